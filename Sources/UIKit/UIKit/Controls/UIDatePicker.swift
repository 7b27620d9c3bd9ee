// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel

/// A day and time.
open class UIDatePicker: UIControl {
    public enum Mode: Int, Hashable, Sendable { case time, date, dateAndTime, countDownTimer }

    open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { textChanged() } }
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime { didSet { styleChanged() } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { styleChanged() } }
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0
    /// Nil for English of the United States, so that a layout is the same on every machine.
    open var locale: Locale? { didSet { textChanged() } }
    /// Nil for Greenwich Mean Time, so that a layout is the same on every machine.
    open var timeZone: TimeZone? { didSet { textChanged() } }
    open var calendar: Calendar! = Calendar(identifier: .gregorian)

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The style that is shown: wheels for a countdown, otherwise a field for each of date and time.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 750, 750) }
    override func finishInit() { takeNaturalSize() }
    override var documentContent: ViewContent { .datePicker }

    override func decorate(_ style: inout ViewStyle) {
        super.decorate(&style)
        if datePickerStyle == .inline { style.symbol = StyleString("calendar") }
    }

    private func textChanged() { if datePickerStyle == .compact { invalidateIntrinsicContentSize() } }

    private func styleChanged() { invalidateIntrinsicContentSize() }

    // MARK: Fields

    /// Points around the text of a field, and between fields.
    private static let (fieldInsets, fieldSpacing) = (CGSize(width: 12, height: 7), CGFloat(6))

    override var naturalSize: CGSize {
        guard datePickerStyle == .compact else { return ControlSize.of(.datePicker) }
        let font = UIFont.preferredFont(forTextStyle: .body)
        let sizes = fields.map { ($0 as NSString).size(withAttributes: [.font: font]) }
        let scale = UIScreen.main.scale
        let width = sizes.reduce(0) { $0 + ($1.width * scale).rounded(.up) / scale + 2 * Self.fieldInsets.width }
        return CGSize(
            width: width + CGFloat(sizes.count - 1) * Self.fieldSpacing,
            height: (sizes.map(\.height).max() ?? 0) + 2 * Self.fieldInsets.height)
    }

    private var fields: [String] {
        switch datePickerMode {
        case .date: [text(.medium, .none)]
        case .time: [text(.none, .short)]
        case .dateAndTime, .countDownTimer: [text(.medium, .none), text(.none, .short)]
        }
    }

    private func text(_ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale ?? Locale(identifier: "en_US")
        formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
        (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
        return formatter.string(from: date)
    }
}

public enum UIDatePickerStyle: Int, Hashable, Sendable { case automatic, wheels, compact, inline }
