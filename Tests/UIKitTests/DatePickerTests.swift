// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

@MainActor
struct DatePickerTests {
    private func size(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic) -> CGSize {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        return picker.intrinsicContentSize
    }

    /// Since iOS 14.
    @Test func `Pickers are fields unless they are asked to be wheels`() {
        #expect(size(.date, .wheels) == CGSize(width: 320, height: 216))
        #expect(size(.countDownTimer) == CGSize(width: 320, height: 216))
        let (date, time, both) = (size(.date), size(.time), size(.dateAndTime))
        #expect(date.height > 30 && date.height < 40 && date.width > time.width)
        #expect(abs(both.width - date.width - time.width - 6) < 0.01 && both.height == date.height)
        #expect(UIDatePicker().frame.size == both)
    }

    @Test func `A field is as wide as its text`() {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        let width = picker.intrinsicContentSize.width
        picker.locale = Locale(identifier: "pt_PT")
        picker.date = Date(timeIntervalSinceReferenceDate: 300_000_000)
        #expect(picker.intrinsicContentSize.width != width)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        picker.accessibilityIdentifier = "picker"
        picker.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picker)
        NSLayoutConstraint.activate([
            picker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            picker.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        view.layoutIfNeeded()
        #expect(LayoutDocument(of: view).frames["picker"] == picker.frame)
    }
}
