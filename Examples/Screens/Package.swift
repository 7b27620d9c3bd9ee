// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
    name: "Screens",
    dependencies: [.package(name: "alrender", path: "../..")],
    targets: [
        .target(name: "Screens", dependencies: [.product(name: "UIKit", package: "alrender")]),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "Screens", .product(name: "UIKit", package: "alrender"),
                .product(name: "UIKitTesting", package: "alrender"),
            ],
            exclude: ["__Snapshots__"]),
    ])
