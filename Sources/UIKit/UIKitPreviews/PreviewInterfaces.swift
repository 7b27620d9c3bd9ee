// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// The files of Interface Builder that the screens may load, in a file beside the program.
struct PreviewInterfaces: Codable {
    /// Absolute paths by name, as in `Main.storyboard`.
    var paths: [String: String]
    /// The names of the files that name a class, by the class.
    var classes: [String: [String]]

    /// Nil for a program without such files.
    static func read() -> PreviewInterfaces? {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let list = try? Data(contentsOf: folder.appending(path: "interfaces.json"))
        return list.flatMap { try? JSONDecoder().decode(PreviewInterfaces.self, from: $0) }
    }

    @MainActor var interfaces: AppInterfaces {
        AppInterfaces(
            module: "Screens",
            contents: paths.mapValues { path in { (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) } } },
            classes: classes)
    }
}

/// An object of a class as the app's files of Interface Builder have it; nil if none has it.
@MainActor
public func _interface(_ name: String) -> Any? { AppInterfaces.current.object(ofClass: name) }

/// What an outlet or an inspectable property takes of a file of Interface Builder; nil for a value of another type.
public func _connected<Value>(_ value: Any, _ property: @autoclosure () -> Value?) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    let forms: [Any] = [CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0, number != 0]
    return forms.lazy.compactMap { $0 as? Value }.first
}
