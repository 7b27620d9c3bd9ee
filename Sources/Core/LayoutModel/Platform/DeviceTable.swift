// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Screen sizes (Apple's Human Interface Guidelines) and safe areas (as snapshot-testing tools have measured them).
enum DeviceTable {
    static let devices: [Device] =
        phones.flatMap { phone in phone.models.map { phone.device($0) } }
        + pads.flatMap { pad in pad.models.map { pad.device($0) } }
        + [television]
        + pads.flatMap { pad in pad.models.flatMap { pad.windows($0) } }

    private typealias Model = (id: String, name: String)

    /// Models that share a screen. `sides` and `landscapeBottom` are those of the turned device, whose top is 0.
    private struct Phone {
        var models: [Model]
        var width: Double
        var height: Double
        var scale: Double
        var top: Double
        var bottom: Double
        var sides: Double
        var landscapeBottom: Double
        var face: Device.Face

        init(
            _ width: Double, _ height: Double, _ scale: Double, portrait: (top: Double, bottom: Double),
            landscape: (sides: Double, bottom: Double), _ face: Device.Face, _ models: [Model]
        ) {
            self.models = models
            self.face = face
            (self.width, self.height, self.scale) = (width, height, scale)
            (top, bottom) = portrait
            (sides, landscapeBottom) = landscape
        }

