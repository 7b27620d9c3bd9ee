// SPDX-License-Identifier: Apache-2.0
import LayoutRuns

/// What a preview has of the program that it is a part of.
package protocol PreviewHost {
    /// Becomes readable when something may have happened in a folder that is watched; negative = never.
    var notificationDescriptor: Int32 { get }

    /// Watches the folders of files.
    func watch(foldersOf paths: [String])

    /// Takes the notifications that have come so far.
    func drainNotifications()

    /// Prints a message.
    func say(_ text: String)
}
