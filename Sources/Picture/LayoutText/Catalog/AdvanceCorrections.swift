// SPDX-License-Identifier: Apache-2.0
/// What brings the advances of a font to those of another one, character by character, in thousandths of the font size.
package struct AdvanceCorrections: Hashable, Sendable {
    /// What all characters of one kind have in common.
    package struct Kind: Hashable, Sendable {
        /// For characters that have no number of their own.
        package var regular: Double
        /// Added in full from weight 700 on, in proportion between 400 and 700.
        package var bold: Double
        /// Added at sizes that the other font draws with its optical size for display.
        package var display: Double

        package init(_ regular: Double, bold: Double, display: Double) {
            self.regular = regular
            self.bold = bold
            self.display = display
        }
    }

    /// Latin, Greek and Cyrillic with their supplements, punctuation, superscripts and currency signs: the scripts that San
    /// Francisco has letters of.
    static let scalars: [ClosedRange<UInt32>] = [0x20...0x52F, 0x1E00...0x20CF]

    package var lowercase: Kind
    package var uppercase: Kind
    package var digits: Kind
    package var spaces: Kind
    package var others: Kind
    /// The corrections by character in regular weight.
    package var characters: [Unicode.Scalar: Double]
    /// Added to these instead of the kind's `bold`, except at sizes for display.
    package var boldCharacters: [Unicode.Scalar: Double]

    package init(
        lowercase: Kind, uppercase: Kind, digits: Kind, spaces: Kind, others: Kind,
        characters: [Unicode.Scalar: Double], boldCharacters: [Unicode.Scalar: Double] = [:]
    ) {
        self.lowercase = lowercase
        self.uppercase = uppercase
        self.digits = digits
        self.spaces = spaces
        self.others = others
        self.characters = characters
        self.boldCharacters = boldCharacters
    }

    /// The correction of an advance as a part of the font size.
    /// - Parameters:
    ///   - base: the character without its accents.
    ///   - weight: 100 … 900.
    func correction(of base: Unicode.Scalar, weight: Int, opticalSize: OpticalSize) -> Double {
        let kind = kind(of: base)
        let boldness = min(max(Double(weight - 400) / 300, 0), 1)
        let regular = characters[base] ?? kind.regular
        return switch opticalSize {
        case .text: (regular + (boldCharacters[base] ?? kind.bold) * boldness) / 1000
        case .display: (regular + kind.bold * boldness + kind.display) / 1000
        }
    }

    private func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar.properties.generalCategory {
        case _ where scalar.isGreekOrCyrillic: Kind(0, bold: 0, display: 0)
        case .lowercaseLetter, .modifierLetter, .otherLetter: lowercase
        case .uppercaseLetter, .titlecaseLetter: uppercase
        case .decimalNumber: digits
        case .spaceSeparator: spaces
        default: others
        }
    }
}

extension Unicode.Scalar {
    /// Its letters get no correction: what Latin letters have in common makes them too narrow (docs/background/text-fits.md).
    fileprivate var isGreekOrCyrillic: Bool { (0x370...0x52F).contains(value) || (0x1F00...0x1FFF).contains(value) }
}
