// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    private static func label(
        _ attributes: String = "", constraint: String = "",
        font: String = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
        frame: String = "x=\"20\" y=\"40\" width=\"42\" height=\"20.5\"", above: String = ""
    ) -> DiagnosticExample {
        .xib(
            """
            \(above)      <subviews>
                    <label opaque="NO" text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="lab-1"\(attributes)>
                      <rect key="frame" \(frame)/>
                      \(font)
                    </label>
                  </subviews>
                  <constraints>
                    <constraint firstItem="lab-1" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" constant="20" id="con-1"/>
                    <constraint firstItem="lab-1" firstAttribute="top" secondItem="root-0" secondAttribute="top" constant="40" id="con-2"/>
            \(constraint)      </constraints>
            """)
    }

    private static let correctedLabel = label()

    /// A view controller in a .xib, with its view and what is beside it.
    private static func controller(_ content: String) -> DiagnosticExample {
        .file(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
              <device id="retina4_7" orientation="portrait"/>
              <objects>
                <viewController id="vc-1">
                  <view key="view" id="root-0">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  </view>
            \(content)        </viewController>
              </objects>
            </document>
            """)
    }

    private static func extra(_ attributes: String) -> String { "        <constraint \(attributes) id=\"con-3\"/>\n" }

    private static func resources(_ content: String) -> DiagnosticExample {
        .xib("", afterObjects: "  <resources>\n    \(content)\n  </resources>\n")
    }

    /// What is in a scene.
    static let interfaceBuilderScenes: [DiagnosticPage] = [
        DiagnosticPage(
            "unsupported-view", "warning", "a view of an unknown kind, drawn as a box of its recorded size",
            why: "Its constraints have their effect; only its content is not drawn. Nothing needs to be corrected.",
            .xib(
                """
                      <subviews>
                        <hologramView translatesAutoresizingMaskIntoConstraints="NO" id="map-1">
                          <rect key="frame" x="0.0" y="0.0" width="375" height="200"/>
                        </hologramView>
                      </subviews>
                      <constraints>
                        <constraint firstItem="map-1" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" id="c-1"/>
                        <constraint firstAttribute="trailing" secondItem="map-1" secondAttribute="trailing" id="c-2"/>
                        <constraint firstItem="map-1" firstAttribute="top" secondItem="root-0" secondAttribute="top" id="c-3"/>
                        <constraint firstItem="map-1" firstAttribute="height" constant="200" id="c-4"/>
                      </constraints>
                """), replacing: ["hologramView": "view", "id=\"map-1\"": "contentMode=\"scaleToFill\" id=\"map-1\""]),
        DiagnosticPage(
            "unsupported-font", "warning", "an unknown font; the default font of the control is used",
            why: "The font description has an unsupported form: sizes may differ.",
            label(font: "<fontDescription key=\"fontDescription\" type=\"blackboard\" pointSize=\"17\"/>"),
            corrected: correctedLabel),
        DiagnosticPage(
            "unknown-color", "warning", "a named colour that is not in the file and not known",
            why: "The colour is in an asset catalogue that is not next to the file, or was deleted from it.",
            label(above: "      <color key=\"backgroundColor\" name=\"Paper\"/>\n"), corrected: correctedLabel),
        DiagnosticPage(
            "unsupported-layout-guide", "warning", "an unsupported kind of layout guide; it is left out",
            why: "Constraints on the guide are left out as well.",
            label(above: "      <viewLayoutGuide key=\"hinge\" id=\"gui-1\"/>\n"), corrected: correctedLabel),
        DiagnosticPage(
            "unsupported-constraint", "warning",
            "a constraint with an unknown attribute, relation, multiplier or priority; it is left out",
            why: "Xcode does not write such constraints: the file was edited by hand or by a merge.",
            label(constraint: extra("firstItem=\"lab-1\" firstAttribute=\"width\" relation=\"about\" constant=\"80\"")),
            corrected: correctedLabel),
        DiagnosticPage(
            "dangling-constraint", "warning",
            "a constraint on an item that is not in its scene; it is left out",
            why: """
                A merge lost the view, or kept a constraint of a deleted view. Remove the constraint, or restore the view.
                """,
            label(
                constraint: extra(
                    "firstItem=\"lab-1\" firstAttribute=\"width\" secondItem=\"lab-9\" secondAttribute=\"width\"")),
            corrected: correctedLabel),
        DiagnosticPage(
            "placeholder-constraint", "note",
            "a constraint that is removed at build time; it is kept, as on the canvas",
            why: "\"Remove at build time\" is set: your code must add a constraint that replaces it.",
            label(
                constraint: extra("placeholder=\"YES\" firstItem=\"lab-1\" firstAttribute=\"width\" constant=\"42\"")),
            corrected: correctedLabel),
        DiagnosticPage(
            "view-not-installed", "note",
            "a view that is not installed in the device's size classes; it is left out",
            why: "To see it, choose a device with other size classes, with `--device`.",
            label(
                above:
                    "      <variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"lab-1\"/></mask></variation>\n"
            ),
            corrected: correctedLabel),
        DiagnosticPage(
            "left-out", "note", "the file has parts that a layout document cannot express",
            why: """
                The scene is laid out and drawn without views in bars, toolbar items of a window, titles of sections without \
                cells, background images of buttons, disabled segments and the like.
                """,
            label(
                above:
                    "      <subviews><segmentedControl opaque=\"NO\" id=\"seg-1\"><rect key=\"frame\" x=\"20\" y=\"90\" width=\"80\" height=\"32\"/><segments><segment title=\"A\" enabled=\"NO\"/><segment title=\"B\"/></segments></segmentedControl></subviews>\n"
            ), corrected: correctedLabel),
        DiagnosticPage(
            "unsupported-variation", "warning",
            "the document of `import` lacks a layout that the file has for other size classes",
            why: """
                The message names the size classes in which the document differs. Other commands read the file itself.
                """,
            nil),
        DiagnosticPage(
            "unread-attributes", "note", "attributes of the file that may be seen in the program and are not drawn",
            why: """
                The note names them once for the file. Attributes of behaviour, of other states and of Interface Builder's \
                own window are not reported.
                """,
            label(" textOutline=\"YES\""), corrected: correctedLabel),
        DiagnosticPage(
            "bar-not-in-file", "note", "items of a bar that no container in the file shows",
            why: """
                Another file or the program's code shows the bar. `--bars nav,tab,toolbar` lays the scene out with the bars that \
                you name.
                """,
            controller("        <navigationItem key=\"navigationItem\" title=\"Orders\" id=\"nav-1\"/>\n"),
            corrected: controller("")),
        DiagnosticPage(
            "runtime-attributes", "note", "attributes that only the program's own classes know",
            why: """
                Key paths of UIKit's and AppKit's own properties are drawn, such as `layer.cornerRadius`; those of the program's \
                own classes have no effect.
                """,
            label(
                above:
                    "      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"theme\" value=\"warm\"/></userDefinedRuntimeAttributes>\n"
            ), corrected: correctedLabel),
        DiagnosticPage(
            "image-placeholder", "note", "images of the file are drawn as boxes of their recorded sizes",
            why: """
                Images are read from the asset catalogues and the image files of the project, those nearest to the file \
                first, as SVG, PDF, PNG or JPEG. Without a project, those of the file's folder and catalogues of the two above \
                it count.
                """,
            .xib(
                """
                      <subviews>
                        <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="img-1">
                          <rect key="frame" x="20" y="40" width="42" height="21"/>
                        </imageView>
                      </subviews>
                      <constraints>
                        <constraint firstItem="img-1" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" constant="20" id="con-1"/>
                        <constraint firstItem="img-1" firstAttribute="top" secondItem="root-0" secondAttribute="top" constant="40" id="con-2"/>
                        <constraint firstItem="img-1" firstAttribute="width" constant="42" id="con-3"/>
                        <constraint firstItem="img-1" firstAttribute="height" constant="21" id="con-4"/>
                      </constraints>
                """), replacing: [" image=\"logo\"": ""]),
        DiagnosticPage(
            "unreadable-asset", "warning", "the list of an image set or colour set cannot be read",
            why: """
                The `Contents.json` of the set is not JSON, or is larger than 1 MB. A box is drawn for an image; a colour is the one \
                that the file recorded.
                """,
            resources("<image name=\"logo\" width=\"42\" height=\"21\"/>")
                .with(files: ["Assets.xcassets/logo.imageset/Contents.json": Array("{ \"images\": [".utf8)]),
            corrected: resources("<image name=\"emblem\" width=\"42\" height=\"21\"/>")),
        DiagnosticPage(
            "marked-ambiguous", "note", "Interface Builder marked the view as ambiguous",
            why: """
                The mark was saved with the file. If the layout is still ambiguous, `ambiguous-layout` is reported as \
                well.
                """,
            label(" ambiguous=\"YES\""), corrected: correctedLabel),
        DiagnosticPage(
            "marked-misplaced", "note", "Interface Builder marked the view as misplaced",
            why: """
                The mark was saved with the file: the view's frame is not the one that its constraints give. `alrender fix \
                --update-frames` updates it.
                """,
            label(" misplaced=\"YES\"", frame: "x=\"60\" y=\"80\" width=\"42\" height=\"20.5\""),
            corrected: correctedLabel),
        DiagnosticPage(
            "no-translation", "warning", "`--language` names a language without a strings file",
            why: """
                The texts of the file are used. For `Base.lproj/Main.storyboard` and `--language de`, the strings \
                are in `de.lproj/Main.strings` beside `Base.lproj`, or in the string catalogue \
                `mul.lproj/Main.xcstrings`.
                """,
            nil),
        DiagnosticPage(
            "unreadable-strings", "error", "a strings file or string catalogue that cannot be read",
            why: """
                A strings file has the form `"key" = "text";`, in UTF-8 or UTF-16. The strings files of a built app \
                are compiled: use the files of the project.
                """,
            nil),
        DiagnosticPage(
            "untranslated-texts", "note", "texts that the strings file does not have",
            why: """
                They stay as they are in the Interface Builder file, as in an app. Export the strings again in Xcode.
                """,
            nil),
        DiagnosticPage(
            "estimated-frames", "note",
            "solved frames differ from the file's, or constraints conflict, perhaps only here",
            why: """
                Xcode knows sizes and insets that the file does not state; here they are estimates. If the recorded \
                frames contradict no constraint, nothing needs to be corrected. `alrender agreement --details` lists \
                the views.
                """,
            nil),
    ]
}
