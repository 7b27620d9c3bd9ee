// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// Conflicts that overlap so much that not all of them are listed.
struct LongConflictDiagnosticTests {
    /// 150 views in a row, each 45 points wide where there is room for 30.
    private static var sketch: LayoutSketch {
        var sketch = LayoutSketch(4500, 100)
        for index in 0..<150 {
            sketch.add("v\(index)")
            sketch.constrain(
                """
                v\(index).leading == \(index == 0 ? "root.leading" : "v\(index - 1).trailing")
                v\(index).top == root.top
                v\(index).height == 10
                v\(index).width >= 45
                """)
        }
        sketch.constrain("v149.trailing == root.trailing")
        return sketch
    }

    @Test func `Every broken constraint is named by a diagnostic, also where its conflict is not listed`() throws {
        let layout = Self.sketch.solve()
        let broken = layout.constraints.count { $0.status == .broken }
        let conflicts = layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }
        let last = try #require(conflicts.first { $0.message.contains("whose conflict") })
        #expect(layout.conflicts.count + last.constraints.count == broken)
        #expect(conflicts.count == layout.conflicts.count + 1)
        #expect(last.severity == .error)
        #expect(layout.conflicts.count < 40)
    }
}
