// SPDX-License-Identifier: Apache-2.0
extension FamilyMetrics {
    /// The vertical metrics and the advances of regular weight are those of the font, in thousandths; the factors are from labels that
    /// Xcode recorded (docs/background/text-fits.md).
    static let roboto = FamilyMetrics(
        family: "Roboto", ascenders: [SystemFont.Sample(at: 400, value: 0.9277)],
        descenders: [SystemFont.Sample(at: 400, value: 0.2441)],
        advances: [
            " ": 247.6, "!": 257.3, "(": 341.8, ")": 347.7, ",": 196.3, "-": 275.9, ".": 263.2, "/": 412.1,
            "0": 561.5, "1": 561.5, "2": 561.5, "3": 561.5, "4": 561.5, "5": 561.5, "6": 561.5, "7": 561.5,
            "8": 561.5, "9": 561.5, ":": 242.2, "?": 472.2, "A": 652.3, "B": 622.6, "C": 650.9, "D": 655.8,
            "E": 568.4, "F": 552.7, "G": 680.7, "H": 712.9, "I": 272, "J": 551.8, "K": 627, "L": 538.1, "M": 873,
            "N": 712.9, "O": 687.5, "P": 630.9, "Q": 687.5, "R": 615.7, "S": 593.3, "T": 596.7, "U": 648.4,
            "V": 636.2, "W": 887.2, "X": 627, "Y": 600.6, "Z": 598.6, "a": 543.9, "b": 561, "c": 523.4, "d": 564,
            "e": 529.8, "f": 347.2, "g": 561, "h": 550.8, "i": 242.7, "j": 238.8, "k": 506.8, "l": 242.7,
            "m": 876.5, "n": 551.8, "o": 570.3, "p": 561, "q": 568.4, "r": 338.4, "s": 516.1, "t": 326.7,
            "u": 551.3, "v": 484.4, "w": 751, "x": 495.6, "y": 473.1, "z": 495.6,
        ],
        weightFactors: [(400, 1), (500, 1.009), (700, 1.011)].map(SystemFont.Sample.init))
}
