// SPDX-License-Identifier: Apache-2.0
import CSandbox
import ChildProcesses
import Glibc

/// Asks git about the repository that a folder is in.
struct Git {
    /// The top folder of the working tree, absolute and without a slash at its end.
    let root: String

    /// - Parameter folder: in the working tree; empty for the working directory.
    init(folder: String = "") throws(FileFault) {
        let folder = folder.isEmpty ? "." : folder
        let isInRepository = RepositoryPlace.workingTree(around: RelativePath.place(of: folder)) != nil
        let words = ["-C", folder, "rev-parse", "--show-toplevel"]
        let output: [UInt8]
        do throws(FileFault) {
            output = try Self.output(words, isQuiet: !isInRepository)
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
    func changedFiles(since commit: String) throws(FileFault) -> Set<String> {
        let changed = try output(
            ["diff", "--name-only", "--no-renames", "--ignore-submodules=none", "-z", commit, "--"])
        let new = try output(["ls-files", "--others", "--exclude-standard", "-z"])
        return Set((changed + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }

    /// Files and submodules in the index, relative to the top folder, and untracked files that git does not ignore.
    func trackedFiles() throws(FileFault) -> Set<String> {
        let files = try output(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        return Set(files.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }

    /// The files of a commit, or of the working tree, that git selects; sorted by bytes.
    func files(in commit: String?, below paths: [String]) throws(FileFault) -> [String] {
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
    func commonCommit(_ revision: String) throws(FileFault) -> String? {
        let commit = try self.commit(revision)
        guard let base = try? output(["merge-base", commit, "HEAD"], isQuiet: true) else { return nil }
        return String(decoding: base, as: UTF8.self).trimmingNewline
    }

    func commit(_ revision: String) throws(FileFault) -> String {
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
    var hintOnHistory: String {
        let answer = try? output(["rev-parse", "--is-shallow-repository"], isQuiet: true)
        guard let answer, String(decoding: answer, as: UTF8.self).trimmingNewline == "true" else { return "" }
        return "; the clone is shallow: fetch its history, as with 'git fetch --unshallow' or, for actions/checkout, "
            + "'fetch-depth: 0'"
    }

    /// Files that differ between a commit and another, or the working tree with untracked files; sorted by bytes.
    func changes(from old: String, to new: String?, below paths: [String]) throws(FileFault) -> [GitChange] {
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
    func has(_ path: String, in commit: String) -> Bool {
        (try? output(["cat-file", "-e", "\(commit):\(path)"], isQuiet: true)) != nil
    }

    /// Nil if the commit has no such file.
    func contents(of path: String, in commit: String) -> [UInt8]? {
        try? output(["cat-file", "blob", "\(commit):\(path)"], isQuiet: true)
    }

    /// A path of the file system from the top folder; nil for one outside of the working tree.
    func path(_ path: String) -> String? {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { String(path[..<$0]) } ?? "."
        guard let place = RelativePath.path(from: root, to: folder.isEmpty ? "/" : folder), !place.hasPrefix("../")
        else { return nil }
        return place + (slash.map { String(path[path.index(after: $0)...]) } ?? path)
    }

    private func output(_ arguments: [String], isQuiet: Bool = false) throws(FileFault) -> [UInt8] {
        try Self.output(["-C", root] + arguments, isQuiet: isQuiet)
    }

    /// What git prints; a fault if it fails.
    ///
    /// - Parameter isQuiet: git's own error message is not shown.
    private static func output(_ arguments: [String], isQuiet: Bool = false) throws(FileFault) -> [UInt8] {
        var ends: [Int32] = [0, 0]
        guard alr_pipe(&ends) == 0 else { throw FileFault("git", errno: errno) }
        defer { close(ends[0]) }
        let process: ChildProcess
        do throws(ChildProcess.Fault) {
            defer { close(ends[1]) }
            process = try ChildProcess(
                "git", arguments: ["--no-pager"] + arguments, environment: HostEnvironment.ofPrograms,
                output: .descriptor(ends[1]), errors: isQuiet ? .null : .inherited)
        } catch {
            throw FileFault("git", reason: "cannot be run: \(error.reason)", status: .noInput)
        }
        var output: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(ends[0], &block, block.count)
            if count > 0 { output += block[..<count] } else if count == 0 || errno != EINTR { break }
        }
        guard process.wait() == .exit(status: 0) else {
            throw FileFault("git \(arguments.joined(separator: " "))", reason: "failed", status: .noInput)
        }
        return output
    }
}

extension String {
    fileprivate var trimmingNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
