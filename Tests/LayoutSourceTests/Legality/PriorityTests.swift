// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Apple's named priorities, and those that views have from the start.
struct PriorityTests {
    @Test(arguments: [
        ("required", 1000), ("defaultHigh", 750), ("dragThatCanResizeScene", 510), ("dragThatCanResizeWindow", 510),
        ("sceneSizeStayPut", 500), ("windowSizeStayPut", 500), ("dragThatCannotResizeScene", 490),
        ("dragThatCannotResizeWindow", 490), ("defaultLow", 250), ("fittingSizeLevel", 50),
        ("fittingSizeCompression", 50),
    ])
    func `Attribute names have both systems' spelling`(_ name: String, _ value: Double) throws {
        let text = """
            {"root": {"id": "r"}, "constraints": ["r.width = 1 @\(name)",
              {"firstItem": "r", "firstAttribute": "width", "constant": 1, "priority": "\(name)"}]}
            """
        let document = try #require(Document.read(SourceText(name: "", text)).document)
        #expect(document.constraints.map { Double($0.priority.rawValue) } == [value, value])
    }

    @Test
    func `Compression resistance is 750; hugging is 250, of labels and images from Interface Builder 251`() throws {
        for type in ViewType.allCases {
            let text = #"{"root": {"children": [{"type": "\#(type.rawValue)"}]}}"#
            let view = try #require(Document.read(SourceText(name: "", text)).document).views[1]
            #expect(view.compressionResistance == AxisPriorities(horizontal: .init(750), vertical: .init(750)))
            if [.view, .textField, .textView, .scrollView, .button].contains(type) {
                #expect(view.contentHugging == AxisPriorities(horizontal: .init(250), vertical: .init(250)))
            } else if [.label, .imageView].contains(type) {
                #expect(view.contentHugging == AxisPriorities(horizontal: .init(251), vertical: .init(251)))
            } else if [.switch, .stepper, .activityIndicator].contains(type) {
                #expect(view.contentHugging == AxisPriorities(horizontal: .init(750), vertical: .init(750)))
            }
        }
    }
}
