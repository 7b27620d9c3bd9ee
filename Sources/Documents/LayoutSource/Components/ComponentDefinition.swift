// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import SourceLocations

/// A view with constraints that a document uses by name.
struct ComponentDefinition {
    let name: String
    let nameRange: SourceRange
    /// The name and default of each; null = a value is required.
    var parameters: [JSONValue.Member]
    let view: JSONValue
    let constraints: JSONValue?
    let metrics: [JSONValue.Member]
    let names: ScopeNames
    let range: SourceRange
    /// The folder of its file, from the document's, with a slash at its end; empty for the document's own.
    let folder: String

    /// - Parameter member: checked: its view is an object.
    init?(_ member: JSONValue.Member, folder: String) {
        guard let view = member.value["view"], case .object = view.content else { return nil }
        name = member.key
        nameRange = member.keyRange
        parameters = member.value["parameters"]?.members ?? []
        self.view = view
        constraints = member.value["constraints"]
        metrics = member.value["metrics"]?.members ?? []
        names = ScopeNames(of: view, namesAll: true)
        range = member.value.range
        self.folder = folder
    }

    func isRequired(_ parameter: JSONValue.Member) -> Bool { parameter.value.content == .null }
}
