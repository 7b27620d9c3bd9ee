// SPDX-License-Identifier: Apache-2.0

/// What is made once for each tie.
///
/// All values that a tie leaves open share one list of its rows, of which there can be as many as values. Found by their first
/// rows and then compared, lists that share their storage take no time in proportion to their rows.
struct TieTable<Row: Hashable, Value> {
    private var entries: [[Row?]: [(lists: [[Row]], value: Value)]] = [:]

    /// The value for some lists of rows, which `make` makes for the first one of them.
    mutating func value(of lists: [Row]..., make: () -> Value) -> Value {
        let key = lists.map { $0.first }
        if let entry = entries[key]?.first(where: { $0.lists == lists }) { return entry.value }
        let value = make()
        entries[key, default: []].append((lists, value))
        return value
    }
}
