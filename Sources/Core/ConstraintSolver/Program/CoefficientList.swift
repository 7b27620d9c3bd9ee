// SPDX-License-Identifier: Apache-2.0
/// The coefficients of many terms. Few are different, so that each is stored once, and a term as its number.
struct CoefficientList: Hashable {
    private var numbers: [UInt16] = []
    private var different: [Double] = []
    private var numberOf: [UInt64: UInt16] = [:]
    /// The coefficients themselves, once there are too many different ones.
    private var plain: [Double] = []
    private static let mostDifferent = 1 << 16

    subscript(term: Int) -> Double {
        @inline(__always) get { plain.isEmpty ? different[Int(numbers[term])] : plain[term] }
    }

    mutating func reserveRoom(for count: Int) { numbers.reserveRoom(for: count) }

    mutating func append(_ coefficient: Double) {
        guard plain.isEmpty else {
            plain.makeRoom()
            return plain.append(coefficient)
        }
        if let number = number(of: coefficient) {
            numbers.makeRoom()
            return numbers.append(number)
        }
        plain = numbers.map { different[Int($0)] }
        plain.append(coefficient)
        (numbers, different, numberOf) = ([], [], [:])
    }

    /// Nil if there is no number left.
    private mutating func number(of coefficient: Double) -> UInt16? {
        // Nearly all are one of the first.
        for (number, known) in different.prefix(4).enumerated() where known == coefficient { return UInt16(number) }
        if let known = numberOf[coefficient.bitPattern] { return known }
        guard different.count < Self.mostDifferent else { return nil }
        let number = UInt16(different.count)
        different.append(coefficient)
        numberOf[coefficient.bitPattern] = number
        return number
    }

    private var count: Int { plain.isEmpty ? numbers.count : plain.count }

    static func == (a: CoefficientList, b: CoefficientList) -> Bool {
        a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
    }

    func hash(into hasher: inout Hasher) { for term in 0..<count { hasher.combine(self[term]) } }
}