        func device(_ model: Model) -> Device {
            Device(
                id: model.id, name: model.name, size: Size(width: width, height: height), scale: scale,
                portraitSafeArea: DirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0),
                landscapeSafeArea: DirectionalEdgeInsets(
                    top: 0, leading: sides, bottom: landscapeBottom, trailing: sides),
                onlyOrientation: nil, face: face)
        }
    }

    private static let phones: [Phone] = [
        Phone(
            320, 568, 2, portrait: (20, 0), landscape: (0, 0), .homeButton,
            [("iphone-se-1", "iPhone SE (1st generation)")]),
        Phone(
            375, 667, 2, portrait: (20, 0), landscape: (0, 0), .homeButton,
            [
                ("iphone-8", "iPhone 8"), ("iphone-se-2", "iPhone SE (2nd generation)"),
                ("iphone-se-3", "iPhone SE (3rd generation)"),
            ]),
        Phone(414, 736, 3, portrait: (20, 0), landscape: (0, 0), .homeButton, [("iphone-8-plus", "iPhone 8 Plus")]),
        Phone(
            375, 812, 3, portrait: (44, 34), landscape: (44, 21), .notch(corner: 39),
            [("iphone-x", "iPhone X"), ("iphone-xs", "iPhone XS"), ("iphone-11-pro", "iPhone 11 Pro")]),
        Phone(
            414, 896, 2, portrait: (48, 34), landscape: (48, 21), .notch(corner: 41.5),
            [("iphone-xr", "iPhone XR"), ("iphone-11", "iPhone 11")]),
        Phone(
            414, 896, 3, portrait: (44, 34), landscape: (44, 21), .notch(corner: 39),
            [("iphone-xs-max", "iPhone XS Max"), ("iphone-11-pro-max", "iPhone 11 Pro Max")]),
        Phone(
            375, 812, 3, portrait: (50, 34), landscape: (50, 21), .notch(corner: 44),
            [("iphone-12-mini", "iPhone 12 mini"), ("iphone-13-mini", "iPhone 13 mini")]),
        Phone(
            390, 844, 3, portrait: (47, 34), landscape: (47, 21), .notch(corner: 47.33),
            [
                ("iphone-12", "iPhone 12"), ("iphone-12-pro", "iPhone 12 Pro"), ("iphone-13", "iPhone 13"),
                ("iphone-13-pro", "iPhone 13 Pro"), ("iphone-14", "iPhone 14"), ("iphone-16e", "iPhone 16e"),
            ]),
        Phone(
            428, 926, 3, portrait: (47, 34), landscape: (47, 21), .notch(corner: 53.33),
            [
                ("iphone-12-pro-max", "iPhone 12 Pro Max"), ("iphone-13-pro-max", "iPhone 13 Pro Max"),
                ("iphone-14-plus", "iPhone 14 Plus"),
            ]),
        Phone(
            393, 852, 3, portrait: (59, 34), landscape: (59, 21), .island(corner: 55),
            [
                ("iphone-14-pro", "iPhone 14 Pro"), ("iphone-15", "iPhone 15"), ("iphone-15-pro", "iPhone 15 Pro"),
                ("iphone-16", "iPhone 16"),
            ]),
        Phone(
            430, 932, 3, portrait: (59, 34), landscape: (59, 21), .island(corner: 55),
            [
                ("iphone-14-pro-max", "iPhone 14 Pro Max"), ("iphone-15-plus", "iPhone 15 Plus"),
                ("iphone-15-pro-max", "iPhone 15 Pro Max"), ("iphone-16-plus", "iPhone 16 Plus"),
            ]),
        Phone(
            402, 874, 3, portrait: (62, 34), landscape: (62, 21), .island(corner: 62),
            [("iphone-16-pro", "iPhone 16 Pro"), ("iphone-17", "iPhone 17"), ("iphone-17-pro", "iPhone 17 Pro")]),
        Phone(
            440, 956, 3, portrait: (62, 34), landscape: (62, 21), .island(corner: 62),
            [("iphone-16-pro-max", "iPhone 16 Pro Max"), ("iphone-17-pro-max", "iPhone 17 Pro Max")]),
        Phone(
            420, 912, 3, portrait: (68, 34), landscape: (68, 29), .island(corner: 62), [("iphone-air", "iPhone Air")]),
    ]

    /// Tablets have the same safe area in both orientations, and two pixels per point.
    private struct Pad {
        var models: [Model]
        var width: Double
        var height: Double
        var top: Double
        var bottom: Double
        var corner: Double

        init(_ width: Double, _ height: Double, top: Double, bottom: Double, corner: Double = 18, _ models: [Model]) {
            self.models = models
            self.corner = corner
            (self.width, self.height, self.top, self.bottom) = (width, height, top, bottom)
        }

        /// Its windows beside and over others: `ipad-pro-11-half`.
        func windows(_ model: Model) -> [Device] {
            Device.Part.allCases.map { part in
                var window = device((model.id + "-" + part.rawValue, model.name + ", " + part.name))
                window.part = part
                return window
            }
        }

        func device(_ model: Model) -> Device {
            let safeArea = DirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
            return Device(
                id: model.id, name: model.name, size: Size(width: width, height: height), scale: 2,
                portraitSafeArea: safeArea, landscapeSafeArea: safeArea, onlyOrientation: nil,
                face: bottom > 0 ? .plain(corner: corner) : .homeButton)
        }
    }

    private static let pads: [Pad] = [
        Pad(
            744, 1133, top: 24, bottom: 20, corner: 21.5,
            [("ipad-mini-6", "iPad mini (6th generation)"), ("ipad-mini-7", "iPad mini (A17 Pro)")]),
        Pad(
            768, 1024, top: 20, bottom: 0,
            [("ipad-mini-5", "iPad mini (5th generation)"), ("ipad-9-7", "iPad 9.7-inch")]),
        Pad(810, 1080, top: 20, bottom: 0, [("ipad-10-2", "iPad 10.2-inch")]),
        Pad(
            834, 1112, top: 20, bottom: 0,
            [("ipad-air-3", "iPad Air (3rd generation)"), ("ipad-pro-10-5", "iPad Pro 10.5-inch")]),
        Pad(
            820, 1180, top: 24, bottom: 20, corner: 25,
            [
                ("ipad-10", "iPad (10th generation)"), ("ipad-air-4", "iPad Air (4th generation)"),
                ("ipad-air-5", "iPad Air (5th generation)"), ("ipad-air-11", "iPad Air 11-inch"),
            ]),
        Pad(834, 1194, top: 24, bottom: 20, [("ipad-pro-11", "iPad Pro 11-inch")]),
        Pad(
            1024, 1366, top: 24, bottom: 20,
            [("ipad-pro-12-9", "iPad Pro 12.9-inch"), ("ipad-air-13", "iPad Air 13-inch")]),
        Pad(1032, 1376, top: 24, bottom: 20, corner: 30, [("ipad-pro-13", "iPad Pro 13-inch")]),
    ]

    /// The safe area is the overscan that Apple's guidelines ask to keep clear.
    private static let television = Device(
        id: "apple-tv", name: "Apple TV", size: Size(width: 1920, height: 1080), scale: 1,
        portraitSafeArea: DirectionalEdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90),
        landscapeSafeArea: DirectionalEdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90),
        onlyOrientation: .landscape, face: .none)
}
