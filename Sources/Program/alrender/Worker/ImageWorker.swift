// SPDX-License-Identifier: Apache-2.0
import CSandbox
import FontFiles
import Glibc
import ImageProcesses
import LayoutRendering

/// The process in which image files are decoded: it answers requests on standard input, and can do nothing else. The program
/// starts itself as one when the first image is used.
enum ImageWorker {
    /// Serves the whole program: its processes are the program itself, and end with it.
    static let decoder = ProcessImageDecoder(program: "/proc/self/exe", environment: HostEnvironment.current)

    private static let memory: UInt64 = 2 << 30
    /// Seconds of processor time, for all requests.
    private static let lifetime: UInt64 = 3600

    /// What librsvg and Fontconfig read: libraries, fonts and their settings.
    static let readable = [
        "/usr", "/lib", "/lib64", "/etc/fonts", "/etc/ld.so.cache", "/var/cache/fontconfig", "/nix/store", "/gnu/store",
    ]

    static func run() -> Never {
        endWithProgram()
        var isConfined = false
        while let message = try? PipeMessage.read(from: 0), let request = ImageRequest(message: message) {
            if !isConfined {
                // What has been loaded needs no files; the request's bytes have not been read yet.
                request.loadLibraries()
                confine()
                isConfined = true
            }
            // Where the kernel does not tell that the program is gone, nothing else ends the process.
            alarm(UInt32(ProcessImageDecoder.seconds) + 5)
            alr_limit_next_request(ProcessImageDecoder.processorSeconds)
            let reply = request.reply().message
            alr_limit_next_request(0)
            alarm(0)
            guard (try? PipeMessage.write(reply, to: 1)) != nil else { break }
        }
        exit(0)
    }

    /// Ends the process when the program does, even in the middle of an image: SIGIO tells that the other end of the socket has
    /// changed.
    private static func endWithProgram() {
        signal(SIGIO) { _ in
            var input = pollfd(fd: 0, events: 0, revents: 0)
            if poll(&input, 1, 0) > 0 { _exit(0) }
        }
        // Threads that draw block signals, and processes that they start inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGIO, SIGALRM, SIGPROF] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        _ = fcntl(0, F_SETOWN, getpid())
        _ = fcntl(0, F_SETFL, fcntl(0, F_GETFL) | O_ASYNC)
        // It may be gone already.
        raise(SIGIO)
    }

    private static func confine() {
        alr_limit_resources(memory, lifetime)
        restrictFiles(to: readable + [BundledFonts.folder].compactMap(\.self), starting: [])
        _ = alr_restrict_calls(0)
    }
    /// Files below the paths stay readable, and the programs can be started, if the kernel has Landlock; without it, only
    /// system calls are restricted.
    static func restrictFiles(to paths: [String], starting programs: [String]) {
        let paths = paths.map { UnsafePointer(strdup($0)) }
        let programs = programs.map { UnsafePointer(strdup($0)) }
        _ = alr_restrict_files(paths, Int32(paths.count), programs, Int32(programs.count))
        for text in paths + programs { free(UnsafeMutablePointer(mutating: text)) }
    }

    /// What the kernel lets a process give up, for `--version`.
    static var confinement: String {
        let landlock = alr_landlock_version()
        let calls = alr_filters_calls() != 0 ? "system calls (seccomp)" : nil
        let files = landlock > 0 ? "files (Landlock \(landlock))" : nil
        let layers = [calls, files].compactMap(\.self)
        let missing = [calls == nil ? "seccomp" : nil, files == nil ? "Landlock" : nil].compactMap(\.self)
        return "images are decoded with "
            + (layers.isEmpty ? "no restrictions" : "restricted " + layers.joined(separator: " and "))
            + (missing.isEmpty ? "" : "; the kernel has no " + missing.joined(separator: " and no "))
    }
}
