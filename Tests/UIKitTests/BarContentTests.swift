// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

/// What bars show, in documents made from views and back.
@MainActor
struct BarContentTests {
    private func text(of bar: UIView) -> String {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        screen.addSubview(bar)
        return LayoutDocument(of: screen).text
    }

    @Test func `A toolbar has its items`() {
        let bar = UIToolbar()
        let title = UIBarButtonItem(title: "Select", style: .done, target: nil, action: nil)
        title.isEnabled = false
        bar.items = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil), title]
        let text = text(of: bar)
        #expect(text.contains("\"systemItem\": \"add\"") && !text.contains("\"Add\""))
        #expect(text.contains("\"title\": \"Select\"") && text.contains("\"isEnabled\": false"))
    }

    @Test func `A tab bar shows the first item as selected unless another is`() {
        let bar = UITabBar()
        bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        #expect(!text(of: bar).contains("selectedItem"))
        bar.selectedItem = bar.items?[1]
        #expect(text(of: bar).contains("\"selectedItem\": 1"))
    }

    @Test func `A navigation bar has the buttons of its top item, and a way back to the one below`() {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Second")
        item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        bar.items = [UINavigationItem(title: "First"), item]
        let text = text(of: bar)
        #expect(text.contains("\"backItem\": \"First\"") && text.contains("\"Edit\""))
        item.hidesBackButton = true
        #expect(!self.text(of: bar).contains("backItem"))
    }

    @Test func `A navigation controller's bar leads back to the controller below`() {
        let first = UIViewController()
        first.title = "First"
        let controller = UINavigationController(rootViewController: first)
        #expect(!LayoutDocument(of: controller.view).text.contains("backItem"))
        let second = UIViewController()
        second.navigationItem.prompt = "Prompt"
        controller.pushViewController(second, animated: false)
        let text = LayoutDocument(of: controller.view).text
        #expect(text.contains("\"backItem\": \"First\"") && text.contains("\"prompt\": \"Prompt\""))
    }
}
