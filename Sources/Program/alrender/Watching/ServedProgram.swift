// SPDX-License-Identifier: Apache-2.0
import PreviewServer

/// What a preview has of this program: notifications of files, and standard error.
struct ServedProgram: PreviewHost {
    private let notifications = FileNotifications()

    var notificationDescriptor: Int32 { notifications.descriptor }

    func watch(foldersOf paths: [String]) { notifications.watch(foldersOf: paths) }

    func drainNotifications() { notifications.drain() }

    func say(_ text: String) { Terminal.say(text) }
}
