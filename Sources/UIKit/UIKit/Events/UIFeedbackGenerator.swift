// SPDX-License-Identifier: Apache-2.0
/// Haptic feedback. It has no effect here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {}

    open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Hashable, Sendable { case light, medium, heavy, soft, rigid }

    public convenience init(style: FeedbackStyle) { self.init() }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The text and image that were copied last by this process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    open var string: String?
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    open var image: UIImage?
    open var url: URL?
    open var hasStrings: Bool { string != nil }
}
