// SPDX-License-Identifier: Apache-2.0
package import LayoutLints

/// How the diagnostics of a run are judged and completed.
package struct ReportSelection: Sendable {
    /// Whether warnings are errors.
    package var isStrict: Bool
    /// Which advice is given; nil = none.
    package var advice: Lint.Strictness?
    /// Whether diagnostics say how their fixes edit the source, also those that have to be planned.
    package var listsEdits: Bool

    package init(isStrict: Bool = false, advice: Lint.Strictness? = nil, listsEdits: Bool = false) {
        self.isStrict = isStrict
        self.advice = advice
        self.listsEdits = listsEdits
    }
}
