// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import Glibc
package import LayoutRuns

/// Answers requests, and reports events that no request is for.
package protocol LoopbackService {
    /// Descriptors that become readable when there may be news or late answers; negative = never.
    var newsDescriptors: [Int32] { get }

    /// Begins what takes long; nil for a request that is answered at once.
    ///
    /// - Returns: the number that its answer has.
    mutating func begin(_ request: HTTPRequest) -> Int?

    mutating func answer(_ request: HTTPRequest) -> HTTPResponse

    /// Answers that have been found since the last call, by their numbers.
    mutating func lateAnswers() -> [Int: HTTPResponse]

    /// Events since the last call, for all pages that listen.
    mutating func news() -> [String]
}

extension LoopbackService {
    package var newsDescriptors: [Int32] { [] }

    package func begin(_ request: HTTPRequest) -> Int? { nil }

    package func lateAnswers() -> [Int: HTTPResponse] { [:] }

    package func news() -> [String] { [] }
}

/// Answers browsers on this machine until its caller ends it.
///
/// Our own rather than a package's: SwiftNIO adds five megabytes to the program and a quarter of a millisecond to each start, for
/// commands that serve nothing as well, and other servers build on it or on Foundation.
package struct LoopbackServer {
    /// The number that the system gave, if it was free to choose.
    package let port: UInt16
    private let listener: Int32
    private let clock: StageClock

    /// - Parameters:
    ///   - port: 0 for any free one.
    ///   - clock: by which slow connections end.
    package init(port: UInt16, clock: StageClock) throws(FileFault) {
        let name = "127.0.0.1:\(port)"
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard listener >= 0 else { throw Self.fault(name) }
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound else {
            let fault = Self.fault(name)
            close(listener)
            throw fault
        }
        self.listener = listener
        self.clock = clock
        self.port = UInt16(bigEndian: address.sin_port)
    }

    private static func fault(_ name: String) -> FileFault {
        FileFault(name, reason: String(cString: strerror(errno)))
    }

    private struct Connection {
        var descriptor: Int32
        var bytes: [UInt8] = []
        /// The part of the answer that is still to be sent.
        var unsent: ArraySlice<UInt8> = []
        /// The time at which the connection is closed, in milliseconds; each part of an answer that is taken moves it.
        var deadline: Double
        /// Whether the answer has begun and is a stream of events.
        var isStream = false
        /// The number of the answer that comes later.
        var awaitedAnswer: Int?
        /// Whether the answer is more than its head.
        var hasBody = true

        var awaited: Int16 { Int16(unsent.isEmpty ? POLLIN : POLLOUT) }
    }

    /// As many requests can be on their way; browsers open connections ahead of what they ask for.
    private static let mostConnections = 32
    /// In milliseconds: for a whole request or a part of an answer, and between two questions whether to end.
    private static let timeout = 10_000.0
    private static let interval: Int32 = 200

    /// - Parameter isEnded: asked between requests, several times in a second.
    package func serve(_ service: inout some LoopbackService, until isEnded: () -> Bool) {
        var connections: [Connection] = []
        defer {
            for connection in connections { close(connection.descriptor) }
            close(listener)
        }
        while true {
            var polled = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
            polled += connections.map { pollfd(fd: $0.descriptor, events: $0.awaited, revents: 0) }
            polled += service.newsDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            poll(&polled, nfds_t(polled.count), Self.interval)
            if isEnded() { return }
            let now = clock.now()
            var open: [Connection] = []
            for (index, var connection) in connections.enumerated() {
                let isReady = polled[index + 1].revents != 0
                if connection.deadline > now, !isReady || continues(&connection, &service) {
                    open.append(connection)
                } else {
                    close(connection.descriptor)
                }
            }
            connections = open
            let answers = service.lateAnswers()
            for place in connections.indices.reversed() {
                guard let number = connections[place].awaitedAnswer, let response = answers[number] else { continue }
                connections[place].awaitedAnswer = nil
                connections[place].unsent = response.bytes(hasBody: connections[place].hasBody)[...]
                connections[place].deadline = clock.now() + Self.timeout
                if !sendsMore(of: &connections[place]) { close(connections.remove(at: place).descriptor) }
            }
            let news = Array(service.news().map { "data: \($0)\n\n" }.joined().utf8)
            if !news.isEmpty { connections.removeAll { $0.isStream && !takesNews(news, $0) } }
            guard polled[0].revents != 0 else { continue }
            let descriptor = accept(listener, nil, nil)
            guard descriptor >= 0 else {
                // Without a free descriptor, what waits longest makes room; otherwise the listener would stay ready.
                if errno == EMFILE || errno == ENFILE, let oldest = connections.firstIndex(where: { !$0.isStream }) {
                    close(connections.remove(at: oldest).descriptor)
                }
                continue
            }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            if connections.count == Self.mostConnections {
                // A page whose stream ends opens another one.
                let oldest = connections.firstIndex { !$0.isStream } ?? 0
                close(connections.remove(at: oldest).descriptor)
            }
            connections.append(Connection(descriptor: descriptor, deadline: now + Self.timeout))
        }
    }

    /// Reads what is there, and answers if that completes a request, or sends more of the answer; false if the connection ends.
    private func continues(_ connection: inout Connection, _ service: inout some LoopbackService) -> Bool {
        if !connection.unsent.isEmpty { return sendsMore(of: &connection) }
        var block = [UInt8](repeating: 0, count: 1 << 14)
        let count = recv(connection.descriptor, &block, block.count, Int32(MSG_DONTWAIT))
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
        // Nothing more is asked on a stream, or before an answer.
        if connection.isStream || connection.awaitedAnswer != nil { return true }
        connection.bytes += block[..<count]
        switch HTTPRequest.read(connection.bytes) {
        case .incomplete: return true
        case .refused(let status): connection.unsent = HTTPResponse(status).bytes()[...]
        case .complete(let request):
            connection.bytes = []
            connection.hasBody = request.method != "HEAD"
            if let number = service.begin(request) {
                connection.awaitedAnswer = number
                connection.deadline = .infinity
                return true
            }
            let response = service.answer(request)
            connection.unsent = response.bytes(hasBody: connection.hasBody)[...]
            connection.isStream = response.isEventStream
        }
        connection.bytes = []
        return sendsMore(of: &connection)
    }

    /// Sends as much of the answer as the page takes now: one that does not read must not keep the others waiting. False if the
    /// connection ends.
    private func sendsMore(of connection: inout Connection) -> Bool {
        let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        while !connection.unsent.isEmpty {
            let count = connection.unsent.withUnsafeBytes {
                Glibc.send(connection.descriptor, $0.baseAddress, $0.count, flags)
            }
            if count < 0 {
                guard errno == EAGAIN || errno == EINTR else { return false }
                return true
            }
            connection.unsent = connection.unsent.dropFirst(count)
            connection.deadline = clock.now() + Self.timeout
        }
        connection.unsent = []
        if connection.isStream {
            connection.deadline = .infinity
            return true
        }
        shutdown(connection.descriptor, Int32(SHUT_WR))
        return false
    }

    /// False, and the connection is closed, where the page does not read: it asks again.
    private func takesNews(_ bytes: [UInt8], _ connection: Connection) -> Bool {
        let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        if connection.unsent.isEmpty,
            Glibc.send(connection.descriptor, bytes, bytes.count, flags) == bytes.count
        {
            return true
        }
        close(connection.descriptor)
        return false
    }
}
