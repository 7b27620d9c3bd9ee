// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import Testing

struct DecimalTextTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (8, "8"), (-8, "-8"), (163.5, "163.5"), (0.1, "0.1"), (0.1 + 0.2, "0.3"),
            (106.66666666666667, "106.666667"), (-0.0000004, "0"), (0.0000005, "0.000001"), (-1.9999996, "-2"),
            (0.000123, "0.000123"), (1e-300, "0"), (1234567.25, "1234567.25"),
            (9_007_199_254_740_991, "9007199254740991"),
            (1e20, "1e+20"), (99.9999999, "100"), (0.9999999, "1"), (1e9, "1000000000"),
        ] as [(Double, String)])
    func `The shortest decimal that reads back is written`(value: Double, text: String) {
        #expect(DecimalText.shortest(value) == text)
    }

    @Test(
        arguments: [
            (0, "0"), (1001, "1001"), (280.66666666, "280.667"), (0.625, "0.625"), (1e10, "1e+10"),
            (1234567, "1.23457e+06"),
            (999999.5, "1e+06"), (0.0001, "0.0001"), (0.00001234, "1.234e-05"), (-5, "-5"), (1e-300, "1e-300"),
        ] as [(Double, String)])
    func `General format is that of C`(value: Double, text: String) {
        #expect(DecimalText.general(value) == text)
    }

    @Test(
        arguments: [
            (0, "0"), (8, "8"), (0.5, "0.5"), (1e-9, "0.000000001"), (1 / 3.0, "0.333333"), (0.0123456789, "0.0123457"),
            (1.0000001, "1"), (89.123456789, "89.123457"), (-2e-7, "-0.0000002"), (1e-300, "1e-300"),
        ] as [(Double, String)])
    func `Multipliers keep six digits however small they are`(value: Double, text: String) {
        #expect(DecimalText.significant(value) == text)
    }

    @Test(arguments: [
        (1e-9, "0.000000001"), (1.0 / 3, "0.3333333333333333"), (2, "2"), (1e-13, "1e-13"), (0.1, "0.1"),
        (1_234_567.125, "1234567.125"),
    ])
    func `A multiplier has all of its digits`(value: Double, text: String) {
        #expect(DecimalText.exact(value) == text)
        #expect(Double(text) == value)
    }
}
