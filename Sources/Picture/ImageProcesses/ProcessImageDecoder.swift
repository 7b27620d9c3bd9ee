// SPDX-License-Identifier: Apache-2.0
internal import ChildProcesses
internal import Glibc
package import LayoutModel
internal import LayoutRendering
internal import Synchronization

/// Decodes image files in processes of the program `alrender`, each of which serves one request at a time and may crash.
package final class ProcessImageDecoder: ImageDecoding {
    /// The only argument of such a process.
    package static let argument = "--decode-images"
    /// Seconds of processor time for one request.
    package static let processorSeconds: Int32 = 10
    /// Seconds that are waited for a reply: more, since the machine may be busy.
    package static let seconds = 60.0

    private struct Worker {
        var process: ChildProcess
        var socket: Int32
    }

    private let program: String
    private let environment: [String]
    private let idle = Mutex<[Worker]>([])

    /// Processes are started when they are first needed. They end when this process does.
    ///
    /// - Parameters:
    ///   - program: the path of the program, of the same version as this code.
    ///   - environment: its variables, as `NAME=value`.
    package init(program: String, environment: [String] = []) {
        self.program = program
        self.environment = environment
    }

    deinit {
        for worker in idle.withLock({ $0 }) { _ = Self.end(worker, after: .malformed) }
    }

    package func result(of work: ImageWork, on file: ImageFile) throws(ImageFault) -> DecodedImage {
        let worker: Worker
        if let waiting = idle.withLock({ $0.popLast() }) { worker = waiting } else { worker = try started() }
        let reply: ImageReply?
        do throws(PipeMessage.Fault) {
            try PipeMessage.write(ImageRequest(work: work, file: file).message, to: worker.socket, isSocket: true)
            let deadline = PipeMessage.now + Self.seconds * 1000
            reply = ImageReply(message: try PipeMessage.read(from: worker.socket, until: deadline), to: work)
        } catch {
            throw .decoderFailed(Self.end(worker, after: error), size: nil)
        }
        guard let reply else { throw .decoderFailed(Self.end(worker, after: .malformed), size: nil) }
        idle.withLock { $0.append(worker) }
        return try reply.result.get()
    }

    /// A process whose standard input and output are one socket.
    private func started() throws(ImageFault) -> Worker {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Self.unavailable(String(cString: strerror(errno))) }
        defer { close(ends[1]) }
        do throws(ChildProcess.Fault) {
            // Without standard error: a crash becomes a diagnostic.
            let process = try ChildProcess(
                program, name: "alrender", arguments: [Self.argument],
                environment: environment + ["SWIFT_BACKTRACE=enable=no"],
                input: .descriptor(ends[1]), output: .descriptor(ends[1]))
            return Worker(process: process, socket: ends[0])
        } catch {
            close(ends[0])
            throw Self.unavailable(error.reason)
        }
    }

    private static func unavailable(_ reason: String) -> ImageFault {
        .decoderFailed("the decoder's process cannot be started: \(reason)", size: nil)
    }

    /// Ends a process that is no longer usable, and returns the reason.
    private static func end(_ worker: Worker, after fault: PipeMessage.Fault) -> String {
        close(worker.socket)
        // One that closed its end is ending by itself, and its status says how.
        if fault != .closed { worker.process.kill() }
        let termination = worker.process.wait()
        switch fault {
        case .late: return "it takes longer than \(Int(seconds)) seconds"
        case .malformed: return "the decoder's reply is invalid"
        case .closed:
            switch termination {
            case .exit: return "the decoder ended early"
            case .signal(SIGPROF): return "it takes longer than \(processorSeconds) seconds of processor time"
            case .signal(let signal): return "the decoder crashed with signal \(signal)"
            }
        }
    }
}
