// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    private static let plain = DiagnosticExample.xib("")

    private static func replaced(_ old: String, _ new: String) -> DiagnosticExample { plain.replacing(old, with: new) }

    private static func labels(
        _ first: String, _ second: String?, frame: String = "x=\"20\" y=\"40\" width=\"42\" height=\"20.5\""
    ) -> String {
        let id = second.map { " id=\"\($0)\"" } ?? ""
        return """
                  <subviews>
                    <label opaque="NO" text="Label" fixedFrame="YES" id="\(first)">
                      <rect key="frame" \(frame)/>
                    </label>
                    <label opaque="NO" text="Label" fixedFrame="YES"\(id)>
                      <rect key="frame" x="20" y="80" width="42" height="20.5"/>
                    </label>
                  </subviews>
            """
    }

    /// The file as a whole.
    static let interfaceBuilderFiles: [DiagnosticPage] = [
        DiagnosticPage(
            "malformed-xml", "error", "the file is not well-formed XML",
            why: "Often the file contains the markers of a merge conflict. Resolve it, then open the file in Xcode.",
            replaced("      <rect key", "<<<<<<< HEAD\n      <rect key"), corrected: plain),
        DiagnosticPage(
            "document-type-declaration", "error", "a document type declaration, which could define entities",
            why: """
                Entities could make the file refer to other files, or expand without limit.
                """,
            replaced("<document", "<!DOCTYPE document>\n<document"), corrected: plain),
        DiagnosticPage(
            "xml-too-deep", "error", "elements nested beyond the limit",
            why: "No view hierarchy needs so many levels.",
            .file(
                String(repeating: "<view>", count: 2_000) + String(repeating: "</view>", count: 2_000)),
            corrected: plain),
        DiagnosticPage(
            "xml-too-large", "error", "a file beyond the limit",
            why: """
                The limits are 64 MiB, 500,000 elements, 2,500,000 attributes, and 1,000 attributes of an element. Split the \
                storyboard with storyboard references.
                """,
            nil),
        DiagnosticPage(
            "not-interface-builder", "error", "XML, but not a `.xib` or `.storyboard` file",
            why: """
                The root element must be `document` with a `targetRuntime`. Old archives (version 7) must be saved again with \
                Xcode 5 or later.
                """,
            .file("<plist version=\"1.0\"><dict/></plist>"), corrected: plain),
        DiagnosticPage(
            "newer-than-known", "note", "a system version, or a file of an Xcode, that is newer than the known ones",
            why: """
                Bars and controls have the measures of the newest system that is known, which may have changed since. A newer \
                alrender may know the system.
                """,
            replaced("22505", "26100"), corrected: plain),
        DiagnosticPage(
            "unsupported-target-runtime", "error", "a file for a platform other than iOS, tvOS or macOS",
            why: "watchOS lays out its interface without Auto Layout.",
            replaced("iOS.CocoaTouch", "watchKit"), corrected: plain),
        DiagnosticPage(
            "unsupported-format-version", "warning",
            "an older file format: open the file in Xcode and save it",
            why: """
                Only format 3.0, which Xcode 5 and later write, is supported. Other formats are read as if they were \
                3.0.
                """,
            replaced("version=\"3.0\"", "version=\"2.0\""), corrected: plain),
        DiagnosticPage(
            "unknown-simulated-device", "warning", "an unknown simulated device",
            why: "The scene is drawn at 2 pixels per point without a safe area. Choose a device with `--device`.",
            replaced("retina4_7", "retina9_9"), corrected: plain),
        DiagnosticPage(
            "scene-too-large", "error",
            "a root view larger than the largest canvas; the scene is left out",
            why: """
                A canvas has at most 20,000 points on a side. Put the content of a long scrolling screen into its own file.
                """,
            replaced("height=\"667\"", "height=\"66700\""), corrected: plain),
        DiagnosticPage(
            "duplicate-object-id", "error", "two objects of the file have the same id",
            why: """
                Constraints would refer to the wrong one. A merge has probably kept both versions of an object: remove one.
                """,
            .xib(labels("lab-1", "lab-1")), corrected: .xib(labels("lab-1", "lab-2"))),
        DiagnosticPage(
            "missing-object-id", "error", "a view without an id",
            why: "Interface Builder gives every object an id. The file was edited by hand or by a script: add one.",
            .xib(labels("lab-1", nil)), corrected: .xib(labels("lab-1", "lab-2"))),
        DiagnosticPage(
            "unusable-number", "warning", "an attribute that should be a number, and is none or is out of range",
            why: "The default of the attribute is used instead.",
            .xib(labels("lab-1", "lab-2", frame: "x=\"20\" y=\"40\" width=\"nan\" height=\"20.5\"")),
            corrected: .xib(labels("lab-1", "lab-2"))),
        DiagnosticPage(
            "no-scenes", "warning", "the file has no view to lay out",
            why: "A storyboard with only references, or a `.xib` with only objects, has nothing to draw.",
            .file(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                  <objects/>
                </document>
                """), corrected: plain),
        DiagnosticPage(
            "without-auto-layout", "note",
            "the file does not use Auto Layout; its views are laid out by autoresizing masks",
            why: """
                "Use Auto Layout" is off in the file inspector. Autoresizing masks act as on Interface Builder's \
                canvas.
                """,
            replaced(" useAutolayout=\"YES\"", ""), corrected: plain),
    ]
}
