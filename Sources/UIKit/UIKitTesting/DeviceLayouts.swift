// SPDX-License-Identifier: Apache-2.0
import AutoLayout
package import AutoLayoutTesting
package import Foundation
import LayoutGoldens
import LayoutModel
import SourceLocations
package import UIKit

/// Compares a view's layout on each of several devices with a golden of its own.
@MainActor
package struct DeviceLayouts {
    private let caller: Caller
    private let name: String
    private let recording: LayoutRecording?
    private let folder: URL?

    /// - Parameters:
    ///   - name: nil for the test function.
    ///   - folder: nil for that of the test's file.
    package init(caller: Caller, name: String?, recording: LayoutRecording?, folder: URL? = nil) {
        self.caller = caller
        self.name = name ?? String("\(caller.function)".prefix { $0 != "(" })
        self.recording = recording
        self.folder = folder
    }

    package func expect(_ view: UIView, on devices: [UIDeviceModel]) {
        expect(on: devices) { window in
            view.frame = window.bounds
            window.addSubview(view)
            defer { view.removeFromSuperview() }
            return UIKit.LayoutDocument(of: window)
        }
    }

    package func expect(_ controller: UIViewController, on devices: [UIDeviceModel]) {
        expect(on: devices) { window in
            window.rootViewController = controller
            window.makeKeyAndVisible()
            defer { window.rootViewController = nil }
            return UIKit.LayoutDocument(of: window)
        }
    }

    private func expect(on devices: [UIDeviceModel], _ layout: (UIWindow) -> UIKit.LayoutDocument) {
        for device in devices {
            let document = Self.on(device, layout)
            for finding in document.findings where finding.severity != .note {
                caller.fail("\(device.id): \(finding.message)")
            }
            var options = LayoutExpectation.current
            options.recording = recording?.ofSnapshots ?? options.recording
            // They fail above.
            options.allowsErrors = true
            SnapshotTest(caller: caller, name: "\(name)-\(device.id)", options: options, folder: folder)
                .expect(HierarchyReader(document: document.model), path: name)
        }
    }

    /// A window of a device, while the screen is that device's.
    private static func on(
        _ device: UIDeviceModel, _ layout: (UIWindow) -> UIKit.LayoutDocument
    ) -> UIKit.LayoutDocument {
        let screen = UIScreen.main
        let before = screen.device
        screen.device = device
        defer { screen.device = before }
        return layout(UIWindow(frame: screen.bounds))
    }
}

extension LayoutRecording {
    fileprivate var ofSnapshots: SnapshotRecording {
        switch self {
        case .missing: .missing
        case .failed: .failed
        case .all: .all
        case .never: .never
        }
    }
}

/// Solves the document of a view hierarchy, which has no file.
private struct HierarchyReader: GoldenLayoutReader {
    let document: Document

    func layouts(
        of input: GoldenInput, selecting isSelected: (_ variant: String?) -> Bool, _ pipeline: LayoutPipeline
    ) throws(GoldenFault) -> GoldenLayouts {
        let run = pipeline.solve(document, of: SourceText(name: input.path, ""), findings: [])
        return .solved([GoldenLayout(variant: nil, run: run.judged(.allowed))], isComplete: true)
    }
}
