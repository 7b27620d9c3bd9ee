// SPDX-License-Identifier: Apache-2.0
extension FamilyMetrics {
    /// The advances are those of Adobe's font metrics for Helvetica, the vertical metrics those of Apple's font: a line of Helvetica
    /// has 15 % more above it than the font states.
    static let helvetica = FamilyMetrics(
        family: "Helvetica", ascenders: [SystemFont.Sample(at: 400, value: 0.92)],
        descenders: [SystemFont.Sample(at: 400, value: 0.23)], advances: helveticaAdvances,
        weightFactors: helveticaFactors)

    /// Has the advances of Helvetica.
    static let arial = FamilyMetrics(
        family: "Arial", ascenders: [SystemFont.Sample(at: 400, value: 0.905)],
        descenders: [SystemFont.Sample(at: 400, value: 0.212)], advances: helveticaAdvances,
        weightFactors: helveticaFactors)

    /// Factors for the bold design's lowercase letters and spaces.
    private static let helveticaFactors = [(400, 1), (700, 1.056)].map(SystemFont.Sample.init)

    private static let helveticaAdvances: [Unicode.Scalar: Double] = [
        " ": 278, "!": 278, "\"": 355, "#": 556, "$": 556, "%": 889, "&": 667, "'": 191, "(": 333, ")": 333, "*": 389,
        "+": 584, ",": 278, "-": 333, ".": 278, "/": 278, "0": 556, "1": 556, "2": 556, "3": 556, "4": 556, "5": 556,
        "6": 556, "7": 556, "8": 556, "9": 556, ":": 278, ";": 278, "<": 584, "=": 584, ">": 584, "?": 556, "@": 1015,
        "A": 667, "B": 667, "C": 722, "D": 722, "E": 667, "F": 611, "G": 778, "H": 722, "I": 278, "J": 500, "K": 667,
        "L": 556, "M": 833, "N": 722, "O": 778, "P": 667, "Q": 778, "R": 722, "S": 667, "T": 611, "U": 722, "V": 667,
        "W": 944, "X": 667, "Y": 667, "Z": 611, "[": 278, "\\": 278, "]": 278, "^": 469, "_": 556, "`": 333, "a": 556,
        "b": 556, "c": 500, "d": 556, "e": 556, "f": 278, "g": 556, "h": 556, "i": 222, "j": 222, "k": 500, "l": 222,
        "m": 833, "n": 556, "o": 556, "p": 556, "q": 556, "r": 333, "s": 500, "t": 278, "u": 556, "v": 500, "w": 722,
        "x": 500, "y": 500, "z": 500, "{": 334, "|": 260, "}": 334, "~": 584, "°": 400, "©": 737, "–": 556, "—": 1000,
        "‘": 222, "’": 222, "“": 333, "”": 333, "•": 350, "…": 1000, "€": 556,
    ]
}
