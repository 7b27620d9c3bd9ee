// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutDiagnostics
import LayoutModel
import LayoutRepair
import LayoutRuns

/// The operations of `fix`.
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
            height, separated by commas; with ':N' at N points, otherwise at the current distance or size; repeatable.
            """, valueName: "edges[:n]"), transform: PinArgument.init)
    var pin: [PinArgument] = []

    @Option(
        help: ArgumentHelp(
            """
            Aligns the other views with the first, by an attribute such as leading, centerY or firstBaseline; a single view with its \
            superview; repeatable.
            """, valueName: "attribute"), completion: .list(AlignArgument.names), transform: AlignArgument.init)
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

    /// In the order of the help.
    var steps: [RepairStep] {
        var steps = apply.map { RepairStep.fixes(DiagnosticCode($0)) }
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
struct PinArgument {
    var attributes: [PinnedAttribute] = []
    var distance: Double?

    /// Names that people use for these.
    private static let synonyms: [String: String] = [
        "left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "edges": "all", "sides": "all",
        "horizontal": "leading,trailing", "vertical": "top,bottom", "size": "width,height",
        "centerX": "--align centerX",
        "centerY": "--align centerY", "center": "--align centerX --align centerY",
    ]

    private static let longestDistance = 20_000.0

    init(_ text: String) throws {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        for name in parts[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            if name == "all" {
                attributes += PinnedAttribute.edges
            } else if let attribute = PinnedAttribute(rawValue: name) {
                attributes.append(attribute)
            } else {
                let names = PinnedAttribute.allCases.map(\.rawValue) + ["all"]
                let meant = Self.synonyms[name] ?? NearestName.of(name, among: names)
                throw ValidationError(
                    "'\(name)' is not one of \(names.joined(separator: ", "))"
                        + (meant.map { "; did you mean '\($0)'?" } ?? ""))
            }
        }
        guard parts.count == 2 else { return }
        guard let number = Double(parts[1]), number.isFinite else {
            let plain = String(parts[1].prefix { $0.isNumber || $0 == "." || $0 == "-" })
            throw ValidationError(
                "'\(parts[1])' is not a number of points"
                    + (Double(plain) == nil ? "" : "; did you mean '\(parts[0]):\(plain)'?"))
        }
        guard abs(number) <= Self.longestDistance else {
            throw ValidationError("a distance is at most \(Int(Self.longestDistance)) points")
        }
        if number < 0, let size = attributes.first(where: { $0 == .width || $0 == .height }) {
            throw ValidationError("a \(size.rawValue) cannot be negative")
        }
        distance = number
    }
}

/// An attribute that views can be aligned by.
struct AlignArgument {
    var attribute: LayoutAttribute

    private static let attributes: [LayoutAttribute] = [
        .leading, .trailing, .left, .right, .top, .bottom, .centerX, .centerY, .firstBaseline, .lastBaseline,
    ]

    static let names = attributes.map(\.name)

    private static let hints: [String: String] = [
        "center": "did you mean '--align centerX --align centerY'?",
        "horizontal": "did you mean 'centerY', which puts views side by side on one line, or 'centerX'?",
        "vertical": "did you mean 'centerX', which puts views below each other on one line, or 'centerY'?",
        "middle": "did you mean 'centerY'?", "baseline": "did you mean 'firstBaseline'?",
        "baselines": "did you mean 'firstBaseline'?", "start": "did you mean 'leading'?",
        "end": "did you mean 'trailing'?", "width": "use --pin width", "height": "use --pin height",
    ]

    init(_ text: String) throws {
        guard let attribute = Self.attributes.first(where: { $0.name == text }) else {
            let hint = Self.hints[text] ?? NearestName.of(text, among: Self.names).map { "did you mean '\($0)'?" }
            throw ValidationError(
                "'\(text)' is not one of \(Self.names.joined(separator: ", "))" + (hint.map { "; \($0)" } ?? ""))
        }
        self.attribute = attribute
    }
}
