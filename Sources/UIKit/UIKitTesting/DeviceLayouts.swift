// SPDX-License-Identifier: Apache-2.0
import AutoLayout
package import AutoLayoutTesting
package import Foundation
package import UIKit

/// Compares a view's layout on each of several devices with a golden of its own.
@MainActor
package struct DeviceLayouts {
    private let caller: Caller
    private let name: String
    private let options: LayoutExpectation
    private let folder: URL?

    /// - Parameters:
    ///   - name: nil for the test function.
    ///   - folder: nil for that of the test's file.
    package init(caller: Caller, name: String?, options: LayoutExpectation, folder: URL? = nil) {
        self.caller = caller
        self.name = name ?? String("\(caller.function)".prefix { $0 != "(" })
        self.options = options
        self.folder = folder
    }

    package func expect(_ view: UIView, on devices: [UIDeviceModel]) {
        expect(on: devices) { window in
            view.frame = window.bounds
            window.addSubview(view)
            defer { view.removeFromSuperview() }
            return LayoutDocument(of: window)
        }
    }

    package func expect(_ controller: UIViewController, on devices: [UIDeviceModel]) {
        expect(on: devices) { window in
            window.rootViewController = controller
            window.makeKeyAndVisible()
            defer { window.rootViewController = nil }
            return LayoutDocument(of: window)
        }
    }

    private func expect(on devices: [UIDeviceModel], _ layout: (UIWindow) -> LayoutDocument) {
        for device in devices {
            let document = Self.on(device, layout)
            if !options.allowsErrors { failOnDiagnostics(of: document, on: device) }
            var options = options
            // They have failed.
            options.allowsErrors = true
            SnapshotTest(caller: caller, name: "\(name)-\(device.id)", options: options, folder: folder)
                .expect(.document(document, title: name))
        }
    }

    private func failOnDiagnostics(of document: LayoutDocument, on device: UIDeviceModel) {
        do throws(LayoutError) {
            for diagnostic in try document.solved().diagnostics where diagnostic.severity != .note {
                caller.fail("\(device.id): \(diagnostic.message)")
            }
        } catch {
            caller.fail("\(device.id): \(error)")
        }
    }

    /// A window of a device, while the screen is that device's.
    private static func on(_ device: UIDeviceModel, _ layout: (UIWindow) -> LayoutDocument) -> LayoutDocument {
        let screen = UIScreen.main
        let before = screen.device
        screen.device = device
        defer { screen.device = before }
        return layout(UIWindow(frame: screen.bounds))
    }
}
