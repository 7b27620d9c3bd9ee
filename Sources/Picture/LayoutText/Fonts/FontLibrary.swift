// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import FontFiles
internal import LayoutModel

/// The faces of a catalog, opened when text first needs them.
final class FontLibrary {
    let catalog: FontCatalog
    /// Families of the document's own fonts; the system font is never one of them.
    private let own: FontCatalog
    let system: SystemFont
    private let configuration: FontConfiguration
    /// Made when a paragraph is laid out; nil after a face has been opened.
    private var map: PrivateFontMap?
    private var faces: [FontFace] = []
    private var openings: [FontFile: FontFace?] = [:]
    /// The system font's faces by their own ones.
    private var correctedFaces: [CorrectedUse: FontFace] = [:]
    private var resolved: [Font: ResolvedFont] = [:]
    private var fallbacks: [FallbackUse: Fallback] = [:]
    private var fallbackFiles: [FaceUse: [FontFile]] = [:]
    private let emojiFile: FontFile?
    /// The face of last resort, which always exists.
    let standard: FontFace

    init(catalog: FontCatalog, documentFonts: [FontFile] = [], system: SystemFont) throws(FontFault) {
        for package in catalog.requiredPackages {
            // One file shows whether the package is there.
            guard let file = catalog.files.first(where: { $0.package == package }) else { continue }
            if alr_font_file_is_readable(file.path) == 0 { throw .unusable(path: file.path, package: package) }
        }
        guard let regular = catalog.faces(family: system.family, weight: 400, isItalic: false).first else {
            throw .noFace(family: system.family)
        }
        let configuration = try FontConfiguration()
        let standard = try FontFace(regular, id: FaceID(index: 0))
        guard let pattern = standard.makePattern(isEmoji: false) else { throw .outOfMemory }
        try configuration.add(pattern)
        self.catalog = catalog
        own = FontCatalog(files: documentFonts)
        self.system = system
        self.configuration = configuration
        map = nil
        self.standard = standard
        emojiFile = Self.emojiFile(of: catalog)
        faces = [standard]
        openings[regular] = standard
    }

    /// A context for laying out this paragraph immediately: the next paragraph, or the next face, may replace it.
    func context(for paragraph: borrowing PlannedParagraph) throws(FontFault) -> OpaquePointer {
        let uses = Set(
            paragraph.runs.map { PrivateFontMap.Use(face: $0.face.id, size: $0.font.size, language: $0.language) })
        if map?.admits(uses) != true {
            var new = try PrivateFontMap(configuration, correcting: faces)
            _ = new.admits(uses)
            map = consume new
        }
        guard let context = map?.context else { throw .outOfMemory }
        return context
    }

    /// The face that Pango knows by its unique family.
    func face(uniqueFamily: String) -> FontFace? { faces.first { $0.uniqueFamily == uniqueFamily } }

    /// The face for a document's font, with what had to be substituted.
    func resolve(_ font: Font) -> ResolvedFont {
        if let known = resolved[font] { return known }
        // Sizes that depend on a geometry can take any number of values.
        if resolved.count >= Self.mostResolved { resolved.removeAll(keepingCapacity: true) }
        let new = resolveAnew(font)
        resolved[font] = new
        return new
    }

    private static let mostResolved = 1024

    private func resolveAnew(_ font: Font) -> ResolvedFont {
        let tabular = font.family == SystemFont.monospacedDigitFamily
        let isSystem = tabular || font.family == Font.systemFamily
        let wanted = isSystem ? system.family : font.family
        var files = catalog.faces(family: wanted, weight: font.weight, isItalic: font.isItalic)
        var missingFace: FontFinding?
        if !isSystem {
            var ownFiles = own.faces(family: wanted, weight: font.weight, isItalic: font.isItalic)
            missingFace = ownFiles.first.flatMap { Self.missingFace(font, drawnWith: $0) }
            // Faces that only their PostScript names tell apart.
            if ownFiles.isEmpty { ownFiles = own.files.filter { $0.postScriptName == wanted } }
            if !ownFiles.isEmpty { files = ownFiles }
        }
        let found = openFirst(files)
        if let face = found.face {
            let chosen = tabular ? system.withMonospacedDigits : system
            return ResolvedFont(
                font: font, face: isSystem ? corrected(face, for: font) : face, system: isSystem ? chosen : nil,
                findings: found.findings + [missingFace].compactMap(\.self))
        }
        let metrics = FamilyMetrics.named(font.family)
        let substitute = openFirst(
            [metrics?.substituteFamily, system.family].compactMap(\.self).flatMap {
                catalog.faces(family: $0, weight: font.weight, isItalic: font.isItalic)
            })
        var findings = found.findings + substitute.findings
        if found.findings.isEmpty {
            findings.insert(
                .unknownFamily(font.family, substitute: substitute.face?.file.family ?? system.family), at: 0)
        }
        let face = substitute.face ?? standard
        guard let metrics else {
            return ResolvedFont(font: font, face: corrected(face, for: font), system: system, findings: findings)
        }
        return ResolvedFont(
            font: font,
            face: metrics.advances.isEmpty ? corrected(face, for: font) : corrected(face, by: metrics, for: font),
            system: metrics.substitute(system, weight: font.weight), findings: findings)
    }

