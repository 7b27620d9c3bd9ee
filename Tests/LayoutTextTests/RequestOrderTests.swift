// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutText
import RandomTestSupport
import Testing

/// What a text measures does not depend on what was measured before, or on other threads.
struct RequestOrderTests {
    @Test func `Right-to-left text does not change how the next one is broken`() throws {
        func request(_ direction: LayoutDirection) -> TextRequest {
            .plain("consectetur", lines: 0, mode: .byWordWrapping, width: 32.4, direction: direction)
        }
        let measurer = try PangoTextMeasurer()
        _ = measurer.shape(request(.rightToLeft))
        let lines = measurer.shape(request(.leftToRight)).lines
        #expect(lines.map(\.text) == ["con", "sec", "tetu", "r"])
        for line in lines { #expect(line.width <= 32.4) }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `Texts are broken alike in any order`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let requests = (0..<150).map { _ in Self.request(&random) }
        let alone = try requests.map { try PangoTextMeasurer().shape($0).lines.map(\.text) }
        for _ in 0..<3 {
            let measurer = try PangoTextMeasurer()
            for index in requests.indices.shuffled(using: &random) {
                let lines = measurer.shape(requests[index]).lines.map(\.text)
                #expect(lines == alone[index], "\(requests[index])")
            }
        }
    }

    @Test func `Texts are broken alike in several threads`() async throws {
        var random = SplitMix(seed: 5)
        let requests = (0..<150).map { _ in Self.request(&random) }
        let alone = try requests.map { try PangoTextMeasurer().shape($0).lines.map(\.text) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for thread in 0..<6 {
                group.addTask {
                    var random = SplitMix(seed: 100 + UInt64(thread))
                    let measurer = try PangoTextMeasurer()
                    return requests.indices.shuffled(using: &random).allSatisfy {
                        measurer.shape(requests[$0]).lines.map(\.text) == alone[$0]
                    }
                }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }

    private static func request(_ random: inout SplitMix) -> TextRequest {
        let words = [
            "consectetur", "2024", "sit", "Привет", "日本語", "elit", "amet", "incididunt", "سلام", "שלום", "ไทย", "한국어",
            "x", "AVATAR", "😀", "नमस्ते",
        ]
        let text = (0...Int.random(in: 0...9, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        return .plain(
            text.joined(separator: " "), size: [11, 17, 20, 32].randomElement(using: &random) ?? 17,
            weight: [400, 700].randomElement(using: &random) ?? 400,
            lines: [0, 0, 2, 3].randomElement(using: &random) ?? 0,
            mode: LineBreakMode.allCases.randomElement(using: &random) ?? .byWordWrapping,
            width: Double(Int.random(in: 200...3000, using: &random)) / 10,
            direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
            language: [nil, nil, "ja", "ar", "he", "de", "th", "zh-Hant"].randomElement(using: &random) ?? nil,
            alignment: [.natural, .justified].randomElement(using: &random) ?? .natural)
    }
}
