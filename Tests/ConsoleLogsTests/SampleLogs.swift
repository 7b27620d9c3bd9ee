// SPDX-License-Identifier: Apache-2.0
/// A report whose members need 12 + 30 + 8 + 20 + 10 = 80 of 64 points; the image beside them is not needed.
enum SampleLogs {
    static let members = [
        "<NSLayoutConstraint:0x600001111110 UIImageView:0x7fe2d0c01110.height == 24   (active)>",
        "<NSLayoutConstraint:0x600001111120 V:|-(12)-[UILabel:0x7fe2d0c01120'Name']   (active, names: '|':Shop.PriceView:0x7fe2d0c01100 )>",
        "<NSLayoutConstraint:0x600001111130 UILabel:0x7fe2d0c01120'Name'.height == 30   (active)>",
        "<NSLayoutConstraint:0x600001111140 V:[UILabel:0x7fe2d0c01120'Name']-(8)-[UIButton:0x7fe2d0c01130'Buy \\\"now\\\"']   (active)>",
        "<NSLayoutConstraint:0x600001111150 UIButton:0x7fe2d0c01130'Buy \\\"now\\\"'.height >= 20   (active)>",
        "<NSLayoutConstraint:0x600001111160 UIButton:0x7fe2d0c01130'Buy \\\"now\\\"'.bottom == Shop.PriceView:0x7fe2d0c01100.bottom - 10   (active)>",
        "<NSLayoutConstraint:0x600001111170 'UIView-Encapsulated-Layout-Height' Shop.PriceView:0x7fe2d0c01100.height == 64   (active)>",
    ]

    static let smallest = [1, 2, 3, 4, 5, 6]

    static func report(members: [String] = members, broken: Int = 4) -> String {
        """
        2031-04-02 10:11:12.123456+0200 Shop[811:4711] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
        \(members.map { "    \"\($0)\"" }.joined(separator: ",\n"))
        )

        Will attempt to recover by breaking constraint\u{20}
        \(members[broken].replacingEscapes)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        2031-04-02 10:11:12.200000+0200 Shop[811:4711] Cart: 3 items

        """
    }
}

extension String {
    /// The broken constraint stands outside of the list, without the list's escapes.
    var replacingEscapes: String { split(separator: "\\\"", omittingEmptySubsequences: false).joined(separator: "\"") }

    /// Each line changed by itself.
    func mappingLines(_ change: (String) -> String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { change(String($0)) }.joined(separator: "\n")
    }

    /// Broken where a line has `width` characters.
    func wrapped(at width: Int, onlyAtBlanks: Bool) -> String {
        mappingLines { line in
            var result = ""
            var rest = Substring(line)
            while rest.count > width {
                var end = rest.index(rest.startIndex, offsetBy: width)
                if onlyAtBlanks {
                    guard let blank = rest[..<end].lastIndex(of: " "), !rest[..<blank].allSatisfy({ $0 == " " }) else {
                        break
                    }
                    end = blank
                }
                result += rest[..<end] + "\n"
                rest = rest[end...]
                if onlyAtBlanks { rest = rest.dropFirst() }
            }
            return result + rest
        }
    }
}
