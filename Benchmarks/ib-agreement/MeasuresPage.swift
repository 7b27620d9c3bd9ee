// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// The page of what is known of AppKit's controls, as `ib-agreement --measures` prints it: a line for each row of the table.
enum MeasuresPage {
    static var text: String {
        let rows = AppKitRow.table.map { row in
            let size = row.size.map(\.rawValue) ?? "any"
            let facts = facts(row.measures)
            return "| \(words(row.kind.rawValue)) | \(size) | \(span(row.eras)) | \(facts) | \(row.repositories) |"
        }
        return """
            # Measures of AppKit's controls

            Sizes and insets of the controls of macOS, in points, from the frames that Xcode recorded in Interface Builder files. The last
            column counts the repositories whose files have such a control; no row rests on fewer than two. Insets are from the frame to
            the alignment rectangle: top, left, bottom, right. `ib-agreement --measures` prints this page.

            | control | size | macOS | measures | repositories |
            |---|---|---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    /// `pushButton` as `push button`.
    private static func words(_ name: String) -> String {
        name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
    }

    private static func span(_ eras: ClosedRange<SystemEra>) -> String {
        let known = SystemEra.System.macOS.eras
        let next = known.first { $0 > eras.upperBound }.map(version)
        let first = eras.lowerBound == known.first ? nil : version(eras.lowerBound)
        return switch (first, next) {
        case (nil, nil): "all"
        case (nil, let next?): "before \(next)"
        case (let first?, nil): "from \(first)"
        case (let first?, let next?): "\(first) to before \(next)"
        }
    }

    /// The first version of an era.
    private static func version(_ era: SystemEra) -> String {
        era == .ventura ? "13" : era.name.split(separator: " ").last.map(String.init) ?? ""
    }

    private static func facts(_ measures: AppKitMeasures) -> String {
        func list(_ numbers: Double...) -> String { numbers.map(DecimalText.shortest).joined(separator: ", ") }
        var facts: [String] = []
        if let insets = measures.insets {
            facts.append("insets \(list(insets.top, insets.left, insets.bottom, insets.right))")
        }
        if let title = measures.title {
            facts.append("around the title \(list(title.top, title.leading, title.bottom, title.trailing))")
        }
        if let image = measures.image {
            facts.append("beside an image \(list(image.width)), height \(list(image.height))")
        }
        if let size = measures.size { facts.append("\(list(size.width)) × \(list(size.height))") }
        if let height = measures.height { facts.append("height \(list(height))") }
        if let segments = measures.segments {
            facts.append("height \(list(segments.height)), at the ends \(list(segments.ends))")
            if let padding = segments.padding { facts.append("beside a title \(list(padding))") }
        }
        if measures.rise != 0 { facts.append("title \(list(measures.rise)) above the middle") }
        if let baseline = measures.baseline { facts.append("baseline \(list(baseline)) above the bottom") }
        return facts.joined(separator: "; ")
    }
}
