import ArgumentParser

/// `2`, or `screens/=2` for the cases whose name has that text in it.
struct ToleranceArgument: ExpressibleByArgument, Sendable {
    /// Nil for every case.
    var part: String?
    /// By how much a component of a pixel may differ, of 255.
    var component: Int

    init?(argument: String) {
        let equals = argument.lastIndex(of: "=")
        part = equals.map { String(argument[..<$0]) }
        let number = equals.map { argument[argument.index(after: $0)...] } ?? argument[...]
        guard part != "", let component = Int(number), (0...255).contains(component) else { return nil }
        self.component = component
    }

    func covers(_ name: String) -> Bool { part.map { name.contains($0) } ?? true }
}
