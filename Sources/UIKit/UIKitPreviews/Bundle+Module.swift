// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Bundle {
    /// The bundle of a package's resources: those of the app's project.
    public static var module: Bundle { .main }
}
