// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutJSON
package import LayoutModel
package import SourceLocations

extension Document {
    /// Reads a layout document, with every name resolved, every default filled in and every diagnostic collected.
    package static func read(
        _ source: SourceText, options: ReadOptions = ReadOptions(), files: NamedFiles = .none
    ) -> ReadResult {
        ParsedDocument(source, files: files).read(options: options)
    }
}

/// One reading: the state that its parts share.
struct DocumentReader {
    /// Views within each other.
    static let viewDepthLimit = 256
    static let viewLimit = 200_000

    let source: SourceText
    /// The bytes in which values have their places.
    let bytes: [UInt8]
    let options: ReadOptions
    var findings = ReaderFindings()
    /// False where a part of the text could not be read, so that a missing name is not an error.
    var knowsAllNames = true

    var platform = Platform.ios
    var profile = Profile.named(Platform.ios.defaultProfile)
    var canvas = Canvas()
    var metrics: [Metric] = []
    /// The document's own colours, in its order and by name.
    var colors: [AdaptiveColor] = []
    var namedColors: [String: AdaptiveColor] = [:]
    var views: [View] = []
    var guides: [Document.Guide] = []
    var items = ItemIndex()
    /// The lists of constraints with the view that owns each; nil = the document.
    var constraintLists: [(owner: Int?, constraints: [JSONValue])] = []
    /// The views that are absent, with the place of `removed` if the author removed them.
    var absentViews: [(index: Int, removed: SourceRange?)] = []
    /// Ids in the stack views' settings of single subviews, to be resolved when all ids are known.
    var arrangedSettings: [(stack: Int, members: [JSONValue.Member])] = []

    var files: [FileReference] = []
    /// The objects of the selected variant and of those that it extends, itself last.
    var layers: [JSONValue] = []
    /// The names of views in the document's own text.
    var writtenNames: Set<String> = []
    var sizeClassReading = SizeClassReading.applied
    var conditions = SizeClassConditions()
    /// A canvas that is too large to be drawn, where nothing is to be drawn.
    private var sizeFinding: Diagnostic?

    typealias Metric = Document.Metric

    init(source: SourceText, bytes: [UInt8], options: ReadOptions) {
        self.source = source
        self.bytes = bytes
        self.options = options
    }

    mutating func read(_ checked: JSONValue) -> ReadResult {
        let document = readDocument(checked)
        let asWritten = asWritten(checked)
        if let text = findings.text {
            for index in files.indices { files[index].range = text.place(of: files[index].range) }
        }
        files.sort { $0.range.lowerBound < $1.range.lowerBound }
        let isValid = !findings.hasErrors
        if let sizeFinding { findings.add([sizeFinding]) }
        return ReadResult(
            document: isValid ? document : nil, asWritten: isValid ? asWritten : nil, diagnostics: findings.sorted,
            files: files)
    }

