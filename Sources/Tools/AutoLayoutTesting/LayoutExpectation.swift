// SPDX-License-Identifier: Apache-2.0
/// Which parts of a layout are recorded, and how exactly they are compared.
public struct LayoutExpectation: Hashable, Sendable {
    /// The options of expectations that state none. A scope sets them for all of its expectations:
    ///
    /// ```swift
    /// LayoutExpectation.$current.withValue(LayoutExpectation(recording: .failed)) {
    ///     expectLayout("layouts/login.layout.json")
    /// }
    /// ```
    @TaskLocal public static var current = LayoutExpectation()

    /// Which goldens a test writes; nil for what the environment says (see ``SnapshotRecording``).
    public var recording: SnapshotRecording?
    /// Whether a picture is recorded in addition to the frames.
    public var hasPicture: Bool
    /// Whether a layout with errors is recorded, too. Without this, its document must list their codes in `"expect"`.
    public var allowsErrors: Bool
    /// By how much a colour component of a pixel may differ, 0 … 255.
    public var componentTolerance: Int
    /// How many pixels may differ by more than that.
    public var pixelTolerance: Int
    /// Which share of all pixels may, 0 … 1.
    public var ratioTolerance: Double

    /// Frames and a picture, compared exactly.
    public init(
        recording: SnapshotRecording? = nil, hasPicture: Bool = true, allowsErrors: Bool = false,
        componentTolerance: Int = 0, pixelTolerance: Int = 0, ratioTolerance: Double = 0
    ) {
        self.recording = recording
        self.hasPicture = hasPicture
        self.allowsErrors = allowsErrors
        self.componentTolerance = componentTolerance
        self.pixelTolerance = pixelTolerance
        self.ratioTolerance = ratioTolerance
    }
}
