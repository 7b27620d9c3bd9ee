// SPDX-License-Identifier: Apache-2.0
/// Drawings for the names of system symbols: of the same meaning and about the same weight as those of the system, but
/// not its shapes.
///
/// Each is a list of outlines in a square of 24 units, y downwards: `M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z` as in
/// SVG, `O x y r` a circle, `R x y width height r` a rectangle with round corners. `#` before an outline: filled in the
/// `.fill` variant; `-`: a detail, drawn in the colour behind there; `*`: always filled.
enum SymbolTable {
    static let drawings: [String: [String]] = [
        "antenna.radiowaves.left.and.right": [
            "*O12 12 1.7", "M14.9 8.6 C15.9 9.4 16.5 10.7 16.5 12 C16.5 13.3 15.9 14.6 14.9 15.4",
            "M9.1 15.4 C8.1 14.6 7.5 13.3 7.5 12 C7.5 10.7 8.1 9.4 9.1 8.6",
            "M17.5 5.5 C19.4 7.1 20.5 9.5 20.5 12 C20.5 14.5 19.4 16.9 17.5 18.5",
            "M6.5 18.5 C4.6 16.9 3.5 14.5 3.5 12 C3.5 9.5 4.6 7.1 6.5 5.5", "M12 13.5 L12 21",
        ],
        "arrow.clockwise": [
            "M19.5 12.7 C19.2 16.1 16.5 18.9 13 19.4 C9.6 19.9 6.2 17.9 5 14.7 C3.7 11.4 4.9 7.7 7.8 5.8 C10.7 3.8 14.6 4.1 17.1 6.5",
            "M17.8 3 L17.8 7.2 L13.6 7.2",
        ],
        "arrow.counterclockwise": [
            "M4.5 12.7 C4.8 16.1 7.5 18.9 11 19.4 C14.4 19.9 17.8 17.9 19 14.7 C20.3 11.4 19.1 7.7 16.2 5.8 C13.3 3.8 9.4 4.1 6.9 6.5",
            "M6.2 3 L6.2 7.2 L10.4 7.2",
        ],
        "arrow.down": ["M12 4 L12 20", "M5.5 13.5 L12 20 L18.5 13.5"],
        "arrow.left": ["M20 12 L4 12", "M10.5 5.5 L4 12 L10.5 18.5"],
        "arrow.left.arrow.right": [
            "M20 8 L5 8", "M8.5 4.5 L5 8 L8.5 11.5", "M4 16 L19 16", "M15.5 12.5 L19 16 L15.5 19.5",
        ],
        "arrow.right": ["M4 12 L20 12", "M13.5 5.5 L20 12 L13.5 18.5"],
        "arrow.triangle.2.circlepath": [
            "M4.6 10.7 C5.1 7.9 7.2 5.6 9.9 4.8 C12.7 4 15.7 4.9 17.6 7", "M18 3.2 L18 7.4 L13.8 7.4",
            "M19.4 13.3 C18.9 16.1 16.8 18.4 14.1 19.2 C11.3 20 8.3 19.1 6.4 17", "M6 20.8 L6 16.6 L10.2 16.6",
        ],
        "arrow.turn.left.up": ["M20 17 L9 17 L9 5", "M5 9 L9 5 L13 9"],
        "arrow.up": ["M12 20 L12 4", "M5.5 10.5 L12 4 L18.5 10.5"],
        "arrow.up.arrow.down": [
            "M8 19 L8 5", "M4.5 8.5 L8 5 L11.5 8.5", "M16 5 L16 19", "M12.5 15.5 L16 19 L19.5 15.5",
        ],
        "arrow.up.left.and.arrow.down.right": [
            "M10 10 L4 4", "M4 9 L4 4 L9 4", "M14 14 L20 20", "M20 15 L20 20 L15 20",
        ],
        "arrow.up.right": ["M6 18 L18 6", "M8.5 6 L18 6 L18 15.5"],
        "arrow.uturn.left": ["M8.5 4.5 L4 9 L8.5 13.5", "M4 9 L14.5 9 C21 9 21 19 14.5 19 L10 19"],
        "arrow.uturn.right": ["M15.5 4.5 L20 9 L15.5 13.5", "M20 9 L9.5 9 C3 9 3 19 9.5 19 L14 19"],
        "arrowshape.down": ["#M8.5 3.5 L15.5 3.5 L15.5 11 L20 11 L12 20.5 L4 11 L8.5 11 Z"],
        "arrowshape.up": ["#M8.5 20.5 L15.5 20.5 L15.5 13 L20 13 L12 3.5 L4 13 L8.5 13 Z"],
        "arrowtriangle.down": ["#M4.5 6.5 L19.5 6.5 L12 18.5 Z"],
        "arrowtriangle.left": ["#M17.5 4.5 L17.5 19.5 L5.5 12 Z"],
        "arrowtriangle.right": ["#M6.5 4.5 L6.5 19.5 L18.5 12 Z"],
        "arrowtriangle.up": ["#M4.5 17.5 L19.5 17.5 L12 5.5 Z"],
        "aspectratio": ["R3 5.5 18 13 2", "R3 11.5 10 7 1.5"],
        "backward": ["#M11.5 6 L11.5 18 L3 12 Z", "#M20.5 6 L20.5 18 L12 12 Z"],
        "bell": [
            "#M12 3 C8 3 6 6 6 10 C6 14 5 15.5 4 17 L20 17 C19 15.5 18 14 18 10 C18 6 16 3 12 3 Z",
            "M10 20 C11 21 13 21 14 20",
        ],
        "bold": ["M8 12 L8 5 L12.5 5 C17 5 17 12 12.5 12 L8 12", "M8 12 L8 19 L13.2 19 C18.5 19 18.5 12 13.2 12"],
        "bolt": ["#M13.5 3 L5 13.5 L11.5 13.5 L10.5 21 L19 10.5 L12.5 10.5 Z"],
        "book": [
            "#M12 6.5 C10 5 6 5 3.5 6 L3.5 19 C6 18 10 18 12 19.5 C14 18 18 18 20.5 19 L20.5 6 C18 5 14 5 12 6.5 Z",
            "-M12 6.5 L12 19.5",
        ],
        "bookmark": ["#M6.5 3.5 L17.5 3.5 L17.5 20.5 L12 16 L6.5 20.5 Z"],
        "bubble.left": ["#M3.5 5 L20.5 5 L20.5 16.5 L11 16.5 L6.5 20.5 L6.5 16.5 L3.5 16.5 Z"],
        "bubble.left.and.bubble.right": [
            "#M3 4 L14 4 L14 11 L8.5 11 L5.5 14 L5.5 11 L3 11 Z",
            "M17 8.5 L21 8.5 L21 16 L18.5 16 L18.5 19.5 L15 16 L9.5 16 L9.5 13.8",
        ],
        "calendar": ["#R4 5 16 15.5 2", "-M4.5 10 L19.5 10", "M8 3 L8 6.5", "M16 3 L16 6.5"],
        "camera": ["#M3 19 L3 7.5 L7.5 7.5 L9 5 L15 5 L16.5 7.5 L21 7.5 L21 19 Z", "-O12 13 3.6"],
        "cart": ["M2.5 4 L5.5 4 L8 15.5 L18.5 15.5 L20.5 7.5 L6.3 7.5", "*O9.5 19 1.4", "*O17 19 1.4"],
        "chart.bar": ["#R4 12 4 8 0.6", "#R10 8 4 12 0.6", "#R16 4 4 16 0.6"],
        "checkmark": ["M4.5 13 L9.8 18.5 L19.5 5.5"],
        "chevron.down": ["M4.5 8.5 L12 16 L19.5 8.5"],
        "chevron.left": ["M15.5 4.5 L8 12 L15.5 19.5"],
        "chevron.left.forwardslash.chevron.right": [
            "M7.5 6.5 L2.5 12 L7.5 17.5", "M13.8 5 L10.2 19", "M16.5 6.5 L21.5 12 L16.5 17.5",
        ],
        "chevron.right": ["M8.5 4.5 L16 12 L8.5 19.5"],
        "chevron.up": ["M4.5 15.5 L12 8 L19.5 15.5"],
        "chevron.up.chevron.down": ["M7 9.5 L12 4.5 L17 9.5", "M7 14.5 L12 19.5 L17 14.5"],
        "circle": ["#O12 12 9"],
        "clipboard": ["#R5.5 5 13 15.5 1.5", "-R9 3 6 4 1"],
        "clock": ["#O12 12 9", "-M12 6.5 L12 12.3 L15.8 14.5"],
        "clock.arrow.circlepath": [
            "M4 11.3 C3.7 15.3 6.3 18.9 10.3 19.8 C14.2 20.7 18.1 18.5 19.5 14.7 C20.9 11 19.3 6.8 15.7 4.9 C12.1 3.1 7.7 4.1 5.4 7.4",
            "M5.2 3.5 L5.2 8 L9.6 8", "M12 7.5 L12 12.3 L15.3 14.2",
        ],
        "cloud": ["#M7 18.5 C1.5 18.5 1.5 11.5 6.5 11 C7 5 15.5 4 17 10 C22.5 10 22.5 18.5 17 18.5 Z"],
        "creditcard": ["#R2.5 6 19 12.5 2", "-M2.5 10.5 L21.5 10.5"],
        "cube": ["#M12 3 L20 7.5 L20 16.5 L12 21 L4 16.5 L4 7.5 Z", "-M4.3 7.7 L12 12 L19.7 7.7", "-M12 12 L12 20.8"],
        "cup.and.saucer": [
            "#M5 6 L17 6 L16.5 13.5 C16.3 15.5 15 16.5 13 16.5 L9 16.5 C7 16.5 5.7 15.5 5.5 13.5 Z",
            "M16.8 8 C21 7.5 21 13 16.5 12.8", "M3.5 20 L18.5 20",
        ],
        "delete.left": ["#M8 5.5 L21 5.5 L21 18.5 L8 18.5 L2.5 12 Z", "-M11.5 9 L17 15", "-M17 9 L11.5 15"],
        "delete.right": ["#M16 5.5 L3 5.5 L3 18.5 L16 18.5 L21.5 12 Z", "-M12.5 9 L7 15", "-M7 9 L12.5 15"],
        "display": ["#R3 4.5 18 12 1.5", "M12 16.5 L12 20", "M8 20 L16 20"],
        "doc": ["#M6 3.5 L13.5 3.5 L18.5 8.5 L18.5 20.5 L6 20.5 Z", "-M13.5 3.5 L13.5 8.5 L18.5 8.5"],
        "doc.on.doc": ["M8 7.5 L8 3.5 L19.5 3.5 L19.5 16 L16 16", "#R4.5 7.5 11.5 13 1"],
        "doc.text": [
            "#M6 3.5 L13.5 3.5 L18.5 8.5 L18.5 20.5 L6 20.5 Z", "-M13.5 3.5 L13.5 8.5 L18.5 8.5", "-M9 12.5 L15.5 12.5",
            "-M9 16 L15.5 16",
        ],
        "doc.viewfinder": [
            "M3.5 8 L3.5 3.5 L8 3.5", "M16 3.5 L20.5 3.5 L20.5 8", "M20.5 16 L20.5 20.5 L16 20.5",
            "M8 20.5 L3.5 20.5 L3.5 16", "#R8 7 8 10 1",
        ],
        "dot.radiowaves.right": [
            "*O6.5 12 1.8", "M10.2 7.9 C11.3 9 12 10.4 12 12 C12 13.6 11.3 15 10.2 16.1",
            "M12.9 4.9 C14.9 6.7 16 9.3 16 12 C16 14.7 14.9 17.3 12.9 19.1",
            "M15.5 2 C18.4 4.5 20 8.2 20 12 C20 15.8 18.4 19.5 15.5 22",
        ],
        "ellipsis": ["*O5 12 1.7", "*O12 12 1.7", "*O19 12 1.7"],
        "ellipsis.rectangle": ["#R2.5 7 19 10 2", "-*O7.5 12 1.2", "-*O12 12 1.2", "-*O16.5 12 1.2"],
        "ellipsis.viewfinder": [
            "M3.5 8 L3.5 3.5 L8 3.5", "M16 3.5 L20.5 3.5 L20.5 8", "M20.5 16 L20.5 20.5 L16 20.5",
            "M8 20.5 L3.5 20.5 L3.5 16", "*O8.4 12 1.2", "*O12 12 1.2", "*O15.6 12 1.2",
        ],
        "envelope": ["#R3 5.5 18 13 1.8", "-M3.5 7 L12 13.5 L20.5 7"],
        "exclamationmark": ["M12 4 L12 14.5", "*O12 18.6 1.3"],
        "exclamationmark.triangle": ["#M12 4 L21.5 20 L2.5 20 Z", "-M12 10 L12 14.5", "-*O12 17.3 0.9"],
        "eye": ["#M2.5 12 C6.5 5.5 17.5 5.5 21.5 12 C17.5 18.5 6.5 18.5 2.5 12 Z", "-O12 12 3"],
        "face.smiling": ["#O12 12 9", "-*O9 10 1.2", "-*O15 10 1.2", "-M8 14.5 C9.5 17.2 14.5 17.2 16 14.5"],
        "faceid": [
            "M4 8 L4 4 L8 4", "M16 4 L20 4 L20 8", "M20 16 L20 20 L16 20", "M8 20 L4 20 L4 16", "M9 9 L9 10.8",
            "M15 9 L15 10.8", "M9 15 C10.5 16.6 13.5 16.6 15 15",
        ],
        "flag": ["#M6 4 L18.5 4 L16 8.5 L18.5 13 L6 13 Z", "M6 3 L6 21"],
        "flame": ["#M12 3 C13 7 18 9 18 15 C18 23 6 23 6 15 C6 12 7 10 8.5 9 C9 11 10 11 10.5 11 C10 8 11 5 12 3 Z"],
        "flashlight": [
            "#M7.5 3.5 L16.5 3.5 L16.5 7 L14.5 10.5 L14.5 20.5 L9.5 20.5 L9.5 10.5 L7.5 7 Z", "-M7.5 7 L16.5 7",
            "-M12 12.5 L12 15",
        ],
        "folder": ["#M3 18.5 L3 6 L9 6 L11 8.3 L21 8.3 L21 18.5 Z"],
        "forward": ["#M12.5 6 L12.5 18 L21 12 Z", "#M3.5 6 L3.5 18 L12 12 Z"],
        "gearshape": [
            "#O12 12 6.5", "-O12 12 2.7", "M18.1 14.5 L20.3 15.4", "M14.5 18.1 L15.4 20.3", "M9.5 18.1 L8.6 20.3",
            "M5.9 14.5 L3.7 15.4", "M5.9 9.5 L3.7 8.6", "M9.5 5.9 L8.6 3.7", "M14.5 5.9 L15.4 3.7",
            "M18.1 9.5 L20.3 8.6",
        ],
        "globe": ["O12 12 9", "M3.3 12 L20.7 12", "M12 3 C6.8 7 6.8 17 12 21", "M12 3 C17.2 7 17.2 17 12 21"],
        "gobackward": [
            "M4.6 10.5 C5.6 6.8 9 4.2 12.9 4.5 C16.9 4.8 20.1 8.1 20.2 12.1 C20.3 16.5 16.8 20.1 12.4 20.2 C8.8 20.3 5.6 17.9 4.6 14.5",
            "M4.2 5.8 L4.4 10.7 L9.2 10.2",
        ],
        "goforward": [
            "M19.4 10.5 C18.4 6.8 15 4.2 11.1 4.5 C7.1 4.8 3.9 8.1 3.8 12.1 C3.7 16.5 7.2 20.1 11.6 20.2 C15.2 20.3 18.4 17.9 19.4 14.5",
            "M19.8 5.8 L19.6 10.7 L14.8 10.2",
        ],
        "graduationcap": [
            "#M2.5 9.5 L12 5 L21.5 9.5 L12 14 Z", "M6.5 11.7 L6.5 16 C9 19.2 15 19.2 17.5 16 L17.5 11.7",
            "M21 10 L21 16",
        ],
        "hand.raised": [
            "#M7.2 13 L6.7 7.6 C6.6 5.6 9 5.2 9.3 7.2 L9.1 5.2 C9 3.2 11.6 3 11.8 5 L11.9 4.7 C12.1 2.8 14.7 3 14.5 5 L14.4 7 C14.8 5.2 17.2 5.6 17 7.6 L16.6 15 C16.4 19 14.4 21 11.8 21 C9 21 7.7 19.7 6.2 17.2 L4 13.5 C3.2 12 5.2 11 6.2 12.2 Z"
        ],
        "heart": ["#M12 20 C4 14 3 11 3 9 C3 4 10 2.5 12 7.5 C14 2.5 21 4 21 9 C21 11 20 14 12 20 Z"],
        "house": [
            "M2.8 12 L12 3.8 L21.2 12", "#M5.5 9.8 L12 4 L18.5 9.8 L18.5 20 L5.5 20 Z",
            "-M10 20 L10 14.5 L14 14.5 L14 20",
        ],
        "icloud.and.arrow.up": [
            "M8 17.5 L7 17.5 C1.5 17.5 1.5 10.5 6.5 10 C7 4 15.5 3 17 9 C22.5 9 22.5 17.5 17 17.5 L16 17.5",
            "M12 21 L12 12", "M9 14.7 L12 11.7 L15 14.7",
        ],
        "info": ["*O12 5.8 1.4", "M12 10.3 L12 19"],
        "iphone": ["#R7 2.5 10 19 2.2", "-M10.5 19 L13.5 19"],
        "italic": ["M10 5 L17 5", "M7 19 L14 19", "M13.5 5 L10.5 19"],
        "key": ["#O8 8.5 5", "-*O7 7.5 1.2", "M11.8 12 L19.5 19.7", "M15.5 15.8 L13.7 17.6", "M18.5 18.7 L16.7 20.5"],
        "keyboard": [
            "#R2.5 6 19 12 2", "-*O6.5 10 1", "-*O10.2 10 1", "-*O13.8 10 1", "-*O17.5 10 1", "-M7.5 14.5 L16.5 14.5",
        ],
        "ladybug": [
            "#O12 13.5 6.5", "-M12 9 L12 20", "M8.5 7.5 L6.5 5", "M15.5 7.5 L17.5 5", "M5.5 13.5 L2.8 13.5",
            "M18.5 13.5 L21.2 13.5", "M6.5 17.5 L4 19.5", "M17.5 17.5 L20 19.5",
        ],
        "leaf": ["#M4.5 18 C3 8 10 4 20 4.5 C20.5 14 16 20 8 18.5", "M4 20.5 C6.5 15 10 12 14.5 10"],
        "line.3.horizontal": ["M4 6.5 L20 6.5", "M4 12 L20 12", "M4 17.5 L20 17.5"],
        "line.3.horizontal.decrease": ["M4 7 L20 7", "M7 12 L17 12", "M10 17 L14 17"],
        "link": [
            "M9.5 14.5 L14.5 9.5", "M11 7.5 L13.5 5 C16 2.5 21.5 8 19 10.5 L16.5 13",
            "M13 16.5 L10.5 19 C8 21.5 2.5 16 5 13.5 L7.5 11",
        ],
        "list.bullet": [
            "*O4.5 6.5 1.3", "M8.5 6.5 L20.5 6.5", "*O4.5 12 1.3", "M8.5 12 L20.5 12", "*O4.5 17.5 1.3",
            "M8.5 17.5 L20.5 17.5",
        ],
        "list.number": [
            "M5.2 4 L5.2 8.8", "M3.6 5.2 L5.2 4", "M3.4 15.2 C3.6 13.4 6.8 13.6 6.4 15.6 L3.4 19 L6.8 19",
            "M10 6.5 L20.5 6.5", "M10 12 L20.5 12", "M10 17.5 L20.5 17.5",
        ],
        "location": ["#M20.5 3.5 L3.5 10.8 L11.6 12.4 L13.2 20.5 Z"],
        "lock": ["#R5.5 10.5 13 10 2", "M8.5 10.5 L8.5 7.5 C8.5 3 15.5 3 15.5 7.5 L15.5 10.5"],
        "lock.open": ["#R4 10.5 13 10 2", "M14 10.5 L14 7.5 C14 3 21 3 21 7.5 L21 9.5"],
        "macwindow": ["R2.5 4.5 19 15 2", "M2.5 9 L21.5 9", "*O5.6 6.8 0.6", "*O8.2 6.8 0.6"],
        "magnifyingglass": ["O10.5 10.5 6.5", "M15.3 15.3 L20.5 20.5"],
        "map": ["M9 5 L3.5 7 L3.5 19 L9 17 L15 19 L20.5 17 L20.5 5 L15 7 Z", "M9 5 L9 17", "M15 7 L15 19"],
        "mic": ["#R9 3 6 11 3", "M6 11.5 C6 19.5 18 19.5 18 11.5", "M12 17.5 L12 21"],
        "minus": ["M4.5 12 L19.5 12"],
        "minus.magnifyingglass": ["O10.5 10.5 6.5", "M15.3 15.3 L20.5 20.5", "M7.8 10.5 L13.2 10.5"],
        "moon": ["#M19.5 14.5 C13 17 7.5 11.5 10 4.5 C1 7.5 3 20 12 20.3 C15.5 20.4 18.5 18 19.5 14.5 Z"],
        "paintbrush": [
            "#M20.5 3.5 C16 5 11.5 9 9.5 12 L12 14.5 C15 12.5 19 8 20.5 3.5 Z",
            "#M8.5 13 C5.5 13 6.5 17.5 3.5 18.5 C6 20.5 11.5 20 11 15.5 Z",
        ],
        "paperclip": ["M19 12 L12 19 C8 23 2 17 6 13 L14 5 C17 2 21 6 18 9 L10.5 16.5 C9 18 7 16 8.5 14.5 L15.5 8"],
        "paperplane": ["#M21 3.5 L3 10.5 L10 13.8 L13.5 21 Z", "-M21 3.5 L10 13.8"],
        "pause": ["#R6.5 5 3.6 14 0.8", "#R13.9 5 3.6 14 0.8"],
        "pencil": ["#M4 20 L5 16 L16.5 4.5 L19.5 7.5 L8 19 Z", "-M14 7 L17 10"],
        "person": ["#O12 8 4", "#M4 20.5 C4 16 8 14.5 12 14.5 C16 14.5 20 16 20 20.5 Z"],
        "phone": ["#M7 3.5 L9.5 3.5 L11 8 L9 10 C10 12 12 14 14 15 L16 13 L20.5 14.5 L20.5 17 C20 27 -3 4 7 3.5 Z"],
        "phone.down": [
            "#M3 14.8 C2 9 7 7.5 12 7.5 C17 7.5 22 9 21 14.8 L16 13.8 L15.5 11 C13 10.3 11 10.3 8.5 11 L8 13.8 Z"
        ],
        "photo": ["#R3 5 18 14 2", "-*O8 9.5 1.5", "-M3.5 17 L9 12.5 L12.5 15.5 L16 12 L20.5 16"],
        "pin": ["#M8.5 4 L15.5 4 L14.8 10 L17.5 13.5 L6.5 13.5 L9.2 10 Z", "M12 13.5 L12 20.5"],
        "play": ["#M7 4.5 L19 12 L7 19.5 Z"],
        "plus": ["M12 4.5 L12 19.5", "M4.5 12 L19.5 12"],
        "plus.magnifyingglass": [
            "O10.5 10.5 6.5", "M15.3 15.3 L20.5 20.5", "M7.8 10.5 L13.2 10.5", "M10.5 7.8 L10.5 13.2",
        ],
        "printer": ["M7 8 L7 4 L17 4 L17 8", "#R3.5 8 17 8.5 1.5", "-R7 13 10 7 0.5"],
        "qrcode": ["R4 4 6 6 0.5", "R14 4 6 6 0.5", "R4 14 6 6 0.5", "*R14 14 2.6 2.6 0", "*R17.4 17.4 2.6 2.6 0"],
        "qrcode.viewfinder": [
            "M3.5 8 L3.5 3.5 L8 3.5", "M16 3.5 L20.5 3.5 L20.5 8", "M20.5 16 L20.5 20.5 L16 20.5",
            "M8 20.5 L3.5 20.5 L3.5 16", "R8 8 2.8 2.8 0.2", "R13.2 8 2.8 2.8 0.2", "R8 13.2 2.8 2.8 0.2",
            "*R13.4 13.4 2.6 2.6 0",
        ],
        "questionmark": ["M8 8.5 C8 3.6 16 3.6 16 8.5 C16 11.5 12 11.7 12 15", "*O12 18.8 1.3"],
        "record": ["*O12 12 6"],
        "rectangle": ["#R2.5 6 19 12 2"],
        "repeat": [
            "M4 11.5 L4 9.5 C4 7.8 5 7 6.5 7 L19.5 7", "M16 3.5 L19.5 7 L16 10.5",
            "M20 12.5 L20 14.5 C20 16.2 19 17 17.5 17 L4.5 17", "M8 13.5 L4.5 17 L8 20.5",
        ],
        "safari": ["#O12 12 9", "-M16 8 L13.3 13.3 L8 16 L10.7 10.7 Z"],
        "scissors": ["O6 17.5 2.7", "O18 17.5 2.7", "M7.5 15.2 L16 3.5", "M16.5 15.2 L8 3.5"],
        "shuffle": [
            "M3 7 L6.5 7 C10.5 7 12.5 17 16.5 17 L20.5 17", "M3 17 L6.5 17 C8.3 17 9.6 15.2 10.7 13.2",
            "M13 9.6 C14 8 15.1 7 16.5 7 L20.5 7", "M17.5 4 L20.5 7 L17.5 10", "M17.5 14 L20.5 17 L17.5 20",
        ],
        "sidebar.left": ["R3 5 18 14 2", "M9 5 L9 19"],
        "slash": ["M18 6 L6 18"],
        "slider.horizontal.3": [
            "M3 6.5 L21 6.5", "M3 12 L21 12", "M3 17.5 L21 17.5", "*O8 6.5 2.3", "*O16 12 2.3", "*O9 17.5 2.3",
        ],
        "speaker": ["#M5 9.5 L9 9.5 L14 5 L14 19 L9 14.5 L5 14.5 Z"],
        "speaker.wave.2": [
            "#M3 9.5 L6.5 9.5 L11 5.5 L11 18.5 L6.5 14.5 L3 14.5 Z", "M14 9.2 C15.8 10.6 15.8 13.4 14 14.8",
            "M17 6.4 C21 9.4 21 14.6 17 17.6",
        ],
        "square": ["#R4 4 16 16 2.5"],
        "square.and.arrow.down": [
            "M9 9 L5.5 9 L5.5 20.5 L18.5 20.5 L18.5 9 L15 9", "M12 3 L12 14.5", "M8.3 11 L12 14.7 L15.7 11",
        ],
        "square.and.arrow.up": [
            "M9 9 L5.5 9 L5.5 20.5 L18.5 20.5 L18.5 9 L15 9", "M12 14.5 L12 3", "M8.3 6.5 L12 2.8 L15.7 6.5",
        ],
        "square.and.pencil": [
            "M12 5 L4.5 5 L4.5 19.5 L19 19.5 L19 12", "M9 15 L9.8 12 L18.5 3.3 L20.7 5.5 L12 14.2 Z",
        ],
        "star": ["#M12 3.2 L14.6 9 L20.8 9.7 L16.2 13.9 L17.5 20.1 L12 17 L6.5 20.1 L7.8 13.9 L3.2 9.7 L9.4 9 Z"],
        "stop": ["#R5.5 5.5 13 13 1.5"],
        "stopwatch": ["#O12 13.5 7.5", "M12 3 L12 6", "M9.3 3 L14.7 3", "-M12 9.5 L12 13.7"],
        "storefront": ["#M5 4 L19 4 L21 10 L3 10 Z", "M5 12 L5 20 L19 20 L19 12", "R9.5 14 5 6 0.3"],
        "strikethrough": [
            "M16.5 7 C14.5 3 7.5 3.5 7.8 7.5 C8 9.3 9.5 10.5 12 11.5",
            "M13.5 13 C18 14.5 17.5 20.3 12 20.3 C9 20.3 7.2 18.8 6.8 16.5", "M3.5 12.2 L20.5 12.2",
        ],
        "sun.max": [
            "#O12 12 4", "M18.8 12.0 L21.3 12.0", "M16.8 16.8 L18.6 18.6", "M12.0 18.8 L12.0 21.3",
            "M7.2 16.8 L5.4 18.6", "M5.2 12.0 L2.7 12.0", "M7.2 7.2 L5.4 5.4", "M12.0 5.2 L12.0 2.7",
            "M16.8 7.2 L18.6 5.4",
        ],
        "tag": ["#M4 4 L12 4 L20.5 12.5 L12.5 20.5 L4 12 Z", "-*O8 8 1.3"],
        "text.bubble": [
            "#M3.5 5 L20.5 5 L20.5 16.5 L11 16.5 L6.5 20.5 L6.5 16.5 L3.5 16.5 Z", "-M7 9 L17 9", "-M7 12.5 L14 12.5",
        ],
        "trash": [
            "M4.5 7 L19.5 7", "M9 7 L9.4 4.3 L14.6 4.3 L15 7", "#M6.3 7 L7.3 20.5 L16.7 20.5 L17.7 7 Z",
            "-M10 10.5 L10.4 17", "-M14 10.5 L13.6 17",
        ],
        "underline": ["M7 3.5 L7 11 C7 17.5 17 17.5 17 11 L17 3.5", "M5.5 20.5 L18.5 20.5"],
        "video": ["#R2.5 6.5 12.5 11 2", "#M16.5 11 L21.5 7.5 L21.5 16.5 L16.5 13 Z"],
        "viewfinder": [
            "M3.5 8 L3.5 3.5 L8 3.5", "M16 3.5 L20.5 3.5 L20.5 8", "M20.5 16 L20.5 20.5 L16 20.5",
            "M8 20.5 L3.5 20.5 L3.5 16",
        ],
        "wand.and.stars": [
            "M4 20 L14.5 9.5", "M12.5 7.5 L16.5 11.5", "M18 3.5 L18 7.5", "M16 5.5 L20 5.5", "M7 4 L7 8", "M5 6 L9 6",
            "M19 14.5 L19 18.5", "M17 16.5 L21 16.5",
        ],
        "waveform": ["M4 10 L4 14", "M8 7 L8 17", "M12 4 L12 20", "M16 7 L16 17", "M20 10 L20 14"],
        "wrench": [
            "M20.3 6.5 L16.8 9.5 L14.5 7.2 L17.5 3.7 C13.5 2.5 10.5 6 11.7 9.5 L4.5 16.7 C2.8 18.8 5.2 21.2 7.3 19.5 L14.5 12.3 C18 13.5 21.5 10.5 20.3 6.5 Z"
        ],
        "xmark": ["M5.5 5.5 L18.5 18.5", "M18.5 5.5 L5.5 18.5"],
    ]

