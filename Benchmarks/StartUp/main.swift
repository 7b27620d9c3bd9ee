// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutText

// What bare.c does, with the system font: measures one short label and prints its width.
let text = StyledText(content: .plain("Hello"), font: Font(size: 17))
print(try PangoTextMeasurer().measure(TextRequest(text: text)).size.width)
