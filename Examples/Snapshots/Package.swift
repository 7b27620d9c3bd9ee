// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
    name: "Snapshots",
    dependencies: [
        // In a project of its own: .package(url: "https://…/alrender", branch: "main")
        .package(name: "alrender", path: "../..")
    ],
    targets: [
        .testTarget(
            name: "LoginTests", dependencies: [.product(name: "AutoLayoutTesting", package: "alrender")],
            exclude: ["layouts", "__Snapshots__"])
    ]
)