    /// Nil if a face is what a document asks for. One that asks for nothing in particular gets any face near a regular one.
    private static func missingFace(_ font: Font, drawnWith file: FontFile) -> FontFinding? {
        let distance = abs(file.weight - font.weight)
        guard distance > (font.weight == 400 ? 100 : 50) || font.isItalic && !file.isItalic else { return nil }
        return .missingFace(
            family: file.family, wanted: FontFinding.FaceStyle(weight: font.weight, isItalic: font.isItalic),
            substitute: FontFinding.FaceStyle(weight: file.weight, isItalic: file.isItalic))
    }

    private struct CorrectedUse: Hashable {
        let face: FaceID
        var opticalSize: OpticalSize?
        /// The metrics of a family that is not installed.
        var metrics: FamilyMetrics?
        var weight: Int?
    }

    /// The face with the system font's advances; itself if Fontconfig cannot take it.
    private func corrected(_ face: FontFace, for font: Font) -> FontFace {
        guard let corrections = system.corrections else { return face }
        let opticalSize = OpticalSize(size: font.size)
        let use = CorrectedUse(face: face.id, opticalSize: opticalSize)
        return corrected(face, use, scalars: AdvanceCorrections.scalars) { base, _ in
            corrections.correction(of: base, weight: face.file.weight, opticalSize: opticalSize)
        }
    }

    /// The face with the advances of another family.
    private func corrected(_ face: FontFace, by metrics: FamilyMetrics, for font: Font) -> FontFace {
        let use = CorrectedUse(face: face.id, metrics: metrics, weight: font.weight)
        return corrected(face, use, scalars: AdvanceCorrections.scalars) { base, advance in
            metrics.advance(of: base, weight: font.weight).map { $0 - advance } ?? 0
        }
    }

    /// A fallback face with the advances of the font that Apple's systems fall back to.
    private func correctedFallback(_ face: FontFace) -> FontFace {
        guard let correction = system.fallbackCorrections.first(where: { $0.families.contains(face.file.family) })
        else {
            return face
        }
        return corrected(face, CorrectedUse(face: face.id), scalars: correction.scalars) { _, advance in
            correction.advance - advance
        }
    }

    private func corrected(
        _ face: FontFace, _ use: CorrectedUse, scalars: [ClosedRange<UInt32>],
        correction: (_ base: Unicode.Scalar, _ advance: Double) -> Double
    ) -> FontFace {
        if let known = correctedFaces[use] { return known }
        let new = FontFace(face, id: FaceID(index: faces.count), scalars: scalars, correction: correction)
        guard let pattern = new.makePattern(isEmoji: false), (try? configuration.add(pattern)) != nil else {
            return face
        }
        correctedFaces[use] = new
        faces.append(new)
        map = nil
        return new
    }

    typealias Fallback = (face: FontFace?, findings: [FontFinding])

    private struct FaceUse: Hashable {
        var family: String
        var weight: Int
        var isItalic: Bool
    }

    private struct FallbackUse: Hashable {
        /// Not the cluster: it equals one of other scalars, for which a font may lack glyphs.
        var scalars: [Unicode.Scalar]
        var weight: Int
        var isItalic: Bool
        var language: String
    }

    /// Clusters whose faces are kept.
    private static let mostFallbacks = 1 << 14

