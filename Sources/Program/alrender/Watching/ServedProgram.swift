// SPDX-License-Identifier: Apache-2.0
import PreviewServer

/// What a preview has of this program: notifications of files, interruptions, and standard error.
struct ServedProgram: PreviewHost {
    private let notifications = FileNotifications()

    var notificationDescriptor: Int32 { notifications.descriptor }

    func watch(foldersOf paths: [String]) { notifications.watch(foldersOf: paths) }

    func drainNotifications() { notifications.drain() }

    func interruptibly<Value>(_ work: () -> Value) -> Value { Interruption.endingProgram(work) }

    func say(_ text: String) { Terminal.say(text) }
}
