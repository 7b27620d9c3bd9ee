// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import Testing
import UIKit

/// What tests compare of a document's layout. A document that cannot be solved is a failure.
extension LayoutDocument {
    private var layout: SolvedLayout? {
        do throws(LayoutError) {
            return try solved()
        } catch {
            Issue.record("\(error)")
            return nil
        }
    }

    /// The frame of every view in its superview, by name; points, rounded to pixels.
    var frames: [String: CGRect] {
        let views = layout?.views ?? []
        return Dictionary(views.map { ($0.id, CGRect($0.pixelFrame)) }) { first, _ in first }
    }

    var viewNames: [String] { layout?.views.map(\.id) ?? [] }

    var diagnostics: [LayoutDiagnostic] { layout?.diagnostics ?? [] }
}
