// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An image among the characters of a text: pictures leave room of its size.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// Stands for an attachment in a text.
    public static let character = 0xFFFC

    open var image: UIImage?
    /// Points; empty for the image's own size.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?

    public override init() {}

    public init(image: UIImage) { self.image = image }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    var width: CGFloat { bounds.isEmpty ? image?.size.width ?? 0 : bounds.width }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
