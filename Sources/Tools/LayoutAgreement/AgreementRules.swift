// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderCanvas
package import InterfaceBuilderFiles

/// Which layout of a file is compared with its recorded frames.
package enum AgreementRules: String, Hashable, CaseIterable, Sendable {
    /// As Xcode drew it on its canvas.
    case canvas
    /// As the system shows it: what all other commands make of a file.
    case system

    package func importer(_ options: ImportOptions) -> InterfaceBuilderImporter {
        InterfaceBuilderImporter(options: options, drawing: self == .canvas ? CanvasDrawing() : nil)
    }
}
