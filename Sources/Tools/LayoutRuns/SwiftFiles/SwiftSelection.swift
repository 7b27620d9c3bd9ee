// SPDX-License-Identifier: Apache-2.0

/// Asks the program that compiles and runs Swift files: a request as a line of JSON leads to an answer as JSON.
package typealias SwiftCommand = @Sendable (_ request: [UInt8]) throws(FileFault) -> [UInt8]

/// What a run shows of its Swift files.
package struct SwiftSelection: Sendable {
    /// Names of classes or previews; none for a file's previews, else its view controllers, else its views.
    package var views: [String] = []
    /// Whether types of the rest of the app are replaced by placeholders.
    package var stubs = false
    /// Whether the Swift files in folders are inputs, too.
    package var runsFolders = false
    /// The Swift files of the run; nil before they are compiled.
    var module: SwiftModule?

    package init() {}

    /// Where no Swift file can be compiled.
    package static let unavailable: SwiftCommand = { (_) throws(FileFault) in
        throw FileFault("", reason: "Swift files can be shown by the program 'alrender' only", status: .noInput)
    }

    /// By its name.
    package static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

    /// Refuses options that apply to no input.
    package func check(isOfSwiftFiles: Bool) throws(UsageFault) {
        guard !isOfSwiftFiles else { return }
        if !views.isEmpty { throw UsageFault("--view applies only to .swift files") }
        if stubs { throw UsageFault("--stubs applies only to .swift files") }
    }
}

extension SceneSelection {
    /// The selection with the Swift files among the inputs compiled together: they may need each other.
    package func compiling(_ inputs: [String], in files: FileAccess) -> SceneSelection {
        guard let swift else { return self }
        let sources = inputs.filter(SwiftSelection.isSwift).compactMap { path in
            (try? files.system.source(path)).map { (key: path, value: $0) }
        }
        var scenes = self
        scenes.swift?.module = sources.isEmpty ? nil : SwiftModule(of: sources, swift, in: files)
        return scenes
    }
}
