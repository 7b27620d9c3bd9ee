// SPDX-License-Identifier: Apache-2.0
internal import LayoutModel

/// A document's font with the face that draws it.
struct ResolvedFont {
    let font: Font
    let face: FontFace
    /// Whose vertical metrics and tracking count instead of the face's own, which has its corrections; nil for a family that was requested by name.
    let system: SystemFont?
    let findings: [FontFinding]

    /// Whether ideographs are Korean even without hangul beside them.
    let hasKoreanIdeographs: Bool

    init(font: Font, face: FontFace, system: SystemFont?, findings: [FontFinding]) {
        self.font = font
        self.face = face
        self.system = system
        self.findings = findings
        hasKoreanIdeographs = FamilyMetrics.isAppleSDGothicNeo(font.family)
    }

    /// Points.
    var size: Double { font.size }

    /// Points above the baseline.
    var ascent: Double { (system?.ascender ?? face.metrics.ascender) * size }

    /// Points below the baseline.
    var descent: Double { (system?.descender ?? face.metrics.descender) * size }

    /// Points added to each advance.
    var tracking: Double { system?.tracking(size: size, weight: font.weight) ?? 0 }

    var features: String? { system?.features }
}
