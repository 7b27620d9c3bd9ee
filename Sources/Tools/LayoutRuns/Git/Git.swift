// SPDX-License-Identifier: Apache-2.0

/// Runs git with arguments, and returns what it prints; throws if it fails.
///
/// - Parameter isQuiet: git's own error message is not shown.
package typealias GitCommand =
    @Sendable (_ arguments: [String], _ isQuiet: Bool) throws(FileFault) -> [UInt8]

/// Asks git about the repository that a folder is in.
package struct Git {
    /// The top folder of the working tree, absolute and without a slash at its end.
    package let root: String

    private let files: any FileSystem
    private let run: GitCommand

    /// Where there is no git.
    package static let unavailable: GitCommand = { (_, _) throws(FileFault) in
        throw FileFault("git", reason: "cannot be run", status: .noInput)
    }

    /// The repository that the working directory is in.
    package init(in files: FileAccess) throws(FileFault) {
        self.files = files.system
        run = files.git
        let isInRepository = files.system.workingTree(around: files.system.place(of: ".")) != nil
        let words = ["-C", ".", "rev-parse", "--show-toplevel"]
        let output: [UInt8]
        do throws(FileFault) {
            output = try run(words, !isInRepository)
        } catch {
            // Otherwise git has said what is wrong with it.
            guard !isInRepository, error.path != "git" else { throw error }
            throw FileFault(
                "",
                reason:
                    "this folder is not in a git repository: 'diff REVISION' and '--changed-since' compare with git",
                status: .noInput)
        }
        root = String(decoding: output, as: UTF8.self).trimmingNewline
    }

    /// Files that differ between the working tree and a commit, and untracked files, relative to the top folder.
    package func changedFiles(since commit: String) throws(FileFault) -> Set<String> {
        let changed = try output(
            ["diff", "--name-only", "--no-renames", "--ignore-submodules=none", "-z", commit, "--"])
        let new = try output(["ls-files", "--others", "--exclude-standard", "-z"])
        return Set((changed + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }

    /// Files and submodules in the index, relative to the top folder, and untracked files that git does not ignore.
    package func trackedFiles() throws(FileFault) -> Set<String> {
        let files = try output(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        return Set(files.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }

    /// The files of a commit, or of the working tree, that git selects; sorted by bytes.
    package func files(in commit: String?, below paths: [String]) throws(FileFault) -> [String] {
        let empty = try output(["hash-object", "-t", "tree", "/dev/null"])
        let tree = String(decoding: empty, as: UTF8.self).trimmingNewline
        let files = try output(
            ["diff", "--name-only", "--no-renames", "--diff-filter=A", "-z", tree] + (commit.map { [$0] } ?? []) + [
                "--"
            ] + paths)
        return files.split(separator: 0).compactMap { String(validating: $0, as: UTF8.self) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The commit where the working tree branched off from a revision; nil if there is none, or if a shallow clone lacks it.
    package func commonCommit(_ revision: String) throws(FileFault) -> String? {
        let commit = try self.commit(revision)
        guard let base = try? output(["merge-base", commit, "HEAD"], isQuiet: true) else { return nil }
        return String(decoding: base, as: UTF8.self).trimmingNewline
    }

    package func commit(_ revision: String) throws(FileFault) -> String {
        let name = "\(revision)^{commit}"
        // It would be read as an option.
        guard !revision.hasPrefix("-"),
            let output = try? output(["rev-parse", "--verify", "--quiet", "--end-of-options", name], isQuiet: true)
        else {
            throw FileFault(
                "", reason: "no revision '\(revision)' in the repository\(hint(onMissing: revision))", status: .noInput)
        }
        return String(decoding: output, as: UTF8.self).trimmingNewline
    }

    /// A clone has the branches of its origin under other names, and in continuous integration often one commit alone.
    private func hint(onMissing revision: String) -> String {
        let remote = "origin/\(revision)"
        if !revision.hasPrefix("-"),
            (try? output(["rev-parse", "--verify", "--quiet", "--end-of-options", remote], isQuiet: true)) != nil
        {
            return "; did you mean '\(remote)'?"
        }
        return hintOnHistory
    }

    /// How a shallow clone gets what it lacks, after a semicolon; empty for any other clone.
    package var hintOnHistory: String {
        let answer = try? output(["rev-parse", "--is-shallow-repository"], isQuiet: true)
        guard let answer, String(decoding: answer, as: UTF8.self).trimmingNewline == "true" else { return "" }
        return "; the clone is shallow: fetch its history, as with 'git fetch --unshallow' or, for actions/checkout, "
            + "'fetch-depth: 0'"
    }

    /// Files that differ between a commit and another, or the working tree with untracked files; sorted by bytes.
    package func changes(from old: String, to new: String?, below paths: [String]) throws(FileFault) -> [GitChange] {
        let found = try output(
            ["diff", "--raw", "--no-renames", "-z", old] + (new.map { [$0] } ?? []) + ["--"] + paths)
        var changes = GitChange.changes(inRawFormat: found)
        if new == nil {
            changes += try output(["ls-files", "--others", "--exclude-standard", "-z", "--"] + paths)
                .split(separator: 0).map { GitChange(pathOfNewFile: $0) }
        }
        // Files with conflicts of a merge are there twice.
        var known: Set<String> = []
        return changes.filter { known.insert($0.path).inserted || $0.isForeign }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Whether a commit has a file or a folder.
    package func has(_ path: String, in commit: String) -> Bool {
        (try? output(["cat-file", "-e", "\(commit):\(path)"], isQuiet: true)) != nil
    }

    /// Nil if the commit has no such file.
    package func contents(of path: String, in commit: String) -> [UInt8]? {
        try? output(["cat-file", "blob", "\(commit):\(path)"], isQuiet: true)
    }

    /// A path of the file system from the top folder; nil for one outside of the working tree.
    package func path(_ path: String) -> String? {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { String(path[..<$0]) } ?? "."
        guard let place = files.relativePath(from: root, to: folder.isEmpty ? "/" : folder), !place.hasPrefix("../")
        else { return nil }
        return place + (slash.map { String(path[path.index(after: $0)...]) } ?? path)
    }

    private func output(_ arguments: [String], isQuiet: Bool = false) throws(FileFault) -> [UInt8] {
        try run(["-C", root] + arguments, isQuiet)
    }
}

extension String {
    fileprivate var trimmingNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
