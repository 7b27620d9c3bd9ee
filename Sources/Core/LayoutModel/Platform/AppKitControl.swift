// SPDX-License-Identifier: Apache-2.0

/// A control of AppKit in one of its styles and sizes, as the table of measures names it.
package struct AppKitControl: Hashable, Sendable {
    package var kind: Kind
    package var size: Size

    package init(_ kind: Kind, _ size: Size = .regular) { (self.kind, self.size) = (kind, size) }

    /// `NSControl.ControlSize`.
    package enum Size: String, Hashable, CaseIterable, Sendable { case mini, small, regular, large }

    package enum Kind: String, Hashable, CaseIterable, Sendable {
        case label, field, searchField, separator, verticalSeparator, box, untitledBox, tabView
        case pushButton, checkBox, checkBoxAlone, radioButton, radioButtonAlone, helpButton, disclosureTriangle
        case roundButton, bevelButton, roundRectButton, recessedButton, inlineButton, texturedButton
        case squareTexturedButton, smallSquareButton, smallSquareWithImage, borderlessButton, borderlessImage
        /// Buttons with only a template of the system and no border: since macOS 11 symbols, which are higher or lower than
        /// their alignment rectangles.
        case addTemplate, removeTemplate, actionTemplate
        /// A bare one has neither a border nor a bezel around its title.
        case popUpButton, bevelPopUp, barePopUp, recessedPopUp, roundRectPopUp, texturedPopUp, otherPopUp
        case framedImage, titledBrowser, comboBox, pathPopUp, `switch`, datePicker
        case slider, sliderMarksAbove, sliderMarksBelow, verticalSlider, stepper, progressBar, colorWell
        /// Momentary ones are buttons side by side.
        case roundedSegments, momentarySegments, separatedSegments, roundRectSegments, smallSquareSegments

        /// The kind whose measures this one has where it has no row of its own.
        var plainer: Kind? {
            switch self {
            case .checkBoxAlone: .checkBox
            case .radioButtonAlone: .radioButton
            case .searchField, .comboBox: .field
            case .smallSquareWithImage: .smallSquareButton
            case .momentarySegments: .roundedSegments
            case .sliderMarksAbove, .sliderMarksBelow: .slider
            case .addTemplate, .removeTemplate, .actionTemplate: .borderlessImage
            case .barePopUp, .recessedPopUp, .roundRectPopUp, .texturedPopUp: .otherPopUp
            default: nil
            }
        }
    }
}
