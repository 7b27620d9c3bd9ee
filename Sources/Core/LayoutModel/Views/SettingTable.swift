// SPDX-License-Identifier: Apache-2.0
extension ViewContent.StackView {
    /// Settings of single arranged subviews, each found without a look at the others. Of several for one view the last counts.
    package struct SettingTable<Value: Hashable & Sendable> {
        #if hasFeature(Embedded)
            // A page is smaller without a table.
            private let settings: [Setting<Value>]

            package init(_ settings: [Setting<Value>]) { self.settings = settings }

            package subscript(view: View) -> Value? { settings.last { $0.isOf(view) }?.value }
        #else
            private let values: [String: Value]

            package init(_ settings: [Setting<Value>]) {
                values = Dictionary(settings.lazy.map { ($0.view, $0.value) }) { $1 }
            }

            package subscript(view: View) -> Value? { values.isEmpty ? nil : values[view.id] }
        #endif
    }
}
