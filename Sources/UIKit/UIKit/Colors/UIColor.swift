// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutModel

/// A colour, or one for each appearance.
open class UIColor: NSObject, @unchecked Sendable {
    private enum Kind {
        case fixed(Color)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let kind: Kind

    init(_ color: Color) { kind = .fixed(color) }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    public init(white: CGFloat, alpha: CGFloat) {
        kind = .fixed(Color(red: Double(white), green: Double(white), blue: Double(white), alpha: Double(alpha)))
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// - Parameter hue: of a full turn, 0 to 1, as saturation and brightness.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ offset: Double) -> Double {
            // The distance of the hue from a primary decides how much of it there is (HSB to RGB in one formula).
            let place = (offset + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
            let share = max(0, min(place, 4 - place, 1))
            return Double(brightness) * (1 - Double(saturation) * share)
        }
        kind = .fixed(Color(red: component(5), green: component(3), blue: component(1), alpha: Double(alpha)))
    }

    public init(cgColor: CGColor) { kind = .fixed(cgColor.color) }

    /// A colour that follows the traits of its view.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        kind = .dynamic(dynamicProvider)
    }

    /// A colour of the asset catalogues of an app that alrender shows; nil for others.
    public convenience init?(named name: String) {
        guard let color = AppAssets.current.color(named: name) else { return nil }
        self.init(color.engineColor(in: UITraitCollection()))
    }

    /// A colour of the asset catalogues of an app that alrender shows; nil for others.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    public required convenience init?(coder: NSCoder) { return nil }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch kind {
        case .fixed: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let color): UIColor(color.withAlpha(Double(alpha)))
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    private var color: Color {
        switch kind {
        case .fixed(let color): color
        case .dynamic: MainActor.assumeIsolated { engineColor(in: .current) }
        }
    }

    func engineColor(in traits: UITraitCollection) -> Color {
        switch kind {
        case .fixed(let color): color
        case .dynamic(let provider): provider(traits).engineColor(in: traits)
        }
    }

    open var cgColor: CGColor { CGColor(color) }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    open func setFill() { MainActor.assumeIsolated { GraphicsContexts.current?.setFillColor(cgColor) } }
    open func setStroke() { MainActor.assumeIsolated { GraphicsContexts.current?.setStrokeColor(cgColor) } }

    open func set() {
        setFill()
        setStroke()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard case .fixed(let a) = kind, case .fixed(let b) = other.kind else { return false }
        return a == b
    }

    open override var hash: Int {
        if case .fixed(let color) = kind { color.hashValue } else { 0 }
    }

    open override var description: String {
        let color = color
        return
            "UIExtendedSRGBColorSpace \([color.red, color.green, color.blue, color.alpha].map { DecimalText.general($0) }.joined(separator: " "))"
    }
}

/// A colour as layers store it.
public struct CGColor: Hashable, Sendable {
    let color: Color

    init(_ color: Color) { self.color = color }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }

    public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

    public var alpha: CGFloat { CGFloat(color.alpha) }
    public var components: [CGFloat]? {
        [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
    }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlpha(Double(alpha))) }
}
