// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    private static func form(_ first: String) -> DiagnosticExample {
        .form(
            first, "name.top = screen.top + 20", "field.leading = name.trailing + 8",
            "field.firstBaseline = name.firstBaseline")
    }

    /// Equations and constraint objects.
    static let constraints: [DiagnosticPage] = [
        DiagnosticPage(
            "missing-first-item", "error", "\"Constraint must contain a first layout item\"",
            why: """
                A constraint relates an attribute of a view to another one or to a number.
                """,
            form("20 = 20"), replacing: ["20 = 20": "name.leading = screen.leading + 20"]),
        DiagnosticPage(
            "unknown-item", "error", "no view or guide has that id",
            why: """
                Equations name views by their `id`; the hint gives the nearest one. `self` and `superview` can be used only in a \
                view's own `constraints`.
                """,
            form("nam.leading = screen.leading + 20"), replacing: ["nam.leading": "name.leading"]),
        DiagnosticPage(
            "unknown-guide", "error", "no such built-in guide, or this item does not have it",
            why: """
                Every view has a `safeAreaLayoutGuide`, a `layoutMarginsGuide` and, on iOS, a `readableContentGuide`; scroll views \
                have content and frame guides, the root has a `keyboardLayoutGuide`. Guides have no guides of their own.
                """,
            form("name.leading = screen.safeArea.leading"),
            replacing: ["screen.safeArea.leading": "screen.safeAreaLayoutGuide.leading"]),
        DiagnosticPage(
            "unknown-attribute", "error", "no such attribute, or not for this item or platform",
            why: """
                The attributes are those of NSLayoutConstraint: `leading`, `top`, `width`, `centerX`, `firstBaseline` and so on, \
                without `Anchor`. Layout guides have no baselines and no margins.
                """,
            form("name.leadingAnchor = screen.leading + 20"), replacing: ["leadingAnchor": "leading"]),
        DiagnosticPage(
            "unknown-metric", "error", "no metric has that name",
            why: """
                A name without a dot is a metric: a number from the document's `metrics`. An attribute needs its item, as in \
                `name.width`.
                """,
            form("name.leading = screen.leading + margin"),
            replacing: ["\"root\": {": "\"metrics\": { \"margin\": 20 },\n  \"root\": {"]),
        DiagnosticPage(
            "equation-syntax", "error", "an equation that cannot be parsed",
            why: """
                An equation is `item.attribute = multiplier * item.attribute + constant`, with `=`, `<=` or `>=`, and `@priority` at \
                its end. Numbers are points and have no unit.
                """,
            form("name.leading = screen.leading + 20pt"), replacing: ["20pt": "20"]),
        DiagnosticPage(
            "nonlinear-equation", "error", "an attribute multiplied or divided by another",
            why: """
                Auto Layout solves linear constraints. An aspect ratio is written as a multiple: `a.width = 1.5 * a.height`.
                """,
            .form(
                "field.width / field.height = 8", "field.centerX = screen.centerX", "field.centerY = screen.centerY",
                "name.leading = field.leading", "name.bottom = field.top"),
            replacing: ["field.width / field.height = 8": "field.width = 8 * field.height"]),
        DiagnosticPage(
            "too-many-attributes", "error", "more attributes than a constraint can relate",
            why: """
                A constraint relates two attributes, or two distances such as `(b.leading - a.trailing)`. To express a sum of \
                widths, use a guide or a stack view.
                """,
            form("name.leading = screen.leading + screen.width + field.width"),
            replacing: ["screen.leading + screen.width + field.width": "screen.leading + 20"]),
        DiagnosticPage(
            "illegal-location-constant", "error",
            "a location set to a constant: locations must be specified in pairs",
            why: """
                Relate `leading`, `top` and the other locations to a location of another view, such as the superview.
                """,
            form("name.leading = 20"), replacing: ["name.leading = 20": "name.leading = screen.leading + 20"]),
        DiagnosticPage(
            "invalid-attribute-pairing", "error",
            "a size paired with a location, or locations on different axes (`--permissive` accepts the latter)",
            why: "Horizontal locations go with horizontal ones, vertical with vertical, sizes with sizes.",
            form("name.leading = screen.top + 20"),
            replacing: ["screen.top + 20\",\n    \"name.top": "screen.leading + 20\",\n    \"name.top"]),
        DiagnosticPage(
            "leading-left-pairing", "error", "leading or trailing paired with left or right",
            why: """
                The two are the same edge in only one layout direction.
                """,
            form("name.leading = screen.left + 20"), replacing: ["screen.left": "screen.leading"]),
        DiagnosticPage(
            "illegal-priority", "error", "a priority that is not above 0 and at most 1000",
            why: """
                1000 means required; 750 and 250, or `defaultHigh` and `defaultLow`, are usual for optional constraints.
                """,
            form("name.leading = screen.leading + 20 @1001"), replacing: ["@1001": "@1000"]),
        DiagnosticPage(
            "reserved-identifier", "error", "an identifier that begins with `UI` or `NS`",
            why: """
                NSLayoutConstraint.h reserves both prefixes for the system, so that its own constraints are recognised in logs.
                """,
            form("name.leading = screen.leading + 20 'UIMargin'"), replacing: ["UIMargin": "margin"]),
    ]
}
