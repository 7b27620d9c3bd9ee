// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics

extension Diagnostic {
    /// An input took longer than it may.
    ///
    /// - Parameter endsRun: whether nothing else is done.
    package static func timeLimit(_ seconds: Double, endsRun: Bool) -> Diagnostic {
        let number = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
        let time = number == "1" ? "1 second" : "\(number) seconds"
        return Diagnostic(
            .timeLimit, .error,
            "not finished after \(time): \(endsRun ? "the run ends; " : "")'--time-limit SECONDS' raises the limit",
            at: nil)
    }
}

extension DiagnosticCode {
    package static let timeLimit = DiagnosticCode("time-limit")
}
