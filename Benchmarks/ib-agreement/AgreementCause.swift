// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel

/// Why a scene does not agree, as far as its frames tell.
enum AgreementCause: CustomStringConvertible {
    case notInFile
    /// Every edge is within half a point: recorded frames were rounded to pixels edge by edge.
    case rounding(SceneAgreement.Difference)
    /// The size that a view has of itself; what follows from it is off too.
    case ownSize(SceneAgreement.Difference)
    /// No own size differs: where constraints put the view.
    case place(SceneAgreement.Difference)

    /// Nil if the scene agrees.
    init?(_ result: SceneAgreement) {
        guard result.isFound else {
            self = .notInFile
            return
        }
        let differences = result.differences
        guard let first = differences.first else { return nil }
        if differences.allSatisfy({ $0.largestEdgeError <= 0.5 + 1e-6 }) {
            self = .rounding(first)
        } else if let own = differences.filter(\.hasOwnSize).max(by: { $0.sizeError < $1.sizeError }),
            own.sizeError > 1e-6
        {
            self = .ownSize(own)
        } else {
            self = .place(first)
        }
    }

    var description: String {
        switch self {
        case .notInFile: "the scene is not in the file"
        case .rounding(let view):
            "rounding: \(Self.name(view)) is within half a point at every edge, and so is every other view"
        case .ownSize(let view):
            "\(Self.name(view)) has another size of its own, "
                + String(
                    format: "%+.4g × %+.4g", view.solved.width - view.recorded.width,
                    view.solved.height - view.recorded.height)
        case .place(let view): "\(Self.name(view)) is the first in another place, with no size of its own that differs"
        }
    }

    private static func name(_ view: SceneAgreement.Difference) -> String { "\(view.type.rawValue) \(view.view)" }
}

extension SceneAgreement.Difference {
    /// Points.
    fileprivate var largestEdgeError: Double {
        max(
            abs(recorded.x - solved.x), abs(recorded.y - solved.y), abs(recorded.maxX - solved.maxX),
            abs(recorded.maxY - solved.maxY))
    }

    fileprivate var sizeError: Double {
        max(abs(recorded.width - solved.width), abs(recorded.height - solved.height))
    }

    /// Whether text or an image gives the view a size.
    fileprivate var hasOwnSize: Bool {
        switch type {
        case .label, .button, .textField, .textView, .imageView, .segmentedControl: true
        default: false
        }
    }
}
