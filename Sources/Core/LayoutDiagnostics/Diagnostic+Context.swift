// SPDX-License-Identifier: Apache-2.0
extension Diagnostic {
    /// Which layout of a document a diagnostic is about.
    package struct Context: Hashable, Sendable {
        package var variant: String?
        package var scene: String?
        package var device: String?
        /// `ltr` or `rtl`.
        package var direction: String
        /// Whether it is one of several, or was chosen on the command line, so that a message names it.
        package var isNamed: Bool

        package init(
            variant: String? = nil, scene: String? = nil, device: String? = nil, direction: String = "ltr",
            isNamed: Bool = false
        ) {
            self.variant = variant
            self.scene = scene
            self.device = device
            self.direction = direction
            self.isNamed = isNamed
        }

        /// `variant wide, iphone-16, right to left`
        fileprivate var text: String {
            let parts = [
                variant.map { "variant \($0)" }, scene.map { "scene \($0)" }, device,
                direction == "rtl" ? "right to left" : nil,
            ]
            return parts.compactMap(\.self).joined(separator: ", ")
        }
    }

    /// Layouts that a message names.
    private static let mostContexts = 4

    /// Where it is, and which view holds the constraint, for people; nil if there is nothing to say.
    package var contextText: String? {
        var parts = holder.map { ["'\($0)' holds the constraint"] } ?? []
        let named = contexts.filter { $0.isNamed || $0.direction == "rtl" }.map(\.text).filter { !$0.isEmpty }
        if !named.isEmpty {
            let rest = named.count - Self.mostContexts
            parts.append(
                "in " + named.prefix(Self.mostContexts).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
            )
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
