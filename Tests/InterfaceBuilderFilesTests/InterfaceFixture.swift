// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutEngine
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

/// A small Interface Builder file, written here.
struct InterfaceFixture {
    enum Kind { case ios, macos, tvos }

    var kind: Kind = .ios
    var toolsVersion = "18122"
    var device: String? = "retina4_7"
    /// Elements of the root view, after its frame.
    var root = ""
    var rootFrame = "x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\""
    var rootAttributes = ""
    /// Elements of the view controller beside its view; nil = a .xib.
    var controller: String?
    var controllerAttributes = ""
    var otherScenes = ""
    var resources = ""
    var designables = ""
    var rules = AgreementRules.system

    /// A root view with one subview, `v`.
    static func subview(
        _ element: String, _ attributes: String, _ children: String, kind: Kind, toolsVersion: String
    ) -> InterfaceFixture {
        InterfaceFixture(
            kind: kind, toolsVersion: toolsVersion, device: kind == .ios ? "retina4_7" : nil,
            root: "<subviews>\(view(element, "id=\"v\" \(attributes)", children))</subviews>")
    }

    var text: String {
        let runtime = [Kind.ios: "iOS.CocoaTouch", .macos: "MacOSX.Cocoa", .tvos: "AppleTV"][kind] ?? ""
        let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
        let view = """
            <view \(controller == nil ? "" : "key=\"view\" ")id="root-0" \(rootAttributes)>
            <rect key="frame" \(rootFrame)/>
            \(root)
            </view>
            """
        let body =
            controller.map {
                """
                <scenes><scene sceneID="s-1"><objects>
                <viewController id="vc-1" \(controllerAttributes)>
                \(view)
                \($0)
                </viewController>
                </objects></scene>\(otherScenes)</scenes>
                """
            } ?? "<objects>\(view)</objects>"
        let type = controller == nil ? "XIB" : "Storyboard.XIB"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" toolsVersion="\(toolsVersion)" \
            targetRuntime="\(runtime)" useAutolayout="YES" useTraitCollections="YES">
            \(device)
            \(body)
            \(designables.isEmpty ? "" : "<designables>\(designables)</designables>")
            <resources>\(resources)</resources>
            </document>
            """
    }

    func imported(
        _ options: ImportOptions = ImportOptions(sizes: .recorded), rules: AgreementRules? = nil
    ) -> ImportedFile {
        (rules ?? self.rules).importer(options).scenes(of: SourceText(name: "fixture", text))
    }

    func scene(
        _ options: ImportOptions = ImportOptions(sizes: .recorded), rules: AgreementRules? = nil
    ) throws -> ImportedScene {
        try #require(imported(options, rules: rules).scenes.first)
    }

    func document(
        _ options: ImportOptions = ImportOptions(sizes: .recorded), rules: AgreementRules? = nil
    ) throws -> Document {
        try scene(options, rules: rules).document
    }

    /// The one view below the root that the attributes and elements describe.
    static func view(
        _ element: String, _ attributes: String = "", frame: String = "x=\"20\" y=\"30\" width=\"100\" height=\"40\"",
        _ children: String = ""
    ) -> String {
        """
        <\(element) translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" \(frame)/>
        \(children)
        </\(element)>
        """
    }
}

extension Document {
    func view(_ id: String) throws -> View { try #require(views.first { $0.id == id }, "no view \(id)") }

    /// Constraints as equations with the views' ids.
    var equations: [String] { constraints.map { $0.equation(in: self) } }
}
