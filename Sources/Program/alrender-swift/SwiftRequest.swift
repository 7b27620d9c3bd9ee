// SPDX-License-Identifier: Apache-2.0
/// What `alrender` asks for.
struct SwiftRequest: Codable {
    struct File: Codable {
        var path: String
        var text: String
    }

    var files: [File]
    /// Each as the compiled screens read it, in JSON.
    var canvases: [String]
    /// Names of what is shown; none for what each file shows by itself.
    var views: [String] = []
    /// Whether what the files show is only listed.
    var lists = false
    /// Whether what is missing is replaced by placeholders.
    var stubs = false
}

/// What becomes of a request.
struct SwiftAnswer: Codable {
    struct File: Codable {
        var screens: [Screen] = []
        var diagnostics: [Finding] = []
        /// Bytes of the names of properties and classes, as which views are named.
        var names: [String: [Int]] = [:]
    }

    struct Screen: Codable {
        var name: String
        var kind: String
        var range: [Int]
        /// Whether it is one of those that are requested.
        var isChosen: Bool
        /// The initialisers of a class that cannot be made.
        var needs: [String]
        /// One for each canvas; none if it is not made.
        var layouts: [Layout] = []
    }

    struct Layout: Codable {
        var document: String?
        /// Bytes of each constraint; empty for one that is not written in this file.
        var places: [[Int]] = []
        /// Why there is no document, and where.
        var fault: String?
        var faultRange: [Int]?
    }

    struct Finding: Codable, Hashable {
        var code: String
        var severity: String
        var message: String
        var range: [Int]?
        var help: [String] = []
    }

    var files: [File] = []
    /// Why nothing can be done.
    var fault: String?
}

/// Why no Swift file can be compiled.
struct SwiftFault: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
