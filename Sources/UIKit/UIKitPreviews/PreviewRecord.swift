// SPDX-License-Identifier: Apache-2.0
/// What the program writes about a screen, a line of JSON each, so that a screen that ends the process leaves the lines of the
/// others.
struct PreviewRecord: Codable {
    var screen: Int
    /// The text of the layout document; nil before the screen is made, and if there is none.
    var document: String?
    /// The file and the bytes of each of the document's constraints in it; empty for a constraint whose place is unknown.
    var places: [[Int]]?
    /// What files of Interface Builder ask for and is not there. Each has a line of its own, as soon as it is found.
    var notes: [String]?
    /// Why there is no layout.
    var fault: String?
}
