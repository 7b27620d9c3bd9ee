// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderEvidence
import LayoutGeometry

/// Why a scene does not agree, as far as its frames tell.
package enum AgreementCause: Hashable, Sendable {
    /// Every edge is within half a point: recorded frames were rounded to pixels edge by edge.
    case rounding
    /// Interface Builder marks views as misplaced: their frames are from before a change of the constraints.
    case misplaced(count: Int)
    /// The recorded frames contradict the constraints themselves.
    case contradiction(RecordedContradiction)
    /// The recorded frames have a safe area or a margin elsewhere: the file does not state it.
    case inset(RecordedInset)
    /// Required constraints conflict.
    case conflict
    /// The constraints leave the frames of views open.
    case ambiguity(count: Int)
    /// Interface Builder marks views whose frames differ as ambiguous.
    case markedAmbiguity(count: Int)
    /// The view whose own size differs most has a font that is not installed.
    case font(FrameAgreement)
    /// The view whose own size, of text or an image, differs most; what follows from it is elsewhere too.
    case ownSize(FrameAgreement)
    /// No own size differs: the first view, in the order of the tree, that the constraints put elsewhere.
    case position(FrameAgreement)

    /// Nil if the scene agrees.
    package init?(_ scene: SceneAgreement) {
        let differences = scene.differences
        guard let first = differences.first else { return nil }
        if differences.allSatisfy({ $0.edgeError <= 0.5 + 1e-6 }) {
            self = .rounding
        } else if scene.misplacedCount > 0 {
            self = .misplaced(count: scene.misplacedCount)
        } else if let contradiction = scene.contradiction {
            self = .contradiction(contradiction)
        } else if let inset = scene.inset {
            self = .inset(inset)
        } else if scene.hasConflicts {
            self = .conflict
        } else if scene.ambiguousCount > 0 {
            self = .ambiguity(count: scene.ambiguousCount)
        } else if let own = differences.filter(\.hasOwnSize).max(by: { $0.sizeError < $1.sizeError }),
            own.sizeError > 1e-6
        {
            self = own.isInOtherFont ? .font(own) : .ownSize(own)
        } else if differences.contains(where: \.isMarkedAmbiguous) {
            self = .markedAmbiguity(count: differences.count(where: \.isMarkedAmbiguous))
        } else {
            self = .position(first)
        }
    }

    /// The kind, for counts.
    package enum Kind: String, CaseIterable, Sendable {
        case rounding, misplaced, contradiction, inset, conflict, ambiguity, font, ownSize, position

        /// What a person would call it.
        package var title: String {
            switch self {
            case .rounding: "rounding to pixels"
            case .misplaced: "misplaced in the file"
            case .contradiction: "recorded frames against the constraints"
            case .inset: "safe area or margin"
            case .conflict: "conflicting constraints"
            case .ambiguity: "ambiguous layout"
            case .font: "font that is not installed"
            case .ownSize: "size of a text or an image"
            case .position: "position or size"
            }
        }
    }

    package var kind: Kind {
        switch self {
        case .rounding: .rounding
        case .misplaced: .misplaced
        case .contradiction: .contradiction
        case .inset: .inset
        case .conflict: .conflict
        case .ambiguity, .markedAmbiguity: .ambiguity
        case .font: .font
        case .ownSize: .ownSize
        case .position: .position
        }
    }

    /// Nil for a cause that is not one view's.
    package var view: FrameAgreement? {
        switch self {
        case .font(let view), .ownSize(let view), .position(let view): view
        case .rounding, .misplaced, .contradiction, .inset, .conflict, .ambiguity, .markedAmbiguity: nil
        }
    }

    package var text: String {
        switch self {
        case .rounding: "rounding: every edge is within half a point"
        case .misplaced(let count):
            "the file marks \(Self.views(count)) as misplaced"
        case .contradiction(let contradiction): contradiction.text
        case .inset(let inset): Self.text(inset)
        case .conflict: "required constraints conflict"
        case .ambiguity(let count): "the constraints leave \(Self.views(count)) ambiguous"
        case .markedAmbiguity(let count): "the file marks \(Self.views(count)) as ambiguous"
        case .font(let view):
            "\(view.type.rawValue) \(view.view) is \(Self.size(view.solved)), \(Self.size(view.recorded)) in the file: its font is not installed"
        case .ownSize(let view):
            "\(view.type.rawValue) \(view.view) is \(Self.size(view.solved)), \(Self.size(view.recorded)) in the file"
        case .position(let view):
            "\(view.type.rawValue) \(view.view) is at \(Self.rect(view.solved)), at \(Self.rect(view.recorded)) in the file"
        }
    }

    private static func text(_ inset: RecordedInset) -> String {
        let guide = inset.guide == .margin ? "margin" : "safe area"
        let text =
            "the recorded frames imply a \(guide) of \(number(inset.recorded)) at the \(inset.edge.rawValue) of "
            + "\(inset.view), where \(number(inset.solved)) is assumed"
        guard inset.index == 0, inset.recorded >= 0 else { return text }
        let option = inset.guide == .margin ? "--margins" : "--safe-area"
        return text + " (\(option) \(inset.edge.rawValue)=\(number(inset.recorded)))"
    }

    private static func views(_ count: Int) -> String { count == 1 ? "1 view" : "\(count) views" }

    private static func size(_ rect: Rect) -> String { "\(number(rect.width)) × \(number(rect.height))" }

    private static func rect(_ rect: Rect) -> String { "(\(number(rect.x)), \(number(rect.y))) \(size(rect))" }

    private static func number(_ value: Double) -> String { DecimalText.shortest((value * 100).rounded() / 100) }
}
