// SPDX-License-Identifier: Apache-2.0
/// The images under the inverse of the basis of columns that change often.
struct ColumnImages {
    struct Image {
        var column: Int
        /// The count of basis changes that it was made at.
        var version: Int
        var rows: [Int]
        var entries: [Double]
    }

    private var images: [Image] = []
    private var oldest = 0
    private static let most = 16

    /// The rows and entries of the column's image.
    mutating func image(of column: Int, _ simplex: inout Simplex) -> Image {
        for image in images where image.column == column && image.version == simplex.version { return image }
        simplex.enter(simplex.program.componentOf[column])
        simplex.ftran(column)
        let rows = simplex.reach.rows.filter { abs(simplex.entering[$0]) > Tolerance.entry }
        let image = Image(
            column: column, version: simplex.version, rows: rows, entries: rows.map { simplex.entering[$0] })
        if images.count < Self.most {
            images.append(image)
        } else {
            images[oldest] = image
            oldest = (oldest + 1) % Self.most
        }
        return image
    }
}
