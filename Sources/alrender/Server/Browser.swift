// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The user's web browser.
enum Browser {
    /// Where there is none, the address is printed anyway.
    static func open(_ address: String) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream: Int32 in 0...2 { posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0) }
        let command: [String] = ["xdg-open", address]
        var words = command.map { strdup($0) } + [nil]
        var environment = HostEnvironment.ofPrograms.map { strdup($0) } + [nil]
        defer { for word in words + environment { free(word) } }
        var child = pid_t()
        guard posix_spawnp(&child, "xdg-open", &actions, nil, &words, &environment) != 0 else { return }
        Terminal.complain("there is no 'xdg-open': open the address by hand")
    }
}
