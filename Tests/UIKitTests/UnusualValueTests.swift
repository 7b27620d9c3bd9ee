// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit

/// Numbers that no layout needs, which a division by zero or an overflow makes.
@MainActor
struct UnusualValueTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func `Attributes of a text with unusual numbers do not end the process`(value: Double) {
        let attributes: [[NSAttributedString.Key: Any]] = [
            [.kern: value], [.font: UIFont.systemFont(ofSize: CGFloat(value))],
            [.foregroundColor: UIColor(red: CGFloat(value), green: 0, blue: 0, alpha: 1)],
        ]
        for attributes in attributes {
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "a", attributes: attributes)
            let size = label.intrinsicContentSize
            #expect(size.width.isFinite && size.height.isFinite, "\(attributes) \(size)")
        }
    }

    @Test func `A frame that is not a number ends the process with the exception of Core Animation`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("exception 'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 0]'"))
        let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().bounds = CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan)
        }
        let other = String(decoding: bounds?.standardErrorContent ?? [], as: UTF8.self)
        #expect(other.contains("CALayer bounds contains NaN: [0 0; 10 nan]"))
        let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIScrollView(frame: CGRect(x: 5, y: 5, width: 10, height: 20)).contentOffset.y = .nan
        }
        let last = String(decoding: offset?.standardErrorContent ?? [], as: UTF8.self)
        #expect(last.contains("CALayer bounds contains NaN: [0 nan; 10 20]"))
    }

    @Test func `Subviews that are not there cannot be exchanged`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            view.addSubview(UIView())
            view.exchangeSubview(at: 0, withSubviewAt: 3)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("exception 'NSRangeException'"))
        #expect(text.contains("index 3 beyond bounds [0 .. 0]"))
    }
}
