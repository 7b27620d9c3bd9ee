// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit
import UIKitPreviews

/// What happens to objects of a file, in this order.
@MainActor private var calls: [String] = []

final class NibCard: UIView {
    var titleLabel: UILabel?
    var gap: NSLayoutConstraint?
    var parts: [UIView]?
    var radius: CGFloat = 0 { didSet { calls.append("radius \(titleLabel == nil)") } }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        calls.append("init \(subviews.count) \(Int(frame.width))")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awake \(titleLabel?.text ?? "")")
    }

    // As in programs that are made of Swift files.
    override func _setValue(_ value: Any, forKey key: String) -> Bool {
        switch key {
        case "titleLabel":
            guard let value = _connected(value, self.titleLabel) else { return false }
            titleLabel = value
            return true
        case "gap":
            guard let value = _connected(value, self.gap) else { return false }
            gap = value
            return true
        case "parts":
            guard let value = _connected(value, self.parts) else { return false }
            parts = value
            return true
        case "radius":
            guard let value = _connected(value, self.radius) else { return false }
            radius = value
            return true
        default: return super._setValue(value, forKey: key)
        }
    }

    override func _action(named name: String) -> Selector? {
        guard name == "tapped:" else { return super._action(named: name) }
        return Selector("tapped:") { target, sender, _ in
            calls.append("tapped \(target is NibCard) \((sender as? UIButton)?.title(for: .normal) ?? "")")
        }
    }
}

final class NibCell: UITableViewCell {}

final class NibListController: UIViewController, UITableViewDataSource {
    var table: UITableView?

    override func awakeFromNib() { calls.append("awake \(isViewLoaded)") }
    override func viewDidLoad() { calls.append("load \(table != nil) \(title ?? "")") }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func _setValue(_ value: Any, forKey key: String) -> Bool {
        guard key == "table", let value = value as? UITableView else { return false }
        table = value
        return true
    }
}

final class NibHostController: UIViewController {}

