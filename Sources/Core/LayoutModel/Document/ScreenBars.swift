// SPDX-License-Identifier: Apache-2.0

/// The bars that view controllers around the root view show over it. They are drawn in the canvas's safe area insets,
/// which include them, and belong to no view.
package struct ScreenBars: Hashable, Sendable {
    /// A bar with the colours that it has of its own.
    package struct Bar: Hashable, Sendable {
        /// A navigation bar, a tab bar or a toolbar.
        package var content: ViewContent
        package var style: ViewStyle
        /// Points from the canvas's edge, with what lies behind the status bar or the home indicator; nil = all of the inset.
        package var height: Double?

        package init(content: ViewContent, style: ViewStyle = ViewStyle()) {
            self.content = content
            self.style = style
        }
    }

    /// At the top.
    package var navigationBar: Bar?
    /// At the bottom, unless there is a tab bar.
    package var toolbar: Bar?
    /// At the bottom.
    package var tabBar: Bar?

    package init(navigationBar: Bar? = nil, toolbar: Bar? = nil, tabBar: Bar? = nil) {
        self.navigationBar = navigationBar
        self.toolbar = toolbar
        self.tabBar = tabBar
    }

    package var isEmpty: Bool { navigationBar == nil && toolbar == nil && tabBar == nil }

    package var all: [Bar] {
        var bars: [Bar] = []
        for bar in [navigationBar, toolbar, tabBar] { if let bar { bars.append(bar) } }
        return bars
    }
}
