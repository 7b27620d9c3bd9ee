// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// What a bar shows in one place: a button of a navigation bar or a toolbar, the space between two buttons, or a tab
/// (`UIBarButtonItem`, `UITabBarItem`).
package struct BarItem: Hashable, Sendable {
    /// `UIBarButtonItem.Style`, with its name up to iOS 18 for the one that stands out.
    package enum Style: String, Hashable, CaseIterable, Sendable { case plain, done }

    package var title: String?
    package var systemItem: SystemItem?
    package var symbol: StyleString?
    package var image: ImageSource?
    /// How an image file is drawn; nil = in the tint, as bars do.
    package var imageRenderingMode: ImageRenderingMode?
    package var style = Style.plain
    package var isEnabled = true
    package var tintColor: Color?
    /// The width of a fixed space, points; 0 for other items, which are as wide as their content.
    package var width = 0.0

    package init(
        title: String? = nil, systemItem: SystemItem? = nil, symbol: StyleString? = nil, image: ImageSource? = nil
    ) {
        self.title = title
        self.systemItem = systemItem
        self.symbol = symbol
        self.image = image
    }

    /// `UIBarButtonItem.SystemItem` and `UITabBarItem.SystemItem`.
    package enum SystemItem: String, Hashable, CaseIterable, Sendable {
        case done, cancel, edit, save, undo, redo, close
        case add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        case play, pause, rewind, fastForward
        case flexibleSpace, fixedSpace
        case more, favorites, featured, topRated, recents, contacts, history, downloads, mostRecent, mostViewed

        /// The words of a button that the system labels with words, and of a tab. Nil for a button that is a picture, and for
        /// a space.
        package var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            case .close: "Close"
            default: nil
            }
        }

        /// The words below the picture of a tab.
        package var tabTitle: String? {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            default: title
            }
        }

        /// The symbol with the meaning of the system's picture. Nil for words and spaces.
        package var symbol: StyleString? {
            let name: String? =
                switch self {
                case .add: "plus"
                case .compose: "square.and.pencil"
                case .reply: "arrow.uturn.left"
                case .action: "square.and.arrow.up"
                case .organize: "folder"
                case .bookmarks: "book"
                case .search: "magnifyingglass"
                case .refresh: "arrow.clockwise"
                case .stop: "xmark"
                case .camera: "camera"
                case .trash: "trash"
                case .play: "play.fill"
                case .pause: "pause.fill"
                case .rewind: "backward.fill"
                case .fastForward: "forward.fill"
                case .more: "ellipsis"
                case .favorites, .featured, .topRated: "star.fill"
                case .recents, .history, .mostRecent: "clock.fill"
                case .contacts: "person.circle.fill"
                case .downloads: "square.and.arrow.down"
                case .mostViewed: "list.bullet"
                case .done, .cancel, .edit, .save, .undo, .redo, .close, .flexibleSpace, .fixedSpace: nil
                }
            return name.map(StyleString.init)
        }

        package var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
    }
}
