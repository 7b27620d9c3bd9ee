// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import FontFiles
import LayoutModel
import LayoutRuns
import LayoutText

struct Fonts: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "Lists the file that each font name resolves to, and its version.",
        discussion: CommandHelp.discussion(
            examples: ["alrender fonts", "alrender fonts | grep missing"],
            exitCodes: [.done, .usage, .noInput, .cannotCreate]))

    func run() throws {
        let pipeline = try LayoutPipeline.required()
        let named = Self.systemFonts.map { name, font in (name, font.weight, font.isItalic, pipeline.font(for: font)) }
        let families = pipeline.fonts().map { ($0.file.family, $0.file.weight, $0.file.isItalic, $0) }
        let rows = (named + families).map { name, weight, isItalic, font in
            [
                name, "\(weight)", isItalic ? "italic" : "upright", font.file.path,
                font.version ?? "missing" + (font.file.package.map { " (package \($0))" } ?? ""),
            ]
        }
        try Terminal.printProduct(TextTable(rows: [["name", "weight", "slope", "file", "version"]] + rows).text)
    }

    /// Names other than families: both system fonts in every weight, and the text styles.
    private static var systemFonts: [(name: String, font: Font)] {
        let families = [Font.systemFamily, SystemFont.monospacedDigitFamily]
        let faces = families.flatMap { family in
            FontWeight.allCases.flatMap { weight in
                [false, true].map { (family, Font(family: family, size: 17, weight: weight.value, isItalic: $0)) }
            }
        }
        return faces + TextStyle.allCases.map { ($0.rawValue, $0.font(in: .large, on: .ios)) }
    }
}
