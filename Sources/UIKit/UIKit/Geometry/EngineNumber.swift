// SPDX-License-Identifier: Apache-2.0
/// The largest number that the engine takes, points: that of layout files. Apple does not say where Auto Layout's limit is.
let largestEngineNumber: CGFloat = 1e9

extension CGFloat {
    /// The number for the engine: not beyond its limits, and 0 if it is not a number.
    var engineNumber: Double {
        isNaN ? 0 : Double(Swift.min(Swift.max(self, -largestEngineNumber), largestEngineNumber))
    }

    var isWithinEngineLimits: Bool { magnitude <= largestEngineNumber }
}

extension UIEdgeInsets {
    var isWithinEngineLimits: Bool {
        top.isWithinEngineLimits && left.isWithinEngineLimits && bottom.isWithinEngineLimits
            && right.isWithinEngineLimits
    }
}

extension CGSize {
    var isWithinEngineLimits: Bool { width.isWithinEngineLimits && height.isWithinEngineLimits }
}

/// Reports of numbers that the layout replaces, each kind once in a process.
@MainActor
enum NumberLog {
    private static var reported: Set<String> = []

    /// Auto Layout's text.
    static func reportConstant() {
        guard reported.insert("constant").inserted else { return }
        Console.write(
            "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value "
                + "will be substituted, but this problem should be fixed. Break on BOOL "
                + "_NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once.  This may break in "
                + "the future.\n")
    }

    /// - Parameter property: of a view, which is not a number or beyond the limits.
    static func report(_ property: String, of view: UIView) {
        guard reported.insert(property).inserted else { return }
        Console.write(
            "The \(property) of \(view) is not a number, or exceeds \(Int(largestEngineNumber)) points. The layout takes "
                + "another number for it. This will be logged only once.\n")
    }
}