    /// Other names of the same drawings.
    static let synonyms: [String: String] = [
        "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
        "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.clockwise": "arrow.clockwise",
        "arrow.trianglehead.counterclockwise": "arrow.counterclockwise", "arrow.turn.up.left": "arrow.turn.left.up",
        "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
        "arrow.triangle.2.circlepath.camera": "camera", "camera.rotate": "camera", "checklist": "list.bullet",
        "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
        "deskclock": "clock", "doc.on.clipboard": "clipboard", "doc.plaintext": "doc.text", "document": "doc",
        "document.on.clipboard": "clipboard", "document.on.document": "doc.on.doc",
        "dot.radiowaves.forward": "dot.radiowaves.right", "gear": "gearshape", "icloud": "cloud",
        "gobackward.10": "gobackward", "goforward.10": "goforward", "hammer": "wrench", "list.dash": "list.bullet",
        "macwindow.on.rectangle": "macwindow", "speaker.wave.1": "speaker.wave.2", "speaker.wave.3": "speaker.wave.2",
        "wand.and.rays": "wand.and.stars", "wrench.and.screwdriver": "wrench", "message": "bubble.left",
        "note.text": "doc.text", "person.crop": "person",
        "photo.on.rectangle": "photo", "photo.on.rectangle.angled": "photo", "quote.bubble": "text.bubble",
        "rectangle.and.pencil.and.ellipsis": "square.and.pencil", "text.justify": "line.3.horizontal",
        // Template images of AppKit.
        "NSActionTemplate": "gearshape", "NSAddTemplate": "plus", "NSCaution": "exclamationmark.triangle",
        "NSGoLeftTemplate": "chevron.left", "NSGoRightTemplate": "chevron.right", "NSInfo": "info",
        "NSListViewTemplate": "list.bullet", "NSLockLockedTemplate": "lock", "NSQuickLookTemplate": "eye",
        "NSRefreshTemplate": "arrow.clockwise", "NSRemoveTemplate": "minus",
        "NSShareTemplate": "square.and.arrow.up", "NSStopProgressTemplate": "xmark", "NSTrashEmpty": "trash",
        "NSBookmarksTemplate": "book", "NSLockUnlockedTemplate": "lock.open", "NSSmartBadgeTemplate": "gearshape",
        "NSStopProgressFreestandingTemplate": "xmark", "NSTouchBarDeleteTemplate": "trash",
        "NSTouchBarDownloadTemplate": "square.and.arrow.down", "NSTouchBarRefreshTemplate": "arrow.clockwise",
        "NSTouchBarSearchTemplate": "magnifyingglass", "NSTouchBarShareTemplate": "square.and.arrow.up",
    ]
}
