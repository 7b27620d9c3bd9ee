// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutJSON
import LayoutModel
import SourceLocations

/// Constraints that a document writes in the Visual Format Language.
extension DocumentReader {
    /// The constraints of a string such as `H:|-[a]-|`, plain or under `vfl`; nil if the value is another form of constraint.
    mutating func readVisualFormat(_ value: JSONValue, owner: Int?, scope: NameScope) -> [Constraint]? {
        if let text = value.string {
            guard VisualFormat.isFormat(text) else { return nil }
            return visualFormatConstraints(
                of: text, value, owner: owner, scope: scope, options: VisualFormatOptions(), optionValues: []
            ).map { spelled($0, scope: scope) }
        }
        guard let format = value["vfl"], let text = format.string else { return nil }
        var scope = scope
        for member in value["metrics"]?.members ?? [] {
            scope.metricValues[member.key] = member.value.number
            scope.metrics.append(Document.Metric(name: member.key, value: member.value.number ?? 0))
        }
        let priority = readPriority(value["priority"])
        let identifier = value.string("identifier")
        checkIdentifier(identifier, at: value["identifier"]?.range)
        let optionValues = value["options"]?.elements ?? []
        let options = readVisualFormatOptions(optionValues)
        return visualFormatConstraints(
            of: text, format, owner: owner, scope: scope, options: options, optionValues: optionValues
        ).map { emitted in
            var emitted = emitted
            if !emitted.hasOwnPriority, let priority { emitted.constraint.priority = priority }
            var constraint = spelled(emitted, scope: scope, formatMetrics: value["metrics"])
            constraint.identifier = identifier
            constraint.isActive = value.boolean("isActive") ?? true
            return constraint
        }
    }

    /// The constraint with the names of the document's metrics. Metrics that only the format defines are written as numbers.
    private func spelled(
        _ emitted: VisualFormatConstraint, scope: NameScope, formatMetrics: JSONValue? = nil
    ) -> Constraint {
        func known(_ name: String?) -> String? { name.flatMap { formatMetrics?[$0] == nil ? $0 : nil } }
        return emitted.constraint.spelled(
            constantName: known(emitted.constantName), priorityName: known(emitted.priorityName), scope: scope)
    }

    private mutating func readVisualFormatOptions(_ values: [JSONValue]) -> VisualFormatOptions {
        var options: VisualFormatOptions = []
        var exclusive: [String: JSONValue] = [:]
        for value in values {
            guard let name = value.string, let option = VisualFormatOptions(name: name) else { continue }
            let kind = ["direction", "spacing"].first(where: name.hasPrefix)
            if name == "relativeToMargins", platform == .macos {
                findings.report(
                    .unknownValue, "macOS has no margin attributes, so no relativeToMargins", at: value.range)
            } else if let kind, let other = exclusive[kind], other.string != name {
                findings.report(
                    .contradictoryKeys, "'\(name)' and '\(other.string ?? kind)' exclude each other", at: value.range,
                    labels: [Diagnostic.Label(other.range, "already given here")])
            } else {
                if let kind { exclusive[kind] = value }
                options.formUnion(option)
            }
        }
        return options
    }

    private mutating func visualFormatConstraints(
        of text: String, _ value: JSONValue, owner: Int?, scope: NameScope, options: VisualFormatOptions,
        optionValues: [JSONValue]
    ) -> [VisualFormatConstraint] {
        let context = VisualFormatContext(
            item: { scope.quietItem($0, owner: owner) }, metric: { scope.metricValues[$0] },
            superview: { item in
                switch item {
                case .view(let index): scope.views[index].superview
                case .guide(let index): scope.guides[index].owner
                case .builtInGuide(_, let index): index
                }
            },
            superviewSpacing: platform == .ios ? .layoutMargin : .points(20), options: options)
        let (constraints, errors) = VisualFormat.read(text, in: context)
        let offsets = JSONReader.sourceOffsets(of: value.range, in: bytes)
        func range(_ bytes: Range<Int>) -> SourceRange {
            SourceRange(
                offsets[min(bytes.lowerBound, offsets.count - 1)], offsets[min(bytes.upperBound, offsets.count - 1)])
        }
        for error in errors {
            // The option is what is wrong, not the string.
            let option: JSONValue? =
                if case .alignment(let along) = error.kind {
                    optionValues.first { value in
                        let attribute = value.string.flatMap(VisualFormatOptions.init(name:))?.alignedAttributes.first
                        return attribute?.axis == (along == .vertical ? .vertical : .horizontal)
                    }
                } else {
                    nil
                }
            report(error, in: text, at: option?.range ?? range(error.range), scope: scope)
        }
        return constraints.compactMap { emitted in
            var emitted = emitted
            let source = range(emitted.range)
            emitted.constraint.source = source
            for case .anchor(let anchor) in [emitted.constraint.first, emitted.constraint.second]
            where !scope.has(anchor, at: source, findings: &findings) {
                return nil
            }
            return emitted
        }
    }

