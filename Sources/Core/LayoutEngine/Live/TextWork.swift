// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// How much measuring texts at every width is: characters to shape, texts that are the same counted once.
///
/// A text has about as many widths at which a line breaks elsewhere as it has characters, and is shaped at each.
package struct TextWork {
    package private(set) var amount = 0.0

    /// Counts the work that a document's texts make.
    package init(of document: Document, measuring text: some TextMeasuring, images: some ImageSizing) {
        self.init(of: ContentMeasurements(LayoutContext(document), text: text, images: images))
    }

    /// Only texts that wrap have other lines at other widths.
    init(of contents: ContentMeasurements) { self.init(of: contents.texts.filter(\.isRemeasured).map(\.request)) }

    package init(of requests: [TextRequest]) {
        var counted: Set<TextRequest> = []
        for request in requests where counted.insert(request).inserted {
            let characters = request.text.content.characterCount
            amount += Double(characters) * Double(min(characters, MeasuredDocument.mostWidths))
        }
    }
}

extension StyledText.Content {
    /// Markup included.
    fileprivate var characterCount: Int {
        switch self {
        case .plain(let text), .markup(let text): text.unicodeScalars.count
        }
    }
}
