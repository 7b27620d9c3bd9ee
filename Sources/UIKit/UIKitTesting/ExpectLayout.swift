// SPDX-License-Identifier: Apache-2.0
@_exported public import AutoLayoutTesting
public import UIKit

/// Lays out a view on several devices, and compares every frame and a picture with what was recorded.
///
/// The view fills a window of each device, the device's safe area included. The goldens are in the folder `__Snapshots__` beside the
/// test's file, a JSON file and a picture for each device. A failure names the constraint, the text or the view that changed, as
/// `alrender test` does, and in Swift Testing has both pictures and their difference as attachments. A layout with constraints that
/// cannot be satisfied, or that leave a frame open, fails as well, unless the options allow errors.
///
/// ```swift
/// @Test @MainActor func theCardFitsEveryPhone() {
///     expectLayout(of: Card(), on: [.iPhone15, .iPhoneSE])
/// }
/// ```
/// - Parameters:
///   - view: a view without superview.
///   - name: what the goldens are named after; nil for the test function.
///   - options: what is recorded and how exactly it is compared.
@preconcurrency @MainActor
public func expectLayout(
    of view: UIView, on devices: [UIDeviceModel] = [.iPhone15], named name: String? = nil,
    options: LayoutExpectation = .current, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    DeviceLayouts(caller: caller, name: name, options: options).expect(view, on: devices)
}

/// Lays out a view controller's view on several devices, and compares it as a view is compared.
///
/// The controller is the root of a window: its view is loaded and its methods are called in UIKit's order.
@preconcurrency @MainActor
public func expectLayout(
    of controller: UIViewController, on devices: [UIDeviceModel] = [.iPhone15], named name: String? = nil,
    options: LayoutExpectation = .current, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    DeviceLayouts(caller: caller, name: name, options: options).expect(controller, on: devices)
}
