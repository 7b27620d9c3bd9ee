// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Only the font files of the host affect the results.
struct HostEnvironmentTests {
    /// Values that each change a picture, or are printed into it, or fail, where a library listens to them.
    private static let hostile = [
        "FONTCONFIG_FILE=/nonexistent/fonts.conf", "FONTCONFIG_PATH=/nonexistent", "FONTCONFIG_SYSROOT=/nonexistent",
        "FONTCONFIG_USE_MMAP=0", "FC_DEBUG=8191", "FC_LANG=ja", "FREETYPE_PROPERTIES=truetype:interpreter-version=35",
        "HB_SHAPER_LIST=fallback", "HB_OPTIONS=uniscribe-bug-compatible", "PANGO_LANGUAGE=ja:zh",
        "PANGOCAIRO_BACKEND=fontconfig", "CAIRO_DEBUG=all", "CAIRO_DEBUG_PDF=1",
        "PIXMAN_DISABLE=fast mmx sse2 ssse3 wholeops", "G_DEBUG=fatal-warnings", "G_MESSAGES_DEBUG=all",
        "G_SLICE=always-malloc", "G_ENABLE_DIAGNOSTIC=1", "G_FILENAME_ENCODING=latin1", "MALLOC_PERTURB_=165",
        "LANG=tr_TR.UTF-8", "LC_ALL=ar_EG.UTF-8", "LC_NUMERIC=de_DE.UTF-8", "LANGUAGE=sr:ja", "TZ=Asia/Tokyo",
        "GDK_SCALE=3", "GDK_DPI_SCALE=2", "QT_FONT_DPI=300", "SOURCE_DATE_EPOCH=86400", "XDG_DATA_HOME=/nonexistent",
        "XDG_DATA_DIRS=/nonexistent", "XDG_CONFIG_HOME=/nonexistent", "XDG_CACHE_HOME=/proc/nonexistent",
        "HOME=/proc", "TMPDIR=/nonexistent", "HOME=",
    ]

    /// Text that leaves much to choose: joining, marks, ligatures, the forms of ideographs, words without spaces, emoji.
    private static let layout = """
        {
          "canvas": { "width": 160, "height": 200 },
          "root": {
            "id": "screen", "type": "view",
            "children": [
              { "id": "thai", "type": "label", "numberOfLines": 0, "text": "สวัสดีชาวโลกยินดีต้อนรับสู่ประเทศไทยอันสวยงาม" },
              { "id": "rest", "type": "label", "numberOfLines": 0, "text": "AVATAR 1,5 ﬁ مرحبا क्षत्रिय 骨直 😀 бгд" }
            ]
          },
          "constraints": [
            "thai.leading = screen.leading + 10", "thai.trailing = screen.trailing - 10", "thai.top = screen.top + 10",
            "rest.leading = thai.leading", "rest.trailing = thai.trailing", "rest.top = thai.bottom + 8"
          ]
        }
        """

    private static let formats = ["png", "svg", "pdf", "json"]

    /// The output in each format.
    private func outcomes(_ environment: [String: String]) throws -> [Executable.Outcome] {
        try Self.formats.map { format in
            let input = Data(Self.layout.utf8)
            return try Executable.run(["-", "-o", "-", "--format", format], input: input, environment: environment)
        }
    }

    private func expectNoDifference(_ environment: [String: String]) throws {
        let expected = try outcomes([:])
        let actual = try outcomes(environment)
        for (format, (a, b)) in zip(Self.formats, zip(expected, actual)) {
            #expect(a.status == 0 && !a.output.isEmpty)
            #expect(b.status == a.status, "\(format) \(environment)")
            #expect(b.output == a.output, "\(format) \(environment)")
            #expect(b.errors == a.errors, "\(format) \(environment)")
        }
    }

    @Test func `No environment variable changes a picture`() throws {
        let pairs = Self.hostile.map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
        let environment = pairs.map { (String($0[0]), String($0[1])) }
        try expectNoDifference(Dictionary(environment, uniquingKeysWith: { first, _ in first }))
    }

    /// Each by itself: one of them might hide what another does.
    @Test(arguments: [
        ["PIXMAN_DISABLE": "fast wholeops"], ["FC_DEBUG": "8191"], ["HB_SHAPER_LIST": "fallback"],
        ["CAIRO_DEBUG_PDF": "1"], ["HOME": ""],
    ])
    func `No single environment variable changes a picture`(environment: [String: String]) throws {
        try expectNoDifference(environment)
    }

    @Test func `Thai words come from the installed dictionary`() throws {
        let scratch = try ScratchDirectory()
        try #require(EmptyThaiDictionary.write(to: scratch.path("thbrk.tri")))
        try expectNoDifference(["LIBTHAI_DICTDIR": scratch.url.path])
    }

    @Test func `A home that cannot be written does not matter`() throws {
        let scratch = try ScratchDirectory()
        let home = scratch.url.appending(path: "home")
        try FileManager.default.createDirectory(
            at: home, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o500])
        try expectNoDifference(["HOME": home.path, "XDG_CACHE_HOME": home.path, "TMPDIR": home.path])
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
    }

    /// In a mount namespace of its own, which only some systems grant.
    private static let hidingProc = ["--mount", "sh", "-c", "mount -t tmpfs none /proc && exec \"$@\"", "sh"]

    @Test(.enabled(if: (try? Executable.run(program: "/usr/bin/unshare", hidingProc + ["true"]).status) == 0))
    func `Without a mounted proc the program says so`() throws {
        let outcome = try Executable.run(
            program: "/usr/bin/unshare", Self.hidingProc + [Executable.path.path, "--version"])
        #expect(outcome.status == 70 && outcome.text.isEmpty)
        #expect(outcome.errors == "alrender: /proc: is not mounted; alrender needs it\n")
    }
}
