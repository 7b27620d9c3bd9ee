// SPDX-License-Identifier: Apache-2.0
import ChildProcesses

/// The user's web browser.
enum Browser {
    /// Where there is none, the address is printed anyway.
    static func open(_ address: String) {
        do throws(ChildProcess.Fault) {
            _ = try ChildProcess("xdg-open", arguments: [address], environment: HostEnvironment.ofPrograms)
        } catch {
            Terminal.complain("there is no 'xdg-open': open the address by hand")
        }
    }
}
