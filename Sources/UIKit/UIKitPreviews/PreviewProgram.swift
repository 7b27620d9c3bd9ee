// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import Glibc
import SourceLocations
import UIKit

/// The body of a program that is made of Swift files: it lays out the screens of the files, and writes their layout documents.
///
/// Its arguments are the file that it writes to, the canvas as JSON, the numbers of the screens (`3p` for one whose code gets no
/// samples), and its limits: the bytes of memory and the seconds of processor time.
@MainActor
public enum PreviewProgram {
    /// Lays out the screens, and ends the program.
    ///
    /// - Parameters:
    ///   - samples: those of protocols; nil if nothing stands for what is missing.
    ///   - cells: what gives cells of the program's classes their contents.
    public static func run(
        _ screens: [PreviewScreen], samples: [ProtocolSample]? = nil, cells: [(Any) -> Void] = []
    ) -> Never {
        ProtocolSamples.known = ProtocolSamples(samples ?? [])
        cellFillings = cells
        let arguments = CommandLine.arguments
        guard arguments.count == 6, let memory = UInt(arguments[4]), let seconds = UInt(arguments[5]),
            let canvas = try? JSONDecoder().decode(PreviewCanvas.self, from: Data(arguments[2].utf8))
        else { exit(EX_USAGE) }
        let requests = arguments[3].split(separator: ",").map { (text: $0, number: Int($0.prefix { $0.isNumber })) }
        let file = open(arguments[1], O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { exit(EX_CANTCREAT) }
        limit(RLIMIT_AS.rawValue, memory)
        limit(RLIMIT_CPU.rawValue, seconds)
        // Diagnostics of the layout document state them, with places.
        LayoutConflictLog.writesToStandardError = false
        LayoutConflictLog.leavesOutIllegalConstraints = samples != nil
        canvas.assets?.writeStrings()
        if let interfaces = PreviewInterfaces.read() { AppInterfaces.current = interfaces.interfaces }
        for request in requests {
            guard let screen = screens.first(where: { $0.number == request.number }) else { continue }
            write(PreviewRecord(screen: screen.number), to: file)
            _ = AppInterfaces.current.takeNotes()
            AppInterfaces.current.onNote = { write(PreviewRecord(screen: screen.number, notes: [$0]), to: file) }
            canvas.prepare(.main, fills: samples != nil)
            let fills: Filling = samples == nil ? .none : request.text.hasSuffix("p") ? .contents : .all
            write(layout(of: screen, fills: fills, on: canvas), to: file)
        }
        exit(EX_OK)
    }

    private static func limit(_ resource: UInt32, _ value: UInt) {
        var limit = rlimit(rlim_cur: value, rlim_max: value)
        setrlimit(__rlimit_resource_t(resource), &limit)
    }

    private static func write(_ record: PreviewRecord, to file: Int32) {
        guard var line = try? JSONEncoder().encode(record) else { return }
        line.append(UInt8(ascii: "\n"))
        line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
                let count = Glibc.write(file, start, rest.count)
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Which samples a screen gets.
    private enum Filling {
        case none
        /// Views that show nothing.
        case contents
        /// What the app's own code shows, too.
        case all
    }

    private static func layout(of screen: PreviewScreen, fills: Filling, on canvas: PreviewCanvas) -> PreviewRecord {
        var record = PreviewRecord(screen: screen.number)
        let made = screen.make()
        if fills == .all { screen.fillings.forEach { $0(made) } }
        guard let root = root(made, fills: fills, on: canvas) else {
            record.fault = "makes a '\(type(of: made))', which is neither a view nor a view controller"
            return record
        }
        let document = LayoutDocument(of: root)
        record.document = document.text
        record.places = document.model?.constraints.map { constraint in
            guard let range = constraint.source else { return [] }
            return WrittenPlace(range).numbers
        }
        return record
    }

    /// The view that is shown, laid out.
    ///
    private static func root(_ made: Any, fills: Filling, on canvas: PreviewCanvas) -> UIView? {
        if let controller = made as? UIViewController {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            settle(window)
            if fills != .none {
                fill(window, fills)
                settle(window)
            }
            shown = window
            // What a controller presents is beside its view.
            return controller.presentedViewController == nil ? controller.view : window
        }
        guard let view = made as? UIView else { return nil }
        view.frame.size = size(of: view, on: canvas)
        settle(view)
        guard fills != .none else { return view }
        fill(view, fills)
        view.frame.size = size(of: view, on: canvas)
        settle(view)
        return view
    }

    private static var cellFillings: [(Any) -> Void] = []

    /// Rows come first: what is in them is empty, too.
    private static func fill(_ root: UIView, _ fills: Filling) {
        if fills == .all {
            for view in SampleContents.views(in: root) {
                SampleRows.add(to: view) { cell in cellFillings.forEach { $0(cell) } }
            }
            settle(root)
        }
        SampleContents(of: root).fill(root)
    }

    /// A window is gone with its last reference, and its views know it only weakly.
    private static var shown: UIWindow?

    /// Turns of the main queue: what one puts off may put off something itself.
    private static let turns = 8

    /// Lets what the screen has put off until the next turn of the main queue happen, such as filling in its texts.
    private static func settle(_ view: UIView) {
        for _ in 0..<turns {
            view.layoutIfNeeded()
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
        }
        view.layoutIfNeeded()
    }

    /// A control is as large as its content, another view as wide as the screen and as high as its content, or as the screen if it has
    /// none.
    private static func size(of view: UIView, on canvas: PreviewCanvas) -> CGSize {
        let screen = UIScreen.main.bounds.size
        let own = view.intrinsicContentSize
        let isSized = own.width > 0 && own.height > 0 && view.subviews.isEmpty
        let width = canvas.width.map { CGFloat($0) } ?? (isSized ? own.width : screen.width)
        if let height = canvas.height { return CGSize(width: width, height: CGFloat(height)) }
        view.frame.size = CGSize(width: width, height: screen.height)
        // Rounded to pixels it would be in conflict with contents of a fixed height.
        let fitting = FittingLayout.exactSize(
            of: view, target: CGSize(width: width, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
        let least: CGFloat = view is UITableViewCell ? 44 : 0
        let height = max(isSized ? own.height : fitting.height, least)
        guard height >= 1 else { return CGSize(width: width, height: heightOfContents(in: view)) }
        let fitted = CGSize(width: width, height: min(height, 10_000))
        return overflows(view, fitted) ? CGSize(width: width, height: max(height, screen.height)) : fitted
    }

    /// Whether what is inside a view is beyond its upper or lower edge: it is the view of a whole screen, with contents in its middle.
    private static func overflows(_ view: UIView, _ size: CGSize) -> Bool {
        guard !view.clipsToBounds, !(view is UITableViewCell), !(view is UICollectionViewCell) else { return false }
        view.frame.size = size
        view.layoutIfNeeded()
        return view.subviews.contains { part in
            !part.isHidden && part.frame.height >= 1 && (part.frame.minY < -1 || part.frame.maxY > size.height + 1)
        }
    }

    /// A view whose constraints leave its height open is somewhat higher than what it has inside, and as high as the screen if that fills
    /// it.
    private static func heightOfContents(in view: UIView) -> CGFloat {
        let screen = UIScreen.main.bounds.height
        view.layoutIfNeeded()
        let highest = view.subviews.map(\.frame.height).max() ?? screen
        return highest > 0 && highest < screen * 0.9 ? max(highest + 16, 44) : screen
    }
}
