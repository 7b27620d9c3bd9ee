// SPDX-License-Identifier: Apache-2.0
extension FamilyMetrics {
    /// Vertical metrics are those of the font's hhea table. The advances of regular weight agree with every free label and button
    /// that Xcode recorded in Helvetica Neue, the factors with those of light and medium weight (docs/background/text-fits.md).
    static let helveticaNeue = FamilyMetrics(
        family: "Helvetica Neue",
        ascenders: [(300, 0.967), (400, 0.952), (500, 0.975)].map(SystemFont.Sample.init),
        descenders: [(300, 0.213), (400, 0.213), (500, 0.217)].map(SystemFont.Sample.init),
        advances: [
            " ": 278, "!": 259, "\"": 426, "#": 556, "$": 556, "%": 1000, "&": 630, "'": 278, "(": 259, ")": 259,
            "*": 352, "+": 600, ",": 278, "-": 389, ".": 278, "/": 333, "0": 556, "1": 556, "2": 556, "3": 556,
            "4": 556, "5": 556, "6": 556, "7": 556, "8": 556, "9": 556, ":": 278, ";": 278, "<": 600, "=": 600,
            ">": 600, "?": 556, "@": 800, "[": 259, "\\": 333, "]": 259, "_": 500, "–": 500, "—": 1000, "‘": 278,
            "’": 278, "…": 1000, "A": 648, "B": 685, "C": 722, "D": 704, "E": 611, "F": 574, "G": 759, "H": 722,
            "I": 259, "J": 519, "K": 667, "L": 556, "M": 871, "N": 722, "O": 760, "P": 648, "Q": 760, "R": 685,
            "S": 648, "T": 574, "U": 722, "V": 611, "W": 926, "X": 611, "Y": 648, "Z": 611, "a": 537, "b": 593,
            "c": 537, "d": 593, "e": 537, "f": 296, "g": 574, "h": 556, "i": 222, "j": 222, "k": 519, "l": 222,
            "m": 853, "n": 556, "o": 574, "p": 593, "q": 593, "r": 333, "s": 500, "t": 315, "u": 556, "v": 500,
            "w": 758, "x": 518, "y": 500, "z": 480,
        ],
        weightFactors: [(300, 0.965), (400, 1), (500, 1.037), (700, 1.055)].map(SystemFont.Sample.init))
}
