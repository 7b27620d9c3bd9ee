// SPDX-License-Identifier: Apache-2.0

extension ScreenBars {
    /// Points that the bars take at the top and at the bottom of a screen, beside what the device reserves there.
    package func space(in canvas: Canvas, _ era: SystemEra) -> (top: Double, bottom: Double) {
        let metrics = BarMetrics(era, on: canvas.barScreen)
        func space(_ bar: Bar?, _ natural: Double, beside reserved: Double) -> Double {
            guard let bar else { return 0 }
            return bar.height.map { max($0 - reserved, 0) } ?? natural
        }
        let top = space(navigationBar, height(ofNavigationBar: metrics), beside: canvas.safeArea.top)
        let bottom =
            tabBar == nil
            ? space(toolbar, metrics.toolbar, beside: canvas.safeArea.bottom)
            : space(tabBar, metrics.tabBar, beside: canvas.safeArea.bottom)
        return (top, bottom)
    }

    package func showsSearchBar(_ metrics: BarMetrics) -> Bool {
        guard case .navigationBar(let bar)? = navigationBar?.content else { return false }
        return metrics.showsSearchBar(of: bar)
    }

    /// The row of the title and the buttons, with what is above and below it.
    private func height(ofNavigationBar metrics: BarMetrics) -> Double {
        guard case .navigationBar(let bar)? = navigationBar?.content else { return metrics.navigationBar }
        return metrics.height(of: bar)
    }
}

extension BarMetrics {
    /// Points: a navigation bar that a navigation controller shows.
    package func height(of bar: ViewContent.NavigationBar) -> Double {
        navigationBar + (bar.prompt?.isEmpty == false ? prompt : 0) + (showsLargeTitle(of: bar) ? largeTitle : 0)
            + (showsSearchBar(of: bar) ? searchBar : 0)
    }

    /// A large title has no room in a row of compact height.
    package func showsLargeTitle(of bar: ViewContent.NavigationBar) -> Bool {
        bar.prefersLargeTitles && !screen.isCompact
    }

    /// Whether the search bar is below the title; on an iPad it is beside it.
    package func showsSearchBar(of bar: ViewContent.NavigationBar) -> Bool { bar.searchBar != nil && !screen.isPad }
}