    private mutating func report(
        _ error: VisualFormatError, in format: String, at range: SourceRange, scope: NameScope
    ) {
        var meant: String?
        var hint: String?
        switch error.kind {
        case .unknownView(let name):
            guard scope.knowsAllNames, !findings.excused.contains(name) else { return }
            meant = findings.nearest(name, among: items.names)
        case .unknownMetric(let name):
            guard scope.knowsAllNames, !findings.excused.contains(name) else { return }
            let isPriority = format.utf8.dropFirst(max(error.range.lowerBound - 1, 0)).first == UInt8(ascii: "@")
            let priority = isPriority ? UIKitVocabulary.priority(name).flatMap(PriorityName.value) : nil
            meant =
                priority.map { DecimalText.general(Double($0.rawValue)) }
                ?? findings.nearest(name, among: scope.metrics.map(\.name) + items.names)
        case .viewAsNumber(let name):
            hint = "'\(name)' is a view: only the size of a view can be related to another view"
        case _ where error.code == .visualFormatSyntax:
            let dense = format.filter { !$0.isWhitespace }
            let plain = Self.withoutUnits(dense)
            if plain != dense {
                hint = "numbers are in points and have no unit: did you mean '\(plain.shortened)'?"
            } else if !dense.isEmpty, dense != format {
                hint = "a format contains no spaces: did you mean '\(dense.shortened)'?"
            } else {
                hint = Self.hint(for: error, in: format)
            }
        default: break
        }
        findings.report(
            error.code, error.prefixedMessage, at: range, meant: meant, spelling: .bare, hint: hint,
            consoleText: error.isAboutFormat ? error.reason(in: format) : nil)
    }

    /// What is missing at the place of an error: the rest of a relation, or the second bar of a distance.
    private static func hint(for error: VisualFormatError, in format: String) -> String? {
        let before = String(decoding: format.utf8.prefix(error.range.lowerBound), as: UTF8.self)
        switch error.kind {
        case .unknownRelation:
            let next = format.utf8.dropFirst(error.range.lowerBound).first
            if before.hasSuffix("="), next == UInt8(ascii: ">") || next == UInt8(ascii: "<") {
                return "write \(next == UInt8(ascii: ">") ? ">=" : "<=")"
            }
            return before.last.map { "write \($0)=" }
        case .expectedBar:
            let distance = before.split(separator: "-", omittingEmptySubsequences: false).last ?? ""
            let rest = String(decoding: format.utf8.dropFirst(error.range.lowerBound), as: UTF8.self)
            let priority = rest.hasPrefix("@") ? rest.prefix { $0 != "-" && $0 != "[" && $0 != "|" } : ""
            return priority.isEmpty ? "write -\(distance)-" : "write -(\(distance)\(priority))-"
        default: return nil
        }
    }

    /// `[a(20pt)]` as `[a(20)]`.
    private static func withoutUnits(_ format: String) -> String {
        format.replacing(/(\d)(?:pts?|px|dp|points?)(?![A-Za-z0-9_])/) { $0.output.1 }
    }
}

extension VisualFormatError {
    /// In one line, as in a diagnostic, which prints the source line with its caret below.
    var prefixedMessage: String { isAboutFormat ? "Unable to parse constraint format: \(message)" : message }

    /// Whether Apple's parser would report it, rather than the code that installs the constraints.
    fileprivate var isAboutFormat: Bool {
        switch kind {
        case .illegalPriority, .numberOutOfRange: false
        default: true
        }
    }
}

extension NameScope {
    /// The item of a name of the visual format's kind, without a diagnostic where there is none.
    func quietItem(_ name: String, owner: Int?) -> LayoutItem? {
        if let item = items[name] { return item }
        guard let owner else { return nil }
        switch name {
        case "self": return .view(owner)
        case "superview": return views[owner].superview.map { .view($0) }
        default: return nil
        }
    }
}
