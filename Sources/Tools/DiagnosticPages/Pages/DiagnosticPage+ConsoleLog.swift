// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    private static let log = DiagnosticExample.log(
        """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x600001 UIView:0x7f01.width == 100   (active)>",
            "<NSLayoutConstraint:0x600002 UIView:0x7f01.width == 200   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600002 UIView:0x7f01.width == 200   (active)>
        """)

    /// Console logs.
    static let consoleLogs: [DiagnosticPage] = [
        DiagnosticPage(
            "conflict-in-log", "error", "a log has a conflict report",
            why: """
                Reported with `--diagnostics` alone, one line for each conflict. It is corrected in the layout: `alrender explain LOG` \
                says how.
                """,
            .findings(log.text)),
        DiagnosticPage(
            "layout-message", "warning", "a log has another message about a layout",
            why: """
                Reported with `--diagnostics` alone, one line for each message. It is corrected in the layout: `alrender explain LOG` \
                says how.
                """,
            .findings(
                "*UIVisualEffectView:0x125e848a0- AMBIGUOUS LAYOUT for UIVisualEffectView:0x125e848a0.Height{id: 35}")),
        DiagnosticPage(
            "no-conflict-report", "warning",
            "the text has no \"Unable to simultaneously satisfy constraints\" with a list",
            why:
                "Copy from that sentence down to \"Will attempt to recover by breaking constraint\" and the line after it.",
            log.replacing("Unable to simultaneously satisfy constraints.\n(\n", with: "My constraints do not work:\n")
                .replacing(
                    "0x600001 UIView:0x7f01.width == 100", with: "0x600001"
                ).replacing(
                    "    \"<NSLayoutConstraint:0x600001   (active)>\",\n    \"<NSLayoutConstraint:0x600002 UIView:0x7f01.width == 200   (active)>\"\n)\n\nWill attempt to recover by breaking constraint\n<NSLayoutConstraint:0x600002 UIView:0x7f01.width == 200   (active)>",
                    with: "the label is too wide."),
            corrected: log),
        DiagnosticPage(
            "cut-log-constraint", "note", "a constraint of the list ends early",
            why: "The readable part of the constraint is used. Copy the whole line for a complete explanation.",
            log.replacing(
                "UIView:0x7f01.width == 100   (active)>\",\n    \"<NSLayoutConstraint:0x600002 UIView:0x7f01.width == 200   (active)>\"\n)\n\nWill attempt to recover by breaking constraint\n<NSLayoutConstraint:0x600002 UIView:0x7f01.width == 200   (active)>",
                with: "UIView:0x7f01.wi"),
            corrected: log),
        DiagnosticPage(
            "unreadable-log-constraint", "warning", "a line of the list is neither a drawing nor an equation",
            why: """
                A library or tool has replaced the description. The other constraints are explained without it.
                """,
            log.replacing("UIView:0x7f01.width == 100   (active)", with: "the width of the view"),
            corrected: log),
        DiagnosticPage(
            "log-too-long", "warning", "only the beginning of a very long log was read",
            why: """
                Of a longer log, the lines that may be about layouts are read, up to one megabyte of them.
                """,
            .log(
                log.text + String(repeating: "2026-01-01 10:00:00 the layout has changed ", count: 30_000)
            ),
            corrected: log),
    ]
}
