// SPDX-License-Identifier: Apache-2.0
/// A workflow command of GitHub Actions: `::error file=a.json,line=1,title=code::message`.
///
/// Escaped as GitHub's documentation of workflow commands requires: percent signs and line breaks, and in properties
/// also colons and commas.
package struct WorkflowCommand: Sendable {
    package enum Name: String, Sendable { case error, warning, notice }

    package var name: Name
    /// In order.
    package var properties: [(key: String, value: String)]
    /// May have line breaks.
    package var message: String

    package init(_ name: Name, _ properties: [(key: String, value: String)], message: String) {
        self.name = name
        self.properties = properties
        self.message = message
    }

    /// Without an end.
    package var text: String {
        let properties = properties.map { "\($0.key)=\(Self.escapedProperty(DisplayText.safe($0.value)))" }
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map {
            DisplayText.safe(String($0))
        }
        return "::\(name.rawValue) \(properties.joined(separator: ","))::\(Self.escaped(lines.joined(separator: "\n")))"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
