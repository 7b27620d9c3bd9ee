// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutModel
import LayoutSource
import SourceLocations
import Testing
import UIKit

/// A bar or a control is as high in a document, in an Interface Builder file and in UIKit code.
@MainActor @Suite(.serialized)
struct PlatformFactTests {
    /// By type: the element of Interface Builder, what it needs, and the view of UIKit.
    private static let controls: [(type: ViewType, element: String, view: @MainActor () -> UIView)] = [
        (.navigationBar, "navigationBar", { UINavigationBar() }), (.searchBar, "searchBar", { UISearchBar() }),
        (.tabBar, "tabBar", { UITabBar() }), (.toolbar, "toolbar", { UIToolbar() }),
        (.switch, "switch", { UISwitch() }), (.slider, "slider", { UISlider() }),
        (.stepper, "stepper", { UIStepper() }), (.progressView, "progressView", { UIProgressView() }),
        (.activityIndicator, "activityIndicatorView", { UIActivityIndicatorView() }),
        (.pickerView, "pickerView", { UIPickerView() }),
    ]

    @Test(arguments: Profile.Name.allCases.filter { $0.platform == .ios })
    func `A document, a .xib and UIKit code give one height`(profile: Profile.Name) throws {
        let screen = UIScreen.main
        let before = screen.systemEra
        screen.systemEra = profile.era
        defer { screen.systemEra = before }
        let document = try heightsOfDocument(profile)
        let file = try heightsOfFile(profile.era)
        let code = Dictionary(
            uniqueKeysWithValues: Self.controls.map {
                ($0.type.rawValue, Double($0.view().intrinsicContentSize.height))
            })
        #expect(document.count == Self.controls.count)
        #expect(document == code)
        #expect(document == file)
    }

    @Test(arguments: SystemEra.System.iOS.eras)
    func `A .xib of each era has the heights of UIKit code`(era: SystemEra) throws {
        let screen = UIScreen.main
        let before = screen.systemEra
        screen.systemEra = era
        defer { screen.systemEra = before }
        let file = try heightsOfFile(era)
        for control in Self.controls {
            #expect(
                file[control.type.rawValue] == Double(control.view().intrinsicContentSize.height), "\(control.type)")
        }
    }

    @Test func `Eras differ where the systems did`() {
        func heights(_ type: ViewType) -> [Double?] {
            SystemEra.System.iOS.eras.map { $0.control(of: type)?.intrinsicContentSize.height }
        }
        #expect(heights(.searchBar) == [44, 44, 44, 56, 56, 56, 56, 51, 56, 64])
        #expect(heights(.navigationBar) == [44, 44, 44, 44, 44, 44, 44, 44, 44, 54])
        #expect(heights(.stepper) == [29, 29, 29, 29, 29, 32, 32, 32, 32, 32])
    }

    private func heightsOfDocument(_ profile: Profile.Name) throws -> [String: Double] {
        let children = Self.controls.map { "{ \"id\": \"\($0.type)\", \"type\": \"\($0.type)\" }" }
        let text = """
            { "profile": "\(profile.rawValue)", "root": { "id": "root", "children": [\(children.joined(separator: ","))] } }
            """
        let read = Document.read(SourceText(name: "document", text))
        return heights(try #require(read.document))
    }

    private func heightsOfFile(_ era: SystemEra) throws -> [String: Double] {
        let views = Self.controls.map { control in
            """
            <\(control.element) translatesAutoresizingMaskIntoConstraints="NO" id="\(control.type)">
            <rect key="frame" x="0" y="0" width="100" height="7"/></\(control.element)>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="\(Int(era.firstXcode.firstToolsVersion))" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/>
            <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(views.joined())</subviews></view></objects></document>
            """
        let file = InterfaceBuilderImporter(options: ImportOptions(sizes: .measured)).scenes(
            of: SourceText(name: "file", text))
        let scene = try #require(file.scenes.first)
        var heights: [String: Double] = [:]
        for (id, height) in zip(scene.objectIDs, scene.document.views.map { self.height($0, scene.document) }) {
            if id != "root" { heights[id] = height }
        }
        return heights
    }

    private func heights(_ document: Document) -> [String: Double] {
        var heights: [String: Double] = [:]
        for view in document.views.dropFirst() { heights[view.id] = height(view, document) }
        return heights
    }

    /// Points: the natural height of a view's alignment rectangle.
    private func height(_ view: View, _ document: Document) -> Double? {
        view.intrinsicContentSize?.height ?? document.profile.control(of: view.content.type).intrinsicContentSize.height
    }
}
