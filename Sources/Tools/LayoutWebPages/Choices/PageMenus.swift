// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
package import LayoutModel

/// The menus of a page: what its reader may choose.
package struct PageMenus {
    private let variants: [String?]
    private let offersDevices: Bool
    private let directions: [LayoutDirection]
    private let categories: [ContentSizeCategory]

    init(variants: [String?], offersDevices: Bool, directions: [LayoutDirection], categories: [ContentSizeCategory]) {
        self.variants = variants
        self.offersDevices = offersDevices
        self.directions = directions
        self.categories = categories
    }

    /// The menus that most pages of a document have.
    ///
    /// - Parameter variants: nil for a layout that can only be shown on other sizes.
    package init(of document: Document, variants: [String]?) {
        let isRead = variants != nil
        self.init(
            variants: [nil] + (variants ?? []), offersDevices: isRead && document.platform == .ios,
            directions: isRead ? [.leftToRight, .rightToLeft] : [],
            categories: isRead ? ContentSizeCategory.allCases : [])
    }

    var html: String {
        var menus: [String] = []
        if variants.count > 1 { menus.append(Self.menu("Variant", "variant", variants.map { $0 ?? "none" })) }
        if offersDevices {
            let options = Device.choices.map { "<option value=\"\($0.id)\">\(HTMLText.escaped($0.name))</option>" }
            menus.append(
                Self.menu("Device", "device", "<option value=\"\">as in the file</option>\(options.joined())"))
        }
        if directions.count > 1 {
            let names = directions.map { $0 == .rightToLeft ? "right to left" : "left to right" }
            menus.append(Self.menu("Direction", "direction", names))
        }
        if categories.count > 1 { menus.append(Self.menu("Text size", "category", categories.map(\.rawValue))) }
        return menus.joined()
    }

    /// Options whose values are their numbers.
    private static func menu(_ label: String, _ id: String, _ names: [String]) -> String {
        menu(
            label, id,
            names.enumerated().map { "<option value=\"\($0)\">\(HTMLText.escaped($1))</option>" }.joined())
    }

    private static func menu(_ label: String, _ id: String, _ options: String) -> String {
        "<label>\(label) <select id=\"\(id)\">\(options)</select></label>\n"
    }
}
