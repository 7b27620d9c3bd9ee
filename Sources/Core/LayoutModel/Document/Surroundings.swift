// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import SourceLocations

/// What is around the root view beside bars: the screen on which a sheet lies, a window, the other columns of a split view.
package struct Surroundings: Hashable, Sendable {
    package var place: Place
    /// Over all that is on the screen.
    package var alert: Alert?
    /// What a sheet or a popover lies over; nil = an empty screen.
    package var background: DocumentPath?

    package init(place: Place = .screen, alert: Alert? = nil, background: DocumentPath? = nil) {
        self.place = place
        self.alert = alert
        self.background = background
    }

    /// What the root view is.
    package enum Place: Hashable, Sendable {
        /// All of the canvas.
        case screen
        case sheet(Sheet)
        case popover(Popover)
        /// The contents of a window of macOS.
        case window(Window)
        case column(SplitView)
    }

    /// `UISheetPresentationController`.
    package struct Sheet: Hashable, Sendable {
        package enum Detent: Hashable, Sendable {
            case medium, large
            /// Points above the safe area at the bottom.
            case height(Double)
        }

        package var detent: Detent
        package var prefersGrabberVisible = false

        package init(detent: Detent) { self.detent = detent }
    }

    /// `UIPopoverPresentationController`.
    package struct Popover: Hashable, Sendable {
        package enum Arrow: String, Hashable, CaseIterable, Sendable { case up, down, left, right }

        /// `preferredContentSize`, points.
        package var size: Size
        /// What the arrow points at, points on the screen; nil = the button at the trailing end of its navigation bar.
        package var source: Rect?
        package var arrow = Arrow.up

        package init(size: Size) { self.size = size }
    }

    /// `NSWindow`, with a toolbar if it has items.
    package struct Window: Hashable, Sendable {
        package var title: String?
        package var subtitle: String?
        /// Nil = without a toolbar.
        package var toolbar: [BarItem]?

        package init(title: String? = nil, subtitle: String? = nil, toolbar: [BarItem]? = nil) {
            (self.title, self.subtitle, self.toolbar) = (title, subtitle, toolbar)
        }
    }

    /// `UISplitViewController`.
    package struct SplitView: Hashable, Sendable {
        package enum Column: String, Hashable, CaseIterable, Sendable { case primary, supplementary, secondary }

        /// The one that the root view is.
        package var column: Column
        /// What the others show.
        package var documents: [Column: DocumentPath] = [:]
        /// Points; nil = the system's.
        package var primaryWidth: Double?
        package var supplementaryWidth: Double?

        package init(column: Column = .secondary) { self.column = column }

        package var hasSupplementary: Bool { column == .supplementary || documents[.supplementary] != nil }
    }

    /// `UIAlertController`.
    package struct Alert: Hashable, Sendable {
        package enum Style: String, Hashable, CaseIterable, Sendable { case alert, actionSheet }

        package struct Action: Hashable, Sendable {
            package enum Style: String, Hashable, CaseIterable, Sendable {
                case normal = "default", cancel, destructive
            }

            package var title: String
            package var style = Style.normal

            package init(title: String, style: Style = .normal) { (self.title, self.style) = (title, style) }
        }

        package var title: String?
        package var message: String?
        package var actions: [Action]
        package var style = Style.alert

        package init(title: String? = nil, message: String? = nil, actions: [Action] = []) {
            (self.title, self.message, self.actions) = (title, message, actions)
        }
    }

    /// Another layout document, by its path from the document's own folder.
    package struct DocumentPath: Hashable, Sendable {
        package var path: String
        package var source: SourceRange?

        package init(_ path: String, source: SourceRange? = nil) { (self.path, self.source) = (path, source) }
    }

    /// A part of the screen that another document fills.
    package struct Neighbor: Hashable, Sendable {
        package var document: DocumentPath
        /// Points on the canvas.
        package var frame: Rect
        /// What is around its root; nil = what it says itself.
        package var surroundings: Surroundings?
    }
}

extension Surroundings {
    /// The documents beside and behind the root view of a canvas that was made with these surroundings.
    package func neighbors(on canvas: Canvas, _ era: SystemEra) -> [Neighbor] {
        guard let width = canvas.width, let height = canvas.height else { return [] }
        let screen = canvas.screenFrame(of: Size(width: width, height: height))
        switch place {
        case .screen, .window: return []
        case .sheet, .popover:
            return background.map { [Neighbor(document: $0, frame: screen, surroundings: nil)] } ?? []
        case .column(let split):
            guard canvas.placement == .column else { return [] }
            let isRightToLeft = canvas.direction == .rightToLeft
            return SplitMetrics(split, width: screen.width).columns.compactMap { column, span in
                guard column != split.column, let document = split.documents[column] else { return nil }
                var other = split
                (other.column, other.documents) = (column, [split.column: DocumentPath("")])
                for named in split.documents.keys where named != column { other.documents[named] = DocumentPath("") }
                let x = isRightToLeft ? screen.maxX - span.end : screen.minX + span.start
                return Neighbor(
                    document: document,
                    frame: Rect(x: x, y: screen.minY, width: span.end - span.start, height: screen.height),
                    surroundings: Surroundings(place: .column(other)))
            }
        }
    }
}
