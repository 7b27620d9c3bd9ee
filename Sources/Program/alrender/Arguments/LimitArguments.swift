// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout

/// Limits on what one input may take.
struct LimitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Ends the run with the diagnostic 'time-limit' when one input takes longer.", valueName: "seconds"))
    var timeLimit = TimeLimitArgument(seconds: 60)

    @Option(
        help: ArgumentHelp(
            "Changes a limit, as in 'text=2000000': \(LimitArgument.names). Repeatable.", valueName: "name=number"))
    var limit: [LimitArgument] = []

    var limits: LayoutLimits {
        var limits = LayoutLimits.standard
        for argument in limit { limits[argument.name] = argument.value }
        return limits
    }
}

/// `30`, `0.5`: seconds above 0.
struct TimeLimitArgument: ExpressibleByArgument {
    var seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    init?(argument: String) {
        guard let seconds = Double(argument), seconds > 0, seconds <= 1e6 else { return nil }
        self.seconds = seconds
    }

    var defaultValueDescription: String { String(Int(seconds)) }
}

/// `text=2000000`
struct LimitArgument: ExpressibleByArgument {
    var name: LayoutLimits.Name
    var value: Double

    static var names: String { LayoutLimits.Name.allCases.map(\.rawValue).joined(separator: ", ") }

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let name = LayoutLimits.Name(rawValue: String(parts[0])),
            let value = Double(parts[1]), value >= 1, value <= 1e12
        else { return nil }
        self.name = name
        self.value = value
    }
}