    mutating func readDocument(_ value: JSONValue) -> Document? {
        readPlatform(value)
        let base = CanvasOverrides(value["canvas"])
        let variants = value["variants"]?.members ?? []
        let isVariant = findVariant(among: variants)
        readColors(value["colors"])
        let bars = readBars(value["bars"])
        let surroundings = options.surroundings ?? readSurroundings(value)
        let canvasLayers = [base] + layers.map { CanvasOverrides($0["canvas"]) } + [checkedOverrides()]
        canvas = Canvas(layers: canvasLayers, bars: bars, in: surroundings, era: profile.era)
        checkScreen(of: surroundings, value)
        noteBarsWithoutRoom(bars, value["bars"])
        checkSize(of: canvas, at: value["canvas"]?.range)

        metrics = readMetrics(value["metrics"])
        for variation in value["variations"]?.elements ?? [] { checkMetrics(of: variation) }
        metrics = metrics.overridden(by: readMetrics(varied(value)["metrics"]))
        let documentMetrics = metrics
        keep(conditionsOfDocument: value)
        for variant in variants { checkMetrics(of: variant.value) }
        for layer in layers { metrics = metrics.overridden(by: readMetrics(layer["metrics"])) }
        applyMetricOptions()

        for directory in value["fonts"]?["directories"]?.elements ?? [] {
            if let path = directory.string {
                files.append(FileReference(kind: .fontDirectory, path: path, range: directory.range))
            }
        }
        guard let root = value["root"] else { return nil }
        let count = min(Self.viewCount(root), Self.viewLimit)
        views.reserveCapacity(count)
        items.reserveCapacity(count)
        readView(root, superview: nil, depth: 1)
        constraintLists.append((nil, value["constraints"]?.elements ?? []))
        nameViews()
        resolveArrangedSubviews()
        var constraints = readConstraints()
        override(&constraints, by: layers)
        checkNames(in: layers.isEmpty ? variants.map(\.value).filter(Self.isFixed) : layers, of: constraints)

        let isPlain = !isVariant && options.canvas == CanvasOverrides()
        var document = Document(
            schema: value.string("$schema"), name: value.string("name"), description: value.string("description"),
            platform: platform,
            profile: profile, canvas: canvas, overrides: isPlain ? base : nil, bars: bars, surroundings: surroundings,
            metrics: metrics,
            views: views,
            guides: guides, constraints: constraints,
            variants: variants.map { member in
                let chain = VariantChain(of: member.key, in: variants)
                findings.add(chain.findings.filter { !findings.diagnostics.contains($0) })
                let canvas = Canvas(
                    layers: [base] + chain.layers.map { CanvasOverrides($0["canvas"]) }, bars: bars,
                    in: surroundings, era: profile.era)
                checkSize(of: canvas, at: member.value["canvas"]?.range)
                let given = chain.layers.reduce([]) { $0.merged(with: readMetrics($1["metrics"])) }
                return Variant(
                    name: member.key, canvas: canvas,
                    overrides: chain.layers.count > 1 ? nil : CanvasOverrides(member.value["canvas"]),
                    metrics: documentMetrics.overridden(by: given), metricOverrides: given)
            },
            fittings: readFittings(value["fit"]),
            fontDirectories: value["fonts"]?["directories"]?.elements.compactMap(\.string) ?? [])
        if !isPlain { document.canvasLayers = canvasLayers }
        document.colors = colors
        document.variant = isVariant ? options.variant : nil
        document.breakPolicy = value.choice("breakPolicy") ?? .observed
        if let text = findings.text { document.place(in: text) }
        return withoutAbsentViews(document)
    }

    private mutating func readPlatform(_ value: JSONValue) {
        let named = value.choice("profile", Profile.Name.self)
        platform = value.choice("platform", Platform.self) ?? named?.platform ?? .ios
        if let named, named.platform != platform, let range = value["profile"]?.range {
            findings.report(
                .contradictoryKeys,
                "profile \(named.rawValue) belongs to platform \(named.platform.rawValue), not \(platform.rawValue)",
                at: range, labels: value["platform"].map { [Diagnostic.Label($0.range, "given here")] } ?? [])
        }
        profile = Profile.named(
            named?.platform == platform ? named ?? platform.defaultProfile : platform.defaultProfile)
    }

    // MARK: Variants and overrides

    /// Whether there is a variant of the requested name.
    private mutating func findVariant(among variants: [JSONValue.Member]) -> Bool {
        guard let name = options.variant else { return false }
        guard !variants.contains(where: { $0.key == name }) else {
            layers = VariantChain(of: name, in: variants).layers
            return true
        }
        if !findings.excused.contains(name), knowsAllNames {
            findings.report(
                .unknownVariant, "no variant named '\(name.shortened)' in the document", at: nil,
                meant: findings.nearest(name, among: variants.map(\.key)))
        }
        return false
    }

    /// Whether a variant has the views and constraints of the document, so that its names can be checked without reading it.
    private static func isFixed(_ variant: JSONValue) -> Bool {
        let changes = variant["views"]?.members.contains { view in
            ["repeat", "use", "children"].contains { view.value.member($0) != nil }
        }
        return changes != true
            && !["components", "addedConstraints", "extends"].contains { variant.member($0) != nil }
    }

