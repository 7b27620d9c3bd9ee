// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import Testing

@testable import InterfaceBuilderFiles

/// Colours of the parts of controls, tick marks, indicators and paths.
struct ControlPartsTests {
    private func view(
        _ element: String, _ attributes: String = "", _ children: String = "", kind: InterfaceFixture.Kind = .ios
    ) throws -> View {
        let fixture = InterfaceFixture.subview(element, attributes, children, kind: kind, toolsVersion: "21507")
        return try fixture.document(ImportOptions()).views[1]
    }

    private func color(_ key: String, red: Int) -> String {
        "<color key=\"\(key)\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
            + "customColorSpace=\"sRGB\"/>"
    }

    private static let (red, black) = (Color(hex: 0xFF0000), Color(hex: 0x000000))

    @Test func `A switch has the colour of its on state as its tint, and not that of its off state`() throws {
        let own = try view("switch", "on=\"YES\"", color("onTintColor", red: 1) + color("tintColor", red: 0)).style
        #expect(own.tintColor == Self.red)
        #expect(try view("switch", "on=\"YES\"", color("tintColor", red: 1)).style.tintColor == nil)
        let thumb = try view("switch", "", color("thumbTintColor", red: 1)).style
        #expect(thumb.parts?.control.thumbColor == Self.red)
    }

    @Test(arguments: [
        ("slider", "maximumTrackTintColor"), ("progressView", "trackTintColor"),
        ("pageControl", "pageIndicatorTintColor"),
    ])
    func `What a control has not reached has a colour`(element: String, key: String) throws {
        let style = try view(element, "", color(key, red: 1)).style
        #expect(style.parts?.control.trackColor == Self.red)
        #expect(style.tintColor == nil)
        #expect(try view(element).style.parts == nil)
    }

    @Test(arguments: [("slider", "thumbTintColor"), ("segmentedControl", "selectedSegmentTintColor")])
    func `What moves has a colour`(element: String, key: String) throws {
        #expect(try view(element, "", color(key, red: 1)).style.parts?.control.thumbColor == Self.red)
    }

    @Test func `AppKit's sliders have tick marks at a side, or are dials`() throws {
        func parts(_ attributes: String) throws -> ControlParts? {
            try view("slider", "", "<sliderCell key=\"cell\" \(attributes)/>", kind: .macos).style.parts?.control
        }
        let linear = try parts("numberOfTickMarks=\"9\" tickMarkPosition=\"above\" sliderType=\"linear\"")
        #expect(linear?.numberOfTickMarks == 9 && linear?.tickMarkPosition == .above)
        let dial = try parts("numberOfTickMarks=\"5\" sliderType=\"circular\"")
        #expect(dial?.numberOfTickMarks == 5 && dial?.sliderType == .circular)
        #expect(try parts("tickMarkPosition=\"above\" sliderType=\"linear\"") == nil, "a side of no marks")
        #expect(try parts("numberOfTickMarks=\"99999999\"")?.numberOfTickMarks == 10_000)
    }

    @Test(arguments: [("-20", "20", 0.5), ("0", "10", 0), ("5", "10", 0), ("-10", "-5", 1)])
    func `A value of 0, which files leave out, need not be at the start`(
        low: String, high: String, value: Double
    ) throws {
        let limits = "minValue=\"\(low)\" maxValue=\"\(high)\""
        let slider = try view("slider", "", "<sliderCell key=\"cell\" \(limits)/>", kind: .macos)
        #expect(slider.content == .slider(value: value))
        let level = "<levelIndicatorCell key=\"cell\" \(limits)/>"
        #expect(try view("levelIndicator", "", level, kind: .macos).content == .progressView(value: value))
    }

    @Test func `A bar without an end is indeterminate, a spinner is not`() throws {
        let bar = try view("progressIndicator", "indeterminate=\"YES\" style=\"bar\"", kind: .macos)
        #expect(bar.style.parts?.control.indicatorStyle == .indeterminate)
        let spinner = try view("progressIndicator", "indeterminate=\"YES\" style=\"spinning\"", kind: .macos)
        #expect(spinner.style.parts == nil && spinner.content == .activityIndicator)
    }

    @Test(arguments: [
        ("warningValue=\"60\" criticalValue=\"85\"", 50, "systemGreenColor"),
        ("warningValue=\"60\" criticalValue=\"85\"", 70, "systemYellowColor"),
        ("warningValue=\"60\" criticalValue=\"85\"", 90, "systemRedColor"),
        ("warningValue=\"55\" criticalValue=\"30\"", 10, "systemRedColor"),
        ("warningValue=\"55\" criticalValue=\"30\"", 40, "systemYellowColor"),
        ("warningValue=\"2\" criticalValue=\"2\"", 50, "systemGreenColor"),
    ])
    func `A level is green, yellow or red`(limits: String, value: Int, name: String) throws {
        let cell = "<levelIndicatorCell key=\"cell\" doubleValue=\"\(value)\" maxValue=\"100\" \(limits)/>"
        let style = try view("levelIndicator", "", cell, kind: .macos).style
        #expect(style.tintColor == SystemColors.named(name, profile: .ios17)?.light)
        #expect(style.parts?.control.indicatorStyle == .continuousCapacity)
    }

    @Test func `A rating has as many stars as its largest value`() throws {
        let cell = "<levelIndicatorCell key=\"cell\" doubleValue=\"2\" maxValue=\"5\" levelIndicatorStyle=\"rating\"/>"
        let indicator = try view("levelIndicator", "", cell, kind: .macos)
        #expect(indicator.style.parts?.control.indicatorStyle == .rating)
        #expect(indicator.style.parts?.control.numberOfLevels == 5)
        #expect(indicator.content == .progressView(value: 0.4))
    }

    @Test func `A path control has the folders of its address, a menu the last one`() throws {
        func names(_ address: String, _ style: String = "") throws -> [String]? {
            let cell = "<pathCell key=\"cell\" \(style)><url key=\"url\" string=\"\(address)\"/></pathCell>"
            return try view("pathControl", "", cell, kind: .macos).style.parts?.control.pathComponents.map(\.text)
        }
        #expect(try names("file://localhost/Applications/My%20Tools/") == ["Applications", "My Tools"])
        #expect(try names("file:///Users/ada") == ["Users", "ada"])
        #expect(try names("file:///Users/ada", "pathStyle=\"popUp\"") == ["ada"])
        #expect(try view("pathControl", kind: .macos).style.parts == nil)
        // Nothing else determines its size.
        #expect(try view("pathControl", kind: .macos).intrinsicContentSize != nil)
    }

    @Test func `The selected tab has its own picture`() throws {
        let items =
            "<tabBarItem title=\"A\" image=\"plain\" selectedImage=\"full\" id=\"a\"/>"
            + "<tabBarItem title=\"B\" image=\"plain\" selectedImage=\"full\" id=\"b\"/>"
        let fixture = InterfaceFixture.subview(
            "tabBar", "selectedItem=\"b\"", "<items>\(items)</items>", kind: .ios, toolsVersion: "21507")
        let assets = NamedAssets(images: ["plain": "plain.png", "full": "full.png"])
        let bar = try fixture.document(ImportOptions(assets: AppearanceAssets(light: assets))).views[1].content
        guard case .tabBar(let tabs) = bar else {
            Issue.record("not a tab bar")
            return
        }
        #expect(tabs?.items.map(\.image) == [.file("plain.png"), .file("full.png")])
    }
}
