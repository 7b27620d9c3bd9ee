// SPDX-License-Identifier: Apache-2.0
import Foundation
import InterfaceBuilderFiles

/// One line of `scenes.jsonl`: a scene whose recorded frames are known to follow from its constraints.
struct CorpusScene: Decodable, Sendable {
    struct Inset: Decodable, Sendable {
        var kind: String
        var edge: String
        var value: Double
        var ofRoot: Bool
    }

    var file: String
    /// The root view's object id.
    var id: String
    var platform: String
    /// Whether no frame depends on the size of a text.
    var textFree: Bool
    /// Whether treating all priorities as one level gives other frames: those scenes try their order.
    var exactOnePriorityLevel: Bool
    /// Whether device, version and file tell the safe area and the margins.
    var exactWithoutInference: Bool
    var insets: [Inset]
    var features: [String]

    /// The safe area and margins that the recorded frames imply.
    var knownInsets: [KnownInset] {
        insets.compactMap { inset in
            guard let guide = KnownInset.Guide(rawValue: inset.kind), let edge = KnownInset.Edge(rawValue: inset.edge)
            else {
                return nil
            }
            return KnownInset(guide: guide, edge: edge, value: inset.value, isOfRoot: inset.ofRoot)
        }
    }

    /// The repository that the file is from: the first folder of its path.
    var repository: Substring { file.prefix { $0 != "/" } }

    /// Which half of the repositories, by a hash of the name, so that a rule read from one can be tried on the other: 0 or 1.
    var half: Int {
        var hash: UInt32 = 2_166_136_261
        for byte in repository.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash >> 8 & 1)
    }

    static func read(_ path: String) throws -> [CorpusScene] {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let decoder = JSONDecoder()
        return try text.split(separator: "\n").map { try decoder.decode(CorpusScene.self, from: Data($0.utf8)) }
    }
}
