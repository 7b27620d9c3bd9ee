// SPDX-License-Identifier: Apache-2.0
extension UIImage {
    /// The size, weight and colours of a symbol. Layout follows the size; the rest has no effect here.
    open class SymbolConfiguration: NSObject, @unchecked Sendable {
        // Nil if the configuration leaves it open.
        let pointSize: CGFloat?
        private let weight: SymbolWeight?
        private let scale: SymbolScale?

        private init(pointSize: CGFloat?, weight: SymbolWeight?, scale: SymbolScale?) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
        }

        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: nil, scale: nil) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: nil)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, scale: scale.stated)
        }

        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: nil) }
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: nil, scale: scale.stated) }

        @preconcurrency @MainActor
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
        }

        @preconcurrency @MainActor
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
            self.init(pointSize: size, weight: nil, scale: scale.stated)
        }

        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: nil, scale: scale.stated)
        }

        /// Configurations of colours, which do not affect layout.
        public convenience init(paletteColors: [UIColor]) { self.init(pointSize: nil, weight: nil, scale: nil) }
        public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: nil, weight: nil, scale: nil) }
        open class func preferringMulticolor() -> SymbolConfiguration { unspecified }
        open class func preferringMonochrome() -> SymbolConfiguration { unspecified }

        /// A configuration that leaves everything open.
        public static let unspecified = SymbolConfiguration(pointSize: nil, weight: nil, scale: nil)

        /// This configuration with everything that another one states.
        open func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other = otherConfiguration else { return self }
            return SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale)
        }

        /// The side of most symbols, in points: 20 beside letters of 17. The scales have the ratios of Apple's guidelines.
        var side: CGFloat {
            let factor: CGFloat =
                switch scale {
                case .small: 0.8
                case .large: 1.28
                default: 1
                }
            return (20 * (pointSize ?? 17) / 17 * factor).rounded()
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        }

        open override var hash: Int { pointSize.hashValue }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The symbol in the size that a view prefers, where it has none of its own; other images stay as they are.
    func preferring(_ preferred: SymbolConfiguration?) -> UIImage {
        guard symbolName != nil, let preferred else { return self }
        return withConfiguration(preferred.applying(symbolConfiguration))
    }
}

extension UIImage.SymbolScale {
    /// Nil if it leaves the size open.
    fileprivate var stated: UIImage.SymbolScale? { self == .unspecified || self == .default ? nil : self }
}
