// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import SourceLocations

/// A message to the author of a layout, with its place.
package struct Diagnostic: Hashable, Sendable {
    /// How much a diagnostic weighs: only an error makes a run fail.
    package enum Severity: String, Hashable, CaseIterable, Sendable {
        case error, warning, note
    }

    /// A further place that helps to understand the message.
    package struct Label: Hashable, Sendable {
        package var range: SourceRange
        package var message: String

        package init(_ range: SourceRange, _ message: String) {
            self.range = range
            self.message = message
        }
    }

    /// A change of the source that would correct it.
    package struct Fix: Hashable, Sendable {
        /// A value to be set in the document, for stages that do not know its text; the stage that does turns it into a
        /// range and a replacement.
        package struct Setting: Hashable, Sendable {
            /// The source range of a view's object, a constraint's object or an equation.
            package var place: SourceRange
            /// From the object inwards; `priority` alone in an equation.
            package var keys: [String]
            /// JSON; null takes the key away, and the key `constraints` adds the value to the list.
            package var value: String

            package init(at place: SourceRange, keys: [String], value: String) {
                self.place = place
                self.keys = keys
                self.value = value
            }
        }

        /// A range of the source and the text that replaces it; an empty range inserts.
        package struct Edit: Hashable, Sendable {
            package var range: SourceRange
            package var replacement: String

            package init(_ range: SourceRange, _ replacement: String) {
                self.range = range
                self.replacement = replacement
            }
        }

        package var description: String
        package var range: SourceRange?
        package var replacement: String?
        package var setting: Setting?
        /// Values that are set together with it.
        package var furtherSettings: [Setting] = []
        /// Changes that belong to the one at `range`, by increasing place.
        package var furtherEdits: [Edit] = []

        package init(
            _ description: String, range: SourceRange? = nil, replacement: String? = nil, setting: Setting? = nil
        ) {
            self.description = description
            self.range = range
            self.replacement = replacement
            self.setting = setting
        }

        /// - Parameter edits: by increasing place.
        package init(_ description: String, edits: [Edit]) {
            self.init(description, range: edits.first?.range, replacement: edits.first?.replacement)
            furtherEdits = Array(edits.dropFirst())
        }

        /// Turns the values that are set into changes of the source, if each of them has one.
        package mutating func resolveSettings(_ edit: (Setting) -> (range: SourceRange, replacement: String)?) {
            guard let setting, replacement == nil else { return }
            let settings = [setting] + furtherSettings
            let edits = settings.compactMap { setting in edit(setting).map { Edit($0.range, $0.replacement) } }
                .sorted { $0.range.lowerBound < $1.range.lowerBound }
            guard edits.count == settings.count else { return }
            (range, replacement) = (edits[0].range, edits[0].replacement)
            furtherEdits = Array(edits.dropFirst())
        }

        /// All changes of the source, by increasing place; empty if it is advice only.
        package var edits: [Edit] {
            guard let range, let replacement else { return [] }
            return [Edit(range, replacement)] + furtherEdits
        }
    }

    /// The room that a view lacks along an axis, points.
    package struct Shortage: Hashable, Sendable {
        package var axis: Axis
        /// The least length at which nothing is missing.
        package var needed: Double
        package var available: Double

        package init(_ axis: Axis, needed: Double, available: Double) {
            self.axis = axis
            self.needed = needed
            self.available = available
        }
    }

    package var code: DiagnosticCode
    package var severity: Severity
    package var message: String
    /// Nil if the diagnostic concerns the whole file.
    package var range: SourceRange?
    package var labels: [Label]
    package var fixes: [Fix]
    /// Ids of the views that it concerns, in document order.
    package var views: [String]
    /// The constraints that it concerns, as equations, in document order.
    package var constraints: [String]
    /// The room that the first of the views lacks.
    package var shortage: Shortage?
    /// The id of the view that holds the constraint at `range`: the nearest common ancestor of what it relates.
    package var holder: String?
    /// The layouts that it is about; empty if it concerns the document's text alone.
    package var contexts: [Context] = []
    /// What Apple's system prints of it, where that is more than the message.
    package var consoleText: String?

    package init(
        _ code: DiagnosticCode, _ severity: Severity, _ message: String, at range: SourceRange? = nil,
        labels: [Label] = [], fixes: [Fix] = [], views: [String] = [], constraints: [String] = [],
        consoleText: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.range = range
        self.labels = labels
        self.fixes = fixes
        self.views = views
        self.constraints = constraints
        self.consoleText = consoleText
    }
}

/// The stable name of a kind of diagnostic, in kebab case. Each stage declares its own beside the check that finds it.
package struct DiagnosticCode: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
    package init(_ rawValue: String) { self.rawValue = rawValue }
}
