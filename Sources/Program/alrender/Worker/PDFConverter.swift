// SPDX-License-Identifier: Apache-2.0
import CSandbox
import ChildProcesses
import Glibc
import LayoutImages
import LayoutModel
import LayoutRuns
import Synchronization

/// Converts the first page of PDF files to SVG with pdftocairo, which is optional, so that all later stages see an SVG.
final class PDFConverter: Sendable {
    /// One for the whole program: what has been converted is not converted again.
    static let shared = PDFConverter()

    /// Seconds for one file. Its processor time is limited as well.
    private static let seconds = 15.0
    private static let largestFile = 16 << 20
    private static let largestImage = 32 << 20
    /// Different files of one run.
    private static let conversions = 2000
    /// Bytes of files and images that are kept.
    private static let largestCache = 128 << 20

    private struct State {
        var images: [[UInt8]: Result<[UInt8], ImageFault>] = [:]
        var size = 0
        var conversions = 0
    }

    private let state = Mutex(State())

    /// The bytes of an image file: those of a PDF as an SVG, all others as they are.
    func image(_ bytes: [UInt8]) throws(ImageFault) -> [UInt8] {
        guard PDFPage.isPDF(bytes) else { return bytes }
        guard bytes.count <= Self.largestFile else {
            throw .unconvertible("it is larger than \(Self.largestFile >> 20) MB")
        }
        if let known = state.withLock({ $0.images[bytes] }) { return try known.get() }
        let isAllowed = state.withLock { state in
            state.conversions += 1
            return state.conversions <= Self.conversions
        }
        guard isAllowed else { throw .unconvertible("there are more than \(Self.conversions) PDF files") }
        let result: Result<[UInt8], ImageFault>
        do throws(ImageFault) { result = .success(try Self.converted(bytes)) } catch { result = .failure(error) }
        state.withLock { state in
            state.size += bytes.count + ((try? result.get().count) ?? 0)
            if state.size > Self.largestCache { (state.images, state.size) = ([:], 0) }
            state.images[bytes] = result
        }
        return try result.get()
    }

    private static func converted(_ pdf: [UInt8]) throws(ImageFault) -> [UInt8] {
        let file = alr_memory_file()
        guard file >= 0 else { throw unavailable(systemReason) }
        defer { close(file) }
        do throws(FileFault) {
            try OutputFile.writeAll(pdf, to: file, path: "")
        } catch {
            throw .unconvertible(error.reason)
        }
        lseek(file, 0, SEEK_SET)
        var ends: [Int32] = [-1, -1]
        guard alr_pipe(&ends) == 0 else { throw unavailable(systemReason) }
        defer { close(ends[0]) }
        let process: ChildProcess
        do throws(ChildProcess.Fault) {
            defer { close(ends[1]) }
            process = try launcher(reading: file, writing: ends[1])
        } catch {
            throw unavailable(error.reason)
        }
        let output = bytes(from: ends[0], until: Terminal.milliseconds() + seconds * 1000)
        if case .failure = output { process.kill() }
        let termination = process.wait()
        let svg = try output.get()
        if case .signal(let signal) = termination { throw .unconvertible("pdftocairo ended with signal \(signal)") }
        if termination == .exit(status: PDFLauncher.missing) { throw .withoutPDFConverter }
        guard termination == .exit(status: 0), let image = PDFPage.image(svg, of: pdf) else {
            throw .unconvertible("pdftocairo cannot read its first page")
        }
        guard !PDFPage.lacksMediaBox(pdf, convertedTo: svg) else {
            throw .unconvertible("its first page has no valid MediaBox, so that its size is unknown")
        }
        return image
    }

    /// The program itself as a `PDFLauncher`.
    private static func launcher(reading input: Int32, writing output: Int32) throws(ChildProcess.Fault) -> ChildProcess
    {
        let path = HostEnvironment.ofPrograms.filter { $0.hasPrefix("PATH=") }
        return try ChildProcess(
            "/proc/self/exe", name: "alrender", arguments: [PDFLauncher.argument],
            environment: HostEnvironment.current + path, input: .descriptor(input), output: .descriptor(output))
    }

    /// All that the process writes, until it ends.
    private static func bytes(from descriptor: Int32, until deadline: Double) -> Result<[UInt8], ImageFault> {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let rest = deadline - Terminal.milliseconds()
            guard rest > 0 else { return .failure(.unconvertible("it takes longer than \(Int(seconds)) seconds")) }
            var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&item, 1, Int32(rest.rounded(.up))) > 0 else { continue }
            let count = read(descriptor, &block, block.count)
            if count == 0 { return .success(bytes) }
            if count < 0 {
                if errno == EINTR { continue }
                return .failure(unavailable(systemReason))
            }
            bytes += block[..<count]
            guard bytes.count <= largestImage else {
                return .failure(.unconvertible("as an SVG it is larger than \(largestImage >> 20) MB"))
            }
        }
    }

    private static func unavailable(_ reason: String) -> ImageFault {
        .unconvertible("pdftocairo cannot be started: \(reason)")
    }

    private static var systemReason: String { String(cString: strerror(errno)) }
}
