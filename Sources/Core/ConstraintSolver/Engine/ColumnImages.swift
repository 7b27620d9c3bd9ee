// SPDX-License-Identifier: Apache-2.0
/// The images under the inverse of the basis of columns that change often.
struct ColumnImages {
    private struct Entry {
        var column: ColumnIndex
        /// The count of basis changes that the image was made at.
        var version: Int
        var image: ColumnImage
    }

    private var entries: [Entry] = []
    private var oldest = 0
    private static let most = 16

    /// The column's image, without what is nothing but rounding.
    mutating func image(of column: ColumnIndex, _ simplex: inout Simplex) -> ColumnImage {
        for entry in entries where entry.column == column && entry.version == simplex.basis.version {
            return entry.image
        }
        simplex.enter(simplex.componentIndex(of: column))
        let image = simplex.ftran(column).withoutRounding()
        let entry = Entry(column: column, version: simplex.basis.version, image: image)
        if entries.count < Self.most {
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.most
        }
        return image
    }
}
