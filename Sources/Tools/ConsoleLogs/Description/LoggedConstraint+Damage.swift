// SPDX-License-Identifier: Apache-2.0

/// A paste that was shortened in the middle joins the beginning of one description to the end of another. What such a text seems to
/// say was never printed.
extension LoggedConstraint {
    /// Whether the names and pointers of the equation are as the console prints them, and nothing marks an omission.
    var isUndamaged: Bool {
        guard let equation else { return false }
        if marksOmission || identifier?.contains("...") == true || className?.contains("...") == true { return false }
        return [equation.first.item, equation.second?.item].compactMap { $0 }.allSatisfy { isUndamaged($0) }
    }

    private func isUndamaged(_ item: LoggedItem) -> Bool {
        if item.isSuperview { return true }
        let isExplained = names.contains { $0.item == item }
        // A view's own name, which stands for the class in the table, may hold any character.
        if let className = item.className, className != item.name,
            className.contains(where: { " []()|'\":<>=\n".contains($0) })
        {
            return false
        }
        // People shorten pointers, and replace them by words.
        if let pointer = item.pointer,
            pointer.contains(where: { " []()|'\":=\n".contains($0) }) || pointer.contains("....")
        {
            return false
        }
        if !isExplained, let name = item.name {
            if name.contains(where: { "[](){}|'\":<>=\n".contains($0) }) || name.contains("...") { return false }
        }
        guard let label = item.label else { return true }
        return !["' V:[", "' H:[", "' V:|", "' H:|", "Constraint:0x"].contains { label.contains($0) }
            && !label.ranges(of: ":0x").contains { range in
                label[range.upperBound...].prefix(5).count(where: \.isHexDigit) == 5
            }
    }

    /// `[...]`, `<snip>`, three dots on their own: outside of texts in quotation marks.
    private var marksOmission: Bool {
        let plain = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map { $0.element.lowercased() }
        let marks = [" ... ", "\n...\n", "[...", "(...", "<...", "[truncated", "<truncated", "[snip", "<snip", "[cut"]
        return plain.contains { part in marks.contains { part.contains($0) } }
            || text.ranges(of: "Constraint:0x").count > 1
    }
}
