// SPDX-License-Identifier: Apache-2.0
extension SystemFont {
    /// Inter for San Francisco. The metrics are San Francisco's hhea table (1950 and −494 of 2048 units); trackings and corrections
    /// are fitted to labels, buttons and text fields that Xcode measured (docs/background/text-fits.md).
    package static let inter = SystemFont(
        family: "Inter", ascender: 1950.0 / 2048, descender: 494.0 / 2048,
        trackings: [
            (9, 0.26), (10, 0.11), (11, 0.09), (12, 0.02), (13, -0.05), (14, -0.12), (15, -0.21), (16, -0.28),
            (17, -0.39), (18, -0.46), (20, -0.56), (22, -0.72), (24, -0.83), (28, -0.99), (34, -1.2),
        ].map(Sample.init),
        weightTrackings: [(400, 0), (500, 0.0067), (600, 0.0105), (700, 0.0176)].map(Sample.init),
        corrections: AdvanceCorrections(
            lowercase: .init(-6.4, bold: -1.3, display: -6.6), uppercase: .init(-2.7, bold: -1.2, display: 2.1),
            digits: .init(1.8, bold: -1.6, display: 10.5), spaces: .init(-1.5, bold: 8.1, display: -10.1),
            others: .init(10.1, bold: -3.5, display: -6.8), characters: characterCorrections,
            boldCharacters: boldCorrections),
        fallbackCorrections: [.appleSDGothicNeo, .pingFang],
        features: "calt=0")

    /// Characters in at least three of the measured texts.
    private static let characterCorrections: [Unicode.Scalar: Double] = [
        " ": -1.7, "!": 23.5, "\"": 65, "#": 1.6, "$": 2.6, "%": 108, "'": 98, "’": 95, "•": -102, "(": 15.3, ")": 15.3,
        "*": 9.0,
        "+": 2.8, ",": 8.1,
        "-": 15.3, ".": 8.3, "/": -36.4, "0": -0.5, "1": 2.5, "2": -5.3, "3": 2.1, "4": -4.1, "5": 5.9, "6": 7.0,
        "7": 5.8, "8": 3.0, "9": 1.8, ":": 12.6, "<": -6.7, ">": -10.3, "?": 9.8, "A": -14.9, "B": -3.3, "C": -7.1,
        "D": 7.1, "E": -2.3, "F": -8.2, "G": 0, "H": 3.8, "I": 4.2, "J": -7.8, "K": -7.3, "L": -2.1, "M": -15.1,
        "N": -4.1, "O": 0.7, "P": 1.8, "Q": -0.7, "R": 9.3, "S": -2.9, "T": -19.8, "U": 0.6, "V": -1.3, "W": 12.9,
        "X": -5.5, "Y": -6.7, "_": 85.0, "a": -13.6, "b": -4.1, "c": -5.1, "d": -11.9, "e": -11.3, "f": 4.2, "g": -2.5,
        "h": -4.9, "i": 3.8, "j": -8.7, "k": -3.6, "l": 12.5, "m": -2.1, "n": -1.0, "o": -5.1, "p": -3.6, "q": -14.5,
        "r": 8.5, "s": -7.3, "t": -3.4, "u": -0.2, "v": -20.2, "w": -39.6, "x": -14.1, "y": -9.7, "z": -9.1, "©": 10.2,
        "…": 2.6,
    ]

    /// Characters in at least eight of the measured texts of heavier weights, of three repositories.
    private static let boldCorrections: [Unicode.Scalar: Double] = [
        " ": 3.7, "'": 31, ".": -2.1, "/": -6.1, "0": -16.1, "1": -5.4, "2": -6.8, "3": -9.4, ":": 4.8, "A": -16.6,
        "B": 4.4,
        "C": -21.0, "D": -7.2, "E": 2.4, "F": 15.9, "G": -12.5, "H": -1.7, "I": 2.8, "L": 0.7, "M": -10.7, "N": 14.5,
        "O": -10.9, "P": -2.8, "R": -4.7, "S": 1.9, "T": -2.5, "U": 5.2, "W": -14.5, "a": 6.0, "b": -2.8, "c": -5.1,
        "d": 10.7, "e": -1.7, "f": -6.0, "g": -4.6, "h": -10.9, "i": -5.8, "k": 2.1, "l": -11.8, "m": -7.5, "n": -7.6,
        "o": -4.7, "p": -0.3, "r": 2.1, "s": -9.0, "t": 1.2, "u": -9.4, "v": -9.3, "w": 1.5, "x": -11.3, "y": -3.4,
    ]
}