    /// The face that has all characters of a cluster which `font` lacks, and which better one is not installed.
    func fallback(for cluster: Character, font: Font, language: String) -> Fallback {
        let use = FallbackUse(
            scalars: Array(cluster.unicodeScalars), weight: font.weight, isItalic: font.isItalic, language: language)
        if let known = fallbacks[use] { return known }
        if fallbacks.count >= Self.mostFallbacks { fallbacks = [:] }
        let found = findFallback(for: cluster, font: font, language: language)
        fallbacks[use] = found
        return found
    }

    private func findFallback(for cluster: Character, font: Font, language: String) -> Fallback {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first else { return (nil, []) }
        if cluster.hasEmojiPresentation, let emojiFile, let face = open(emojiFile), face.hasGlyph(for: first) {
            return (face, [])
        }
        let candidates = catalog.fallbacks.filter { $0.covers(first) }
        let preferred = candidates.filter { $0.isPreferred(by: language) }
        var missing: FontFile?
        for fallback in preferred + candidates {
            let files = files(of: fallback, like: font)
            guard let face = openFirst(files).face else {
                // Only a script's own font is reported as missing; the general fonts complement each other.
                if !fallback.scalars.isEmpty { missing = missing ?? files.first }
                continue
            }
            guard scalars.allSatisfy({ $0.properties.isDefaultIgnorableCodePoint || face.hasGlyph(for: $0) }) else {
                continue
            }
            return (correctedFallback(face), missing.map { [Self.finding(missing: $0, substitute: face)] } ?? [])
        }
        return (nil, missing.map { [Self.finding(missing: $0, substitute: standard)] } ?? [])
    }

    /// The catalog compares the names of all its families.
    private func files(of fallback: FontCatalog.Fallback, like font: Font) -> [FontFile] {
        let use = FaceUse(family: fallback.family, weight: font.weight, isItalic: font.isItalic)
        if let known = fallbackFiles[use] { return known }
        let files = catalog.faces(family: use.family, weight: use.weight, isItalic: use.isItalic)
        fallbackFiles[use] = files
        return files
    }

    private static func finding(missing: FontFile, substitute: FontFace) -> FontFinding {
        .missingFile(path: missing.path, package: missing.package, substitute: substitute.file.path)
    }

    private func openFirst(_ files: [FontFile]) -> (face: FontFace?, findings: [FontFinding]) {
        for (index, file) in files.enumerated() {
            guard let face = open(file) else { continue }
            guard index > 0 else { return (face, []) }
            return (face, [Self.finding(missing: files[0], substitute: face)])
        }
        guard let missing = files.first else { return (nil, []) }
        return (nil, [Self.finding(missing: missing, substitute: standard)])
    }

    private func open(_ file: FontFile) -> FontFace? {
        if let known = openings[file] { return known }
        let face = try? FontFace(file, id: FaceID(index: faces.count))
        openings[file] = .some(face)
        guard let face, let pattern = face.makePattern(isEmoji: file == emojiFile),
            (try? configuration.add(pattern)) != nil
        else {
            openings[file] = .some(nil)
            return nil
        }
        faces.append(face)
        map = nil
        return face
    }

    /// A listing of every file of the catalog, in its order.
    func listing() -> [FontListing] {
        catalog.files.map { FontListing(file: $0, version: open($0)?.version) }
    }

    /// The files that are open, in the order of opening.
    var openedFiles: [FontFile] { faces.filter(\.corrections.isEmpty).map(\.file) }

    /// The files of faces, each once, by name: their folders depend on the machine.
    func listing(of programs: Set<FontProgram>) -> [FontListing] {
        var listed: Set<String> = []
        return faces.filter { face in
            // The weights of a variable font are one file.
            face.corrections.isEmpty && programs.contains(face.program)
                && (face.file.variations.isEmpty || listed.insert(face.file.path).inserted)
        }
        .map { FontListing(file: $0.file, version: $0.version) }
        .sorted { ($0.file.name, $0.file.path, $0.file.index) < ($1.file.name, $1.file.path, $1.file.index) }
    }

    /// The file that emoji come from: the emoji family where it is installed, else the first fallback.
    private static func emojiFile(of catalog: FontCatalog) -> FontFile? {
        let families =
            [catalog.emojiFamily].compactMap(\.self) + catalog.fallbacks.filter(\.scalars.isEmpty).map(\.family)
        for family in families {
            for file in catalog.faces(family: family, weight: 400, isItalic: false)
            where alr_font_file_is_readable(file.path) != 0 {
                return file
            }
        }
        return nil
    }
}