    /// The command line's overrides, without a device that does not exist.
    private mutating func checkedOverrides() -> CanvasOverrides {
        var overrides = options.canvas
        if let id = overrides.device, Device.named(id) == nil {
            let ids = Device.all.map(\.id)
            let meant = UIKitVocabulary.choice(id, among: ids) ?? findings.nearest(id, among: ids)
            findings.report(
                .unknownDevice, "unknown device '\(id.shortened)'", at: nil, meant: meant,
                hint: meant == nil ? "'alrender devices' lists the devices" : nil)
            overrides.device = nil
        }
        for (side, name) in [(overrides.width, "width"), (overrides.height, "height")] {
            if let side, !Shape.canvasSide.contains(side) {
                findings.report(
                    .canvasTooLarge,
                    "the canvas's \(name) must be above 0 and at most \(DecimalText.shortest(Shape.canvasSide.upper)) points",
                    at: nil)
                overrides.width = nil
                overrides.height = nil
            }
        }
        if let scale = overrides.scale, !Shape.scale.contains(scale) {
            findings.report(.numberOutOfRange, "the scale must be at least 0.01 and at most 16", at: nil)
            overrides.scale = nil
        }
        return overrides
    }

    /// A canvas that is only checked is reported when everything is read, since it does not make the document invalid.
    private mutating func checkSize(of canvas: Canvas, at range: SourceRange?) {
        let limit = options.canvasLimit
        guard options.purpose != .solving, let width = canvas.width, let height = canvas.height else { return }
        let pixels = (width * canvas.scale) * (height * canvas.scale)
        guard pixels > limit.pixels else { return }
        func millions(_ count: Double) -> String { DecimalText.shortest((count / 1e6).rounded()) }
        let finding = Diagnostic(
            .canvasTooLarge, .error,
            "the canvas has \(millions(pixels)) million pixels; at most \(millions(limit.pixels)) million are drawn; "
                + "'--limit canvas-pixels=NUMBER' raises the limit",
            at: range)
        if options.purpose == .drawing { findings.add([finding]) } else { sizeFinding = finding }
    }

    // MARK: Metrics

    private func readMetrics(_ value: JSONValue?) -> [Metric] {
        value?.members.compactMap { member in member.value.number.map { Metric(name: member.key, value: $0) } } ?? []
    }

    /// A variant may change a metric, not add one: the equations are the same.
    private mutating func checkMetrics(of variant: JSONValue) {
        guard let members = variant["metrics"]?.members else { return }
        let names = Set(metrics.map(\.name))
        for member in members where !names.contains(member.key) && !findings.excused.contains(member.key) {
            findings.report(
                .unknownMetric, "no metric named '\(member.key)' in the document",
                at: member.keyRange,
                meant: findings.nearest(member.key, among: metrics.map(\.name)))
        }
    }

    private mutating func applyMetricOptions() {
        for metric in options.metrics {
            guard metric.value.isFinite, Shape.NumberRange.any.contains(metric.value) else {
                findings.report(
                    .nonFiniteNumber, "the value of metric '\(metric.name.shortened)' is not a usable number", at: nil)
                continue
            }
            if let index = metrics.firstIndex(where: { $0.name == metric.name }) {
                metrics[index].value = metric.value
            } else if !findings.excused.contains(metric.name) {
                findings.report(
                    .unknownMetric, "no metric named '\(metric.name.shortened)' in the document", at: nil,
                    meant: findings.nearest(metric.name, among: metrics.map(\.name)))
            }
        }
    }
}

extension [Document.Metric] {
    /// With the values of others, and those of other names.
    fileprivate func merged(with others: [Document.Metric]) -> [Document.Metric] {
        overridden(by: others) + others.filter { other in !contains { $0.name == other.name } }
    }
}

extension Document {
    /// Gives what uses of components have made its places in the files.
    fileprivate mutating func place(in text: ExpandedText) {
        for index in views.indices {
            views[index].source = views[index].source.map(text.place)
            views[index].idSource = views[index].idSource.map(text.place)
        }
        for index in guides.indices { guides[index].source = guides[index].source.map(text.place) }
        var hint = 0
        for index in constraints.indices {
            constraints[index].source = constraints[index].source.map { text.place(of: $0, after: &hint) }
        }
        for index in fittings.indices { fittings[index].source = fittings[index].source.map(text.place) }
    }
}

extension DiagnosticCode {
    package static let unknownVariant = DiagnosticCode("unknown-variant")
    package static let unknownDevice = DiagnosticCode("unknown-device")
    package static let unknownMetric = DiagnosticCode("unknown-metric")
    package static let canvasTooLarge = DiagnosticCode("canvas-too-large")
}