/// Views and view controllers of files of Interface Builder.
@MainActor
struct NibTests {
    private static func document(_ kind: String, _ attributes: String = "", _ text: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        \(text)
        </document>
        """
    }

    private static let card = document(
        "XIB", "",
        """
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="card" customClass="NibCard" customModule="App">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label text="Hello" textAlignment="center" numberOfLines="2" id="label" \
        translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="16" y="10" width="288" height="21"/>
              <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
              <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
            </label>
            <button buttonType="system" id="button" customClass="NoSuchButton" \
        translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="16" y="60" width="288" height="30"/>
              <state key="normal" title="Go"/>
              <connections><action selector="tapped:" destination="card" eventType="touchUpInside" id="a1"/></connections>
            </button>
          </subviews>
          <constraints>
            <constraint firstItem="label" firstAttribute="leading" secondItem="card" secondAttribute="leading" \
        constant="16" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="16" id="c2"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="card" secondAttribute="top" constant="10" id="c3"/>
            <constraint firstItem="button" firstAttribute="top" secondItem="label" secondAttribute="bottom" \
        constant="8" id="c4"/>
            <constraint firstItem="button" firstAttribute="centerX" secondItem="card" secondAttribute="centerX" id="c5"/>
          </constraints>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="titleLabel" destination="label" id="o1"/>
            <outlet property="gap" destination="c4" id="o2"/>
            <outlet property="subtitle" destination="label" id="o3"/>
            <outletCollection property="parts" destination="label" id="o4"/>
            <outletCollection property="parts" destination="button" id="o5"/>
          </connections>
        </view>
        </objects>
        """)

    private static func use(_ files: [String: String], classes: [String: [String]] = [:]) -> AppInterfaces {
        calls = []
        let interfaces = AppInterfaces(
            module: "UIKitTests", contents: files.mapValues { text in { Array(text.utf8) } }, classes: classes)
        AppInterfaces.current = interfaces
        return interfaces
    }

    @Test func `A view of a nib has its class, its outlets and its actions`() throws {
        let interfaces = Self.use(["Card.xib": Self.card])
        defer { AppInterfaces.current = AppInterfaces() }
        let objects = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
        let card = try #require(objects.first as? NibCard)
        #expect(objects.count == 1)
        // Attributes come before outlets, and all of them before the object awakes.
        #expect(calls == ["init 2 320", "radius true", "awake Hello"])
        #expect((card.radius, card.gap?.constant, card.parts?.count) == (7, 8, 2))
        let label = try #require(card.titleLabel)
        #expect(label.font.pointSize == 20 && label.textAlignment == .center)
        #expect(label.numberOfLines == 2 && label.textColor == .red)
        let button = try #require(card.parts?.last as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(calls.last == "tapped true Go")
        card.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
        card.gap?.constant = 20
        card.layoutIfNeeded()
        #expect(label.frame.width == 368)
        #expect(button.frame.minY == label.frame.maxY + 20)
        let notes = interfaces.takeNotes()
        #expect(notes.contains { $0.hasPrefix("Card.xib:") && $0.contains("the class 'NoSuchButton' is unknown here") })
        #expect(notes.contains { $0.contains("'NibCard' is not key value coding-compliant for the key 'subtitle'") })
        #expect(notes.count == 2)
    }

    @Test func `A controller loads the nib with the name of its class`() throws {
        let text = Self.document(
            "XIB", "",
            """
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibHostController">
              <connections><outlet property="view" destination="root" id="o1"/></connections>
            </placeholder>
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
              <subviews>
                <switch on="NO" id="switch" translatesAutoresizingMaskIntoConstraints="NO">
                  <rect key="frame" x="20" y="79" width="51" height="31"/>
                </switch>
              </subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <constraints>
                <constraint firstItem="switch" firstAttribute="top" secondItem="safe" secondAttribute="top" \
            constant="20" id="c1"/>
                <constraint firstItem="switch" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
            constant="20" id="c2"/>
              </constraints>
            </view>
            </objects>
            """)
        for name in ["NibHostController.xib", "NibHost.xib"] {
            _ = Self.use([name: text])
            defer { AppInterfaces.current = AppInterfaces() }
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = NibHostController()
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let toggle = try #require(window.rootViewController?.view.subviews.first as? UISwitch)
            #expect(toggle.frame.origin == CGPoint(x: 20, y: window.safeAreaInsets.top + 20))
        }
    }

    private static let list = document(
        "Storyboard.XIB", "initialViewController=\"nav\"",
        """
        <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="59" width="393" height="44"/></navigationBar>
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="g1"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="List" title="List" id="list" customClass="NibListController" \
        sceneMemberID="viewController">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <tableView style="plain" separatorStyle="default" rowHeight="60" id="table" \
        translatesAutoresizingMaskIntoConstraints="NO">
                  <rect key="frame" x="0" y="0" width="393" height="852"/>
                  <prototypes>
                    <tableViewCell reuseIdentifier="row" rowHeight="60" id="cell" customClass="NibCell">
                      <rect key="frame" x="0" y="50" width="393" height="60"/>
                      <tableViewCellContentView key="contentView" id="content">
                        <rect key="frame" x="0" y="0" width="393" height="60"/>
                        <subviews>
                          <label text="Row" id="row" translatesAutoresizingMaskIntoConstraints="NO">
                            <rect key="frame" x="20" y="11" width="100" height="21"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                          </label>
                        </subviews>
                        <constraints>
                          <constraint firstItem="row" firstAttribute="leading" secondItem="content" \
        secondAttribute="leading" constant="24" id="k1"/>
                          <constraint firstItem="row" firstAttribute="centerY" secondItem="content" \
        secondAttribute="centerY" id="k2"/>
                        </constraints>
                      </tableViewCellContentView>
                    </tableViewCell>
                  </prototypes>
                  <connections><outlet property="dataSource" destination="list" id="o2"/></connections>
                </tableView>
              </subviews>
              <constraints>
                <constraint firstItem="table" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
                <constraint firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="c3"/>
                <constraint firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="c4"/>
              </constraints>
            </view>
            <navigationItem key="navigationItem" title="All" id="item">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
            </navigationItem>
            <connections><outlet property="table" destination="table" id="o1"/></connections>
          </viewController>
        </objects></scene>
        </scenes>
        """)

    @Test func `A controller of a storyboard is in its containers, with cells of its prototypes`() throws {
        let interfaces = Self.use(["Main.storyboard": Self.list], classes: ["NibListController": ["Main.storyboard"]])
        defer { AppInterfaces.current = AppInterfaces() }
        let navigation = try #require(interfaces.object(ofClass: "NibListController") as? UINavigationController)
        let controller = try #require(navigation.topViewController as? NibListController)
        #expect(calls == ["awake false"])
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(calls == ["awake false", "load true List"])
        #expect(controller.storyboard != nil && controller.navigationItem.title == "All")
        #expect(controller.navigationItem.rightBarButtonItems?.count == 1)
        let cells = controller.table?.visibleCells ?? []
        #expect(cells.count == 2 && cells.allSatisfy { $0 is NibCell && $0.reuseIdentifier == "row" })
        let label = try #require(cells.first?.contentView.subviews.first as? UILabel)
        #expect(label.text == "Row" && label.frame.minX == 24 && abs(label.center.y - 30) < 0.5)
        #expect(interfaces.takeNotes() == [])
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        #expect(storyboard.instantiateInitialViewController() is UINavigationController)
        let made: NibListController = storyboard.instantiateViewController(identifier: "List") { coder in
            calls.append("creator")
            return NibListController(coder: coder)
        }
        #expect(made.title == "List" && calls.suffix(2) == ["creator", "awake false"])
    }

    @Test func `A table of a controller has the rows of its storyboard, in the styles of their cells`() throws {
        let text = Self.document(
            "Storyboard.XIB", "initialViewController=\"list\"",
            """
            <scenes><scene sceneID="s1"><objects>
            <tableViewController id="list">
              <tableView key="view" dataMode="static" style="grouped" separatorStyle="default" id="table">
                <rect key="frame" x="0" y="0" width="393" height="852"/>
                <sections>
                  <tableViewSection headerTitle="Account" id="section"><cells>
                    <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="name" detailTextLabel="value" id="a">
                      <rect key="frame" x="0" y="50" width="393" height="44"/>
                      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" \
            width="393" height="44"/>
                        <subviews>
                          <label text="Name" id="name"><rect key="frame" x="20" y="12" width="44" height="20"/></label>
                          <label text="Johnny" id="value"><rect key="frame" x="300" y="12" width="60" height="20"/></label>
                        </subviews>
                      </tableViewCellContentView>
                    </tableViewCell>
                    <tableViewCell rowHeight="80" id="b"><rect key="frame" x="0" y="94" width="393" height="80"/>
                      <tableViewCellContentView key="contentView" id="content2"/>
                    </tableViewCell>
                  </cells></tableViewSection>
                </sections>
                <connections><outlet property="dataSource" destination="list" id="o1"/>
                <outlet property="delegate" destination="list" id="o2"/></connections>
              </tableView>
            </tableViewController>
            </objects></scene></scenes>
            """)
        _ = Self.use(["Main.storyboard": text])
        defer { AppInterfaces.current = AppInterfaces() }
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let controller = try #require(made as? UITableViewController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.tableView.style == .grouped && controller.tableView.numberOfSections == 1)
        let cells = controller.tableView.visibleCells
        #expect(cells.map(\.frame.height) == [44, 80])
        let first = try #require(cells.first)
        #expect(first.textLabel?.text == "Name" && first.detailTextLabel?.text == "Johnny")
        // At the trailing margin, not where Xcode's canvas had it.
        #expect(first.detailTextLabel.map { $0.frame.maxX > 370 } == true && first.contentView.subviews.count == 2)
        #expect(controller.tableView(controller.tableView, titleForHeaderInSection: 0) == "Account")
    }

    @Test func `A container shows the controller that a line leads to`() throws {
        let text = Self.document(
            "Storyboard.XIB", "initialViewController=\"outer\"",
            """
            <scenes><scene sceneID="s1"><objects>
            <viewController id="outer">
              <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews>
                  <containerView id="box"><rect key="frame" x="10" y="100" width="200" height="50"/>
                    <connections><segue destination="inner" kind="embed" identifier="child" id="g1"/></connections>
                  </containerView>
                </subviews>
              </view>
            </viewController></objects></scene>
            <scene sceneID="s2"><objects>
            <viewController id="inner" customClass="NibHostController">
              <view key="view" id="innerRoot"><rect key="frame" x="0" y="0" width="393" height="400"/>
                <subviews>
                  <collectionView id="grid"><rect key="frame" x="0" y="0" width="393" height="400"/>
                    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" scrollDirection="horizontal" \
            id="flow"><size key="itemSize" width="30" height="20"/></collectionViewFlowLayout>
                    <cells>
                      <collectionViewCell reuseIdentifier="cell" id="cell"><rect key="frame" x="0" y="0" width="30" height="20"/>
                        <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="30" height="20"/>
                          <subviews><switch id="on"><rect key="frame" x="0" y="0" width="51" height="31"/></switch></subviews>
                        </view>
                      </collectionViewCell>
                    </cells>
                  </collectionView>
                </subviews>
              </view>
            </viewController></objects></scene></scenes>
            """)
        _ = Self.use(["Main.storyboard": text])
        defer { AppInterfaces.current = AppInterfaces() }
        let outer = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
        outer.loadViewIfNeeded()
        let inner = try #require(outer.children.first as? NibHostController)
        #expect(inner.view.superview?.frame == CGRect(x: 10, y: 100, width: 200, height: 50))
        #expect(inner.view.frame.size == CGSize(width: 200, height: 50))
        let grid = try #require(inner.view.subviews.first as? UICollectionView)
        let flow = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.itemSize == CGSize(width: 30, height: 20) && flow.minimumLineSpacing == 4)
        #expect(flow.scrollDirection == .horizontal && grid.subviews.isEmpty)
        let cell = grid.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
        #expect(cell.contentView.subviews.first is UISwitch)
    }

    @Test func `Controllers that contain each other end somewhere`() {
        func scene(_ number: Int, _ content: String) -> String {
            "<scene sceneID=\"s\(number)\"><objects>\(content)</objects></scene>"
        }
        let text = Self.document(
            "Storyboard.XIB", "initialViewController=\"nav\"",
            "<scenes>"
                + scene(
                    1,
                    """
                    <navigationController id="nav"><connections>
                    <segue destination="tabs" kind="relationship" relationship="rootViewController" id="g1"/>
                    </connections></navigationController>
                    """)
                + scene(
                    2,
                    """
                    <tabBarController id="tabs" storyboardIdentifier="tabs"><connections>
                    <segue destination="nav" kind="relationship" relationship="viewControllers" id="g2"/>
                    </connections></tabBarController>
                    """)
                + scene(
                    3,
                    """
                    <viewController id="own" storyboardIdentifier="own">
                    <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                    <containerView id="box"><rect key="frame" x="0" y="0" width="10" height="10"/>
                    <connections><segue destination="own" kind="embed" id="g3"/></connections></containerView>
                    </subviews></view></viewController>
                    """) + "</scenes>")
        let interfaces = Self.use(["Main.storyboard": text])
        defer { AppInterfaces.current = AppInterfaces() }
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        #expect(storyboard.instantiateInitialViewController() is UINavigationController)
        #expect(storyboard.instantiateViewController(withIdentifier: "own").view.subviews.count == 1)
        #expect(interfaces.takeNotes().allSatisfy { $0.hasSuffix("the controller contains itself") })
        _ = Self.use(["Main.storyboard": "<document", "Broken.xib": "\u{0}"])
        #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
        #expect(UINib(nibName: "Broken", bundle: nil).instantiate(withOwner: nil).isEmpty)
        #expect(AppInterfaces.current.takeNotes().count == 2)
    }

    @Test func `A table takes cells of a registered nib`() throws {
        let cell = Self.document(
            "XIB", "",
            """
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tableViewCell id="cell" customClass="NibCell"><rect key="frame" x="0" y="0" width="320" height="44"/>
              <tableViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0" y="0" width="320" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
            </objects>
            """)
        _ = Self.use(["Cell.xib": cell])
        defer { AppInterfaces.current = AppInterfaces() }
        let table = UITableView()
        table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "a")
        let made = table.dequeueReusableCell(withIdentifier: "a")
        #expect(made is NibCell && made?.reuseIdentifier == "a")
        table.register(nil as UINib?, forCellReuseIdentifier: "a")
        #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    }

    @Test func `A nib that is not there is named with those that are`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                AppInterfaces.current = AppInterfaces(contents: ["Card.xib": { [] }])
                _ = UINib(nibName: "Crad", bundle: nil).instantiate(withOwner: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("there is no 'Crad.xib'; the project has 'Card'"))
    }
}
