// SPDX-License-Identifier: Apache-2.0
@_exported public import AutoLayout
import Testing

/// Solves a layout document and compares the frame of every view, and a picture, with what was recorded.
///
/// The goldens are in the folder `__Snapshots__` beside the test's file, by the names of the file and the function:
/// `__Snapshots__/LoginTests/fits.json` and `fits.png`, and `fits.rtl.json` for the document's variant `rtl`. It works in tests of
/// Swift Testing and of XCTest. A failure has the source location of the caller, and in Swift Testing the recorded picture, the one
/// made now and their difference as attachments.
///
/// ```swift
/// @Test func fits() {
///     expectLayout("layouts/login.layout.json")
/// }
/// ```
/// - Parameters:
///   - path: of a layout document, from the folder of the test's file.
///   - name: what the goldens are named after; nil for the test function.
///   - options: what is recorded and how exactly it is compared.
public func expectLayout(
    _ path: String, named name: String? = nil, options: LayoutExpectation = .current,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    SnapshotTest(caller: caller, name: name, options: options).expect(.file(path))
}

/// Solves a document that was built in code, and compares it as ``expectLayout(_:named:options:fileID:filePath:function:line:column:)``
/// does. Files that it names and does not bring are found from the folder of the test's file.
///
/// ```swift
/// @Test(arguments: [8, 16]) func gaps(gap: Int) {
///     expectLayout(
///         of: [
///             "canvas": ["width": 320, "height": 200],
///             "root": ["id": "screen", "children": [["id": "box"]]],
///             "constraints": ["box.top = screen.top + \(gap)", "box.leading = screen.leading"],
///         ], named: "gap-\(gap)")
/// }
/// ```
public func expectLayout(
    of document: LayoutDocument, named name: String? = nil, options: LayoutExpectation = .current,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    SnapshotTest(caller: caller, name: name, options: options).expect(.document(document))
}
