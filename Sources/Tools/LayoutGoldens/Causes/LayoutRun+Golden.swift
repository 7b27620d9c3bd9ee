// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import LayoutJSON
import LayoutModel
import LayoutSource
package import LayoutText

extension LayoutRun {
    /// The layout as a golden records it: the JSON of `solve` without timings, and under `document` what the document says in its
    /// own terms, from which a comparison names the cause of what moved. Nil if there is no layout.
    package func goldenJSON(fonts: [FontListing]) -> JSONOutput? {
        guard let document, case .members(var members)? = json?.value(fonts: fonts) else { return nil }
        if let index = members.firstIndex(where: { $0.key == "constraints" }) {
            let solved = members[index].value.elements
            members[index].value = .array(zip(document.constraints, solved).map { $1.written($0.spelling?.equation) })
        }
        return .members(members + [.init("document", terms(of: document))])
    }

    /// Nothing that changes from run to run or from machine to machine.
    func goldenBytes(fonts: [FontListing]) -> [UInt8]? {
        goldenJSON(fonts: fonts).map { $0.utf8 + [UInt8(ascii: "\n")] }
    }

    private func terms(of document: Document) -> JSONOutput {
        let written = asWritten?.json ?? document.json
        let ids = (asWritten?.document ?? document).views.map(\.id)
        let traits = document.canvas.colorTraits
        return .object([
            "canvas": written["canvas"],
            "metrics": written["metrics"],
            "colors": written["colors"]?.seen(in: traits),
            "components": componentPatterns.unlessEmpty,
            "bars": written["bars"]?.seen(in: traits),
            "views": JSONOutput.members(Self.views(below: written["root"], ids: ids, traits)).unlessEmpty,
        ])
    }

    /// The views with their own members, without what the recorded layout has anyway.
    private static func views(
        below root: JSONOutput?, ids: [String], _ traits: ColorTraits
    ) -> [JSONOutput.Member] {
        var found: [JSONOutput.Member] = []
        var left = [root].compactMap(\.self)
        // Views are in preorder in the document, too.
        var index = 0
        while let view = left.popLast(), index < ids.count {
            if case .members(let members) = view {
                let isPlaced = view["autoresizing"] != nil
                let own = members.filter { member in
                    !structure.contains(member.key) && (member.key != "frame" || isPlaced)
                }
                if !own.isEmpty { found.append(.init(ids[index], JSONOutput.members(own).seen(in: traits))) }
            }
            left += (view["children"]?.elements ?? []).reversed()
            index += 1
        }
        return found
    }

    private static let structure = ["id", "type", "children", "guides", "constraints", "isGridView"]

    /// `{ "episode": ["episode[*]"] }`: the names of the instances of each component.
    private var componentPatterns: JSONOutput {
        let patterns = Dictionary(grouping: instances, by: \.value).mapValues { Set($0.map { $0.key.indexPattern }) }
        return .members(
            patterns.sorted { $0.key < $1.key }.map { .init($0.key, .array($0.value.sorted().map(JSONOutput.string))) })
    }
}

extension String {
    /// `episode[*].title` for `episode[3].title`.
    var indexPattern: String { contains("[") ? replacing(/\[\d+\]/, with: "[*]") : self }
}

extension JSONOutput {
    /// A constraint with the equation that the document gives, which names metrics.
    fileprivate func written(_ equation: String?) -> JSONOutput {
        guard let equation, case .members(let members) = self else { return self }
        return .members(members + [.init("written", .string(equation))])
    }

    /// With each colour that adapts as it is on the canvas: a change of the dark one concerns no light picture.
    fileprivate func seen(in traits: ColorTraits) -> JSONOutput {
        switch self {
        case .array(let elements): return .array(elements.map { $0.seen(in: traits) })
        case .members(let members):
            guard let light = self["light"], let dark = self["dark"] else {
                return .members(members.map { .init($0.key, $0.value.seen(in: traits)) })
            }
            let isDark = traits.appearance == .dark
            let contrasting = traits.contrast == .high ? self[isDark ? "highContrastDark" : "highContrastLight"] : nil
            return contrasting ?? (isDark ? dark : light)
        default: return self
        }
    }
}
