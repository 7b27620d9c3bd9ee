// SPDX-License-Identifier: Apache-2.0
public import Testing
public import UIKit

/// Which recorded layouts a test writes.
public enum LayoutRecording: Hashable, Sendable {
    /// Layouts that are not there yet.
    case missing
    /// Every layout.
    case all
    /// No layout: a recorded layout that is missing fails the test.
    case never
}

/// Lays out a view on several devices and compares every frame with what was recorded.
///
/// The view fills a window of each device, the device's safe area included. The recorded layouts are texts in the folder
/// `__Snapshots__` beside the test's file, one for each device. A layout with constraints that cannot be satisfied, or
/// that leave a frame open, fails as well.
///
/// ```swift
/// @Test @MainActor func theCardFitsEveryPhone() {
///     expectLayout(of: Card(), on: [.iPhone15, .iPhoneSE])
/// }
/// ```
/// - Parameters:
///   - view: a view without superview.
///   - name: what the recorded layout is named after; nil for the test function.
@MainActor
public func expectLayout(
    of view: UIView, on devices: [UIDeviceModel] = [.iPhone15], named name: String? = nil,
    recording: LayoutRecording = .missing, sourceLocation: SourceLocation = #_sourceLocation,
    filePath: String = #filePath, function: String = #function
) {
    let files = RecordedLayouts(testFile: filePath, name: name ?? function)
    for device in devices {
        let layout = on(device) { window in
            view.frame = window.bounds
            window.addSubview(view)
            defer { view.removeFromSuperview() }
            return LayoutDocument(of: window)
        }
        files.compare(layout, device: device.id, recording: recording, at: sourceLocation)
    }
}

/// Lays out a view controller's view on several devices and compares every frame with what was recorded.
///
/// The controller is the root of a window: its view is loaded and its methods are called in UIKit's order.
@MainActor
public func expectLayout(
    of controller: UIViewController, on devices: [UIDeviceModel] = [.iPhone15], named name: String? = nil,
    recording: LayoutRecording = .missing, sourceLocation: SourceLocation = #_sourceLocation,
    filePath: String = #filePath, function: String = #function
) {
    let files = RecordedLayouts(testFile: filePath, name: name ?? function)
    for device in devices {
        let layout = on(device) { window in
            window.rootViewController = controller
            window.makeKeyAndVisible()
            defer { window.rootViewController = nil }
            return LayoutDocument(of: window)
        }
        files.compare(layout, device: device.id, recording: recording, at: sourceLocation)
    }
}

/// A window of a device, while the screen is that device's.
@MainActor
private func on(_ device: UIDeviceModel, _ layout: (UIWindow) -> LayoutDocument) -> LayoutDocument {
    let screen = UIScreen.main
    let before = screen.device
    screen.device = device
    defer { screen.device = before }
    return layout(UIWindow(frame: screen.bounds))
}
