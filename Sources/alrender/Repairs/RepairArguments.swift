// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import LayoutRepair

/// What `fix` is to do.
struct RepairArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Applies the fixes of the diagnostics with this code; repeatable.", valueName: "code"))
    var apply: [String] = []

    @Flag(help: "Removes all constraints.")
    var clear = false

    @Flag(help: "Removes all constraints and adds those that keep every view where it is.")
    var reset = false

    @Option(
        help: ArgumentHelp(
            """
            Fixes edges to their nearest neighbours, or sizes: 'all', or some of top, leading, bottom, trailing, width and \
            height, separated by commas; with ':N' at N points, else as they are; repeatable.
            """, valueName: "edges[:n]"))
    var pin: [PinArgument] = []

    @Option(
        help: ArgumentHelp(
            """
            Aligns the other views with the first, by an attribute such as leading, centerY or firstBaseline; a single view with its \
            superview; repeatable.
            """, valueName: "attribute"))
    var align: [AlignArgument] = []

    @Flag(help: "Sets the constants of the constraints that the design-time frames violate.")
    var updateConstants = false

    @Flag(help: "Adds the fewest constraints that determine every view where it is.")
    var addMissing = false

    @Flag(help: "Sets design-time frames to what the constraints give.")
    var updateFrames = false

    static let optionNames = [
        "--apply", "--clear", "--reset", "--pin", "--align", "--update-constants", "--add-missing", "--update-frames",
    ]

    enum Step {
        case operation(RepairOperation)
        case fixes(DiagnosticCode)
    }

    /// In the order of the help.
    var steps: [Step] {
        var steps = apply.map { Step.fixes(DiagnosticCode($0)) }
        if clear, !reset { steps.append(.operation(.clear)) }
        if reset { steps.append(.operation(.reset)) }
        steps += pin.map { .operation(.pin($0.attributes, distance: $0.distance)) }
        steps += align.map { .operation(.align($0.attribute)) }
        if updateConstants { steps.append(.operation(.updateConstants)) }
        if addMissing { steps.append(.operation(.addMissing)) }
        if updateFrames { steps.append(.operation(.updateFrames)) }
        return steps
    }

    var isEmpty: Bool { steps.isEmpty }

    var isApplyAlone: Bool { steps.allSatisfy { if case .fixes = $0 { true } else { false } } }
}

/// `all`, `top,leading:8`
struct PinArgument: ExpressibleByArgument {
    var attributes: [PinnedAttribute] = []
    var distance: Double?

    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
            guard let number = Double(parts[1]), number.isFinite, abs(number) <= 20_000 else { return nil }
            distance = number
        }
        for name in parts[0].split(separator: ",", omittingEmptySubsequences: false) {
            if name == "all" {
                attributes += PinnedAttribute.edges
            } else {
                guard let attribute = PinnedAttribute(rawValue: String(name)) else { return nil }
                attributes.append(attribute)
            }
        }
        if attributes.isEmpty { return nil }
    }
}

/// An attribute that views can be aligned by.
struct AlignArgument: ExpressibleByArgument {
    var attribute: LayoutAttribute

    private static let attributes: [LayoutAttribute] = [
        .leading, .trailing, .left, .right, .top, .bottom, .centerX, .centerY, .firstBaseline, .lastBaseline,
    ]

    init?(argument: String) {
        guard let attribute = Self.attributes.first(where: { $0.name == argument }) else { return nil }
        self.attribute = attribute
    }

    static var allValueStrings: [String] { attributes.map(\.name) }
}
