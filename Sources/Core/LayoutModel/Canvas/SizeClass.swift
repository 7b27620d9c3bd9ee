// SPDX-License-Identifier: Apache-2.0

/// `UIUserInterfaceSizeClass`: how much room a canvas has along an axis.
package enum SizeClass: String, Hashable, CaseIterable, Sendable {
    case compact, regular
}

/// The size classes of a canvas; nil along an axis that is fitted to its content.
package struct SizeClasses: Hashable, Sendable {
    package var width: SizeClass?
    package var height: SizeClass?

    package init(width: SizeClass?, height: SizeClass?) {
        self.width = width
        self.height = height
    }
}

extension Canvas {
    /// Points of height below which a canvas wider than high is a phone in landscape: between the tallest of those
    /// (440) and the shortest tablet (744).
    private static let telephoneHeight = 500.0
    /// The short side from which a phone in landscape has regular width: Plus, Max, XR, 11 and Air.
    private static let largeTelephone = 414.0
    /// Between the widest compact window of a tablet (639) and its narrowest regular one (678), as measured.
    private static let regularWidth = 660.0

    /// As the system gives them to a window of this size, and to what is presented on it. A window of macOS is regular.
    package func sizeClasses(on platform: Platform) -> SizeClasses {
        guard platform == .ios else { return SizeClasses(width: .regular, height: .regular) }
        if placement == .column { return SizeClasses(width: columnIsSecondary ? .regular : .compact, height: .regular) }
        let isTurnedTelephone =
            if let width = screenWidth, let height = screenHeight {
                width > height && height < Self.telephoneHeight
            } else { false }
        let widthClass = width.map { width -> SizeClass in
            if isTurnedTelephone, let height = screenHeight {
                return height >= Self.largeTelephone ? .regular : .compact
            }
            return width < Self.regularWidth ? .compact : .regular
        }
        return SizeClasses(width: widthClass, height: height.map { _ in isTurnedTelephone ? .compact : .regular })
    }
}
