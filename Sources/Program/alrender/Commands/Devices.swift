// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutGeometry
import LayoutJSON
import LayoutModel
import LayoutRuns

struct Devices: ParsableCommand {
    enum Format: String, NamedChoice { case txt, json }

    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "Lists the known devices, with size, scale and safe area.",
        discussion: CommandHelp.discussion(
            examples: ["alrender devices", "alrender devices --format json"], exitCodes: [.done, .usage, .cannotCreate])
    )

    @Option(help: "A table or JSON.")
    var format: Format = .txt

    func run() throws {
        switch format {
        case .json: try Terminal.printProduct(JSONOutput.array(Device.all.map(\.json)).text + "\n")
        case .txt: try Terminal.printProduct(TextTable(rows: [Device.heading] + Device.all.map(\.row)).text)
        }
    }
}

extension Device {
    fileprivate static let heading = ["id", "name", "points", "scale", "safe area, portrait", "landscape"]

    private var upright: Size { size(in: onlyOrientation ?? .portrait) }

    fileprivate var row: [String] {
        func number(_ value: Double) -> String { DecimalText.shortest(value) }
        func edges(_ insets: DirectionalEdgeInsets) -> String {
            [insets.top, insets.leading, insets.bottom, insets.trailing].map(number).joined(separator: " ")
        }
        return [
            id, name, "\(number(upright.width)) × \(number(upright.height))", "@\(number(scale))x",
            edges(portraitSafeArea),
            edges(landscapeSafeArea),
        ]
    }

    fileprivate var json: JSONOutput {
        func edges(_ insets: DirectionalEdgeInsets) -> JSONOutput {
            .object([
                "top": .decimal(insets.top), "leading": .decimal(insets.leading),
                "bottom": .decimal(insets.bottom), "trailing": .decimal(insets.trailing),
            ])
        }
        return .object([
            "id": .string(id), "name": .string(name), "width": .decimal(upright.width),
            "height": .decimal(upright.height),
            "scale": .decimal(scale),
            "safeArea": .object(["portrait": edges(portraitSafeArea), "landscape": edges(landscapeSafeArea)]),
        ])
    }
}
