// SPDX-License-Identifier: Apache-2.0
/// What `alrender` asks for, a line of JSON each: either to compile files, or to lay out what one of them shows.
struct SwiftRequest: Codable {
    struct File: Codable {
        var path: String
        var text: String
    }

    struct Compilation: Codable {
        var files: [File]
        /// The folder of their project, an absolute path; nil for files of none.
        var project: String?
        /// Absolute paths of the files of Interface Builder of the project.
        var interfaces: [String]?
        /// Names of what is shown; none for what each file shows by itself.
        var views: [String]
        /// Whether what the files show is only listed.
        var lists: Bool
        /// Whether what is missing is replaced by placeholders.
        var stubs: Bool
    }

    struct LayOut: Codable {
        /// The number of compiled files, and one of them.
        var module: Int
        var file: Int
        /// As the compiled screens read it, in JSON.
        var canvas: String
        /// The places of screens among those of the file.
        var screens: [Int]
    }

    var compile: Compilation?
    var layOut: LayOut?
}

/// What becomes of a request, a line of JSON.
struct SwiftAnswer: Codable {
    struct Module: Codable {
        var number: Int
        var files: [File]
        /// The literals of the files, and of what is compiled with them.
        var literals: [String]
        /// Absolute paths of the files of the project that the screens are made from.
        var read: [String]
    }

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
        /// Whether it has been compiled.
        var isMade = false
        /// The initialisers of a class that cannot be made.
        var needs: [String]
    }

    struct Layout: Codable {
        var document: String?
        /// Bytes of each constraint; empty for one that is not written in this file.
        var places: [[Int]] = []
        /// What files of Interface Builder ask for and is not there.
        var notes: [String] = []
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

    var module: Module?
    /// One for each screen that was requested.
    var layouts: [Layout]?
    /// Why nothing can be done.
    var fault: String?
}

/// Why no Swift file can be compiled.
struct SwiftFault: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
