// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// One of several, side by side.
open class UISegmentedControl: UIControl {
    private struct Segment {
        var title = ""
        /// Instead of the title.
        var image: UIImage?
        var isEnabled = true
    }

    private var segments: [Segment] = []
    /// The widths that were set for segments, in points.
    private var widths: [Int: CGFloat] = [:]
    private var titleFonts: [UInt: UIFont] = [:]
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: ($0 as? String) ?? "", image: $0 as? UIImage) }
        frameStorage.size = naturalSizeThatFits(.zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public static let noSegment = -1

    open var selectedSegmentIndex = -1
    open var numberOfSegments: Int { segments.count }
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentTintColor: UIColor?

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title ?? ""), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image), at: segment)
    }

    private func insert(_ new: Segment, at segment: Int) {
        segments.insert(new, at: min(max(segment, 0), segments.count))
        invalidateIntrinsicContentSize()
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        invalidateIntrinsicContentSize()
    }

    open func removeAllSegments() {
        segments = []
        invalidateIntrinsicContentSize()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        (segments[segment].title, segments[segment].image) = (title ?? "", nil)
        invalidateIntrinsicContentSize()
    }

    /// - Parameter width: points; 0 for that of the title.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        widths[segment] = width > 0 ? width : nil
        invalidateIntrinsicContentSize()
    }

    open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }

    /// The font among these attributes changes the size.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state.rawValue] = attributes
        titleFonts[state.rawValue] = attributes?[.font] as? UIFont
        invalidateIntrinsicContentSize()
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        (segments[segment].title, segments[segment].image) = ("", image)
        invalidateIntrinsicContentSize()
    }

    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
    }

    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {}
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}

    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 250, 750) }
    override var naturalAlignmentInsets: UIEdgeInsets { ControlSize.insets(of: .segmentedControl) }

    /// Segments without a width share that of the widest title or image with 19 points around it; a line of one point
    /// separates two segments.
    override var naturalSize: CGSize {
        let font = titleFonts[0] ?? .systemFont(ofSize: 13)
        let widest =
            segments.map { segment in
                if let image = segment.image { return image.size.width }
                return segment.title.isEmpty
                    ? 0
                    : CGFloat(ShownText(content: .plain(segment.title), font: font).measure().size.width).rounded(.up)
            }.max() ?? 0
        let shared = segments.indices.reduce(0) { $0 + (widths[$1] ?? widest + 19) }
        return CGSize(
            width: shared + CGFloat(max(segments.count - 1, 0)),
            height: ControlSize.of(.segmentedControl).height)
    }

    override var documentContent: ViewContent {
        .segmentedControl(
            segments: segments.map(\.title), selected: selectedSegmentIndex < 0 ? nil : selectedSegmentIndex)
    }

    override func decorate(_ style: inout ViewStyle) {
        super.decorate(&style)
        style.show(thumb: engineColor(selectedSegmentTintColor))
        guard segments.contains(where: { $0.image != nil }) else { return }
        var parts = style.parts ?? SystemParts()
        parts.segments = segments.map { segment in
            var item = BarItem(title: nil, image: segment.image?.engineSource)
            item.symbol = segment.image?.symbolName.map { StyleString($0) }
            return item
        }
        style.parts = parts
    }

    /// Whether a document's reader would measure another size.
    var isMeasuredHereOnly: Bool {
        !widths.isEmpty || titleFonts[0] != nil || segments.contains { $0.image != nil }
    }
}
