// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutXML
import SourceLocations

extension Diagnostic {
    init(_ fault: XMLFault) {
        let code: DiagnosticCode =
            switch fault.kind {
            case .malformed: .malformedXML
            case .documentTypeDeclaration: .documentTypeDeclaration
            case .tooDeep: .xmlTooDeep
            case .tooLarge: .xmlTooLarge
            }
        self.init(code, .error, fault.message, at: SourceRange(fault.offset, fault.offset))
    }
}

extension DiagnosticCode {
    package static let malformedXML = DiagnosticCode("malformed-xml")
    package static let documentTypeDeclaration = DiagnosticCode("document-type-declaration")
    package static let xmlTooDeep = DiagnosticCode("xml-too-deep")
    package static let xmlTooLarge = DiagnosticCode("xml-too-large")
}
