// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

extension JSONValue {
    /// Members laid over those of an object: later ones replace earlier ones, of two objects each member does, and null takes a
    /// member away.
    ///
    /// - Parameter exclusive: keys of which one excludes the others.
    func overlaid(by members: [Member], exclusive: [[String]] = []) -> JSONValue {
        guard case .object(var result) = content else { return self }
        for member in members {
            let excluded = exclusive.filter { $0.contains(member.key) }.flatMap(\.self)
            if !excluded.isEmpty { result.removeAll { $0.key != member.key && excluded.contains($0.key) } }
            let index = result.firstIndex { $0.key == member.key }
            switch (index, member.value.content) {
            case (let index?, .null): result.remove(at: index)
            case (nil, .null): break
            case (let index?, .object(let inner)):
                if case .object = result[index].value.content {
                    result[index].value = result[index].value.overlaid(by: inner)
                    result[index].value.range = member.value.range
                } else {
                    result[index] = member
                }
            case (let index?, _): result[index] = member
            case (nil, _): result.append(member)
            }
        }
        return JSONValue(.object(result), range)
    }
}
