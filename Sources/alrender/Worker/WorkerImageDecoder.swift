// SPDX-License-Identifier: Apache-2.0
import CSandbox
import Glibc
import LayoutModel
import LayoutRendering
import Synchronization

/// Decodes image files in other processes, each of which serves one request at a time and may crash.
final class WorkerImageDecoder: ImageDecoding {
    /// One for the whole program: its processes are started when they are first needed, and end with it.
    static let shared = WorkerImageDecoder()

    private struct Worker {
        var process: pid_t
        var requests: Int32
        var replies: Int32
    }

    private let idle = Mutex<[Worker]>([])

    func result(of work: ImageWork, on file: ImageFile) throws(ImageFault) -> DecodedImage {
        let worker: Worker
        if let waiting = idle.withLock({ $0.popLast() }) { worker = waiting } else { worker = try Self.started() }
        let reply: ImageReply?
        do throws(PipeMessage.Fault) {
            try PipeMessage.write(ImageRequest(work: work, file: file).message, to: worker.requests)
            let deadline = Terminal.milliseconds() + ImageWorker.seconds * 1000
            reply = ImageReply(message: try PipeMessage.read(from: worker.replies, until: deadline), to: work)
        } catch {
            throw .decoderFailed(Self.end(worker, after: error), size: nil)
        }
        guard let reply else { throw .decoderFailed(Self.end(worker, after: .malformed), size: nil) }
        idle.withLock { $0.append(worker) }
        return try reply.result.get()
    }

    /// The program itself, with pipes for its standard streams.
    private static func started() throws(ImageFault) -> Worker {
        var (requests, replies): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard alr_pipe(&requests) == 0 else { throw unavailable(errno) }
        guard alr_pipe(&replies) == 0 else {
            let code = errno
            for end in requests { close(end) }
            throw unavailable(code)
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, requests[0], 0)
        posix_spawn_file_actions_adddup2(&actions, replies[1], 1)
        // A crash becomes a diagnostic.
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let variables = HostEnvironment.current + ["SWIFT_BACKTRACE=enable=no"]
        var words = ["alrender", ImageWorker.argument].map { (word: String) in strdup(word) } + [nil]
        var environment = variables.map { (variable: String) in strdup(variable) } + [nil]
        defer { for word in words + environment { free(word) } }
        var process = pid_t()
        let code = posix_spawn(&process, "/proc/self/exe", &actions, nil, &words, &environment)
        close(requests[0])
        close(replies[1])
        guard code == 0 else {
            close(requests[1])
            close(replies[0])
            throw unavailable(code)
        }
        return Worker(process: process, requests: requests[1], replies: replies[0])
    }

    private static func unavailable(_ code: Int32) -> ImageFault {
        .decoderFailed("the decoder's process cannot be started: \(String(cString: strerror(code)))", size: nil)
    }

    /// Ends a process that cannot be used any more, and returns the reason.
    private static func end(_ worker: Worker, after fault: PipeMessage.Fault) -> String {
        close(worker.requests)
        close(worker.replies)
        // One that closed its pipe is ending by itself, and its status says how.
        if fault != .closed { kill(worker.process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(worker.process, &status, 0) < 0, errno == EINTR {}
        switch fault {
        case .late: return "it takes longer than \(Int(ImageWorker.seconds)) seconds"
        case .malformed: return "the decoder's reply is invalid"
        case .closed:
            let signal = status & 0x7F
            switch signal {
            case 0: return "the decoder ended early"
            case SIGPROF: return "it takes longer than \(ImageWorker.processorSeconds) seconds of processor time"
            default: return "the decoder crashed with signal \(signal)"
            }
        }
    }
}
