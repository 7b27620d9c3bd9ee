// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutScene

extension Render {
    /// The command of arguments that name only inputs, outputs and a scale; nil for all others, which the parser reads.
    ///
    /// The parser finds the options by reflection, which takes a tenth of the time of one picture. A test compares the
    /// commands that both make.
    init?(plain arguments: [String]) {
        var (inputs, outputs): ([String], [String]) = ([], [])
        var scale: ScaleArgument?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "-o", "--output":
                guard let path = rest.popFirst(), !path.hasPrefix("-") else { return nil }
                outputs.append(path)
            case "--scale":
                guard scale == nil, let value = rest.popFirst().flatMap(ScaleArgument.init) else { return nil }
                scale = value
            default:
                guard !argument.hasPrefix("-") else { return nil }
                inputs.append(argument)
            }
        }
        guard !inputs.isEmpty, !outputs.isEmpty else { return nil }
        self.init()
        (self.inputs, output, format, sheet) = (inputs, outputs, nil, false)
        canvas = .unset
        canvas.scale = scale.map { [$0] } ?? []
        (variants, picture, views, scenes) = (.unset, .unset, .unset, .unset)
        (report, limits, files) = (.unset, .unset, .unset)
    }
}

// Arguments without any option. An option that is not set here ends the program when it is read.

extension CanvasArguments {
    fileprivate static var unset: Self {
        var arguments = Self()
        (arguments.device, arguments.size, arguments.orientation, arguments.scale) = ([], [], [], [])
        (arguments.direction, arguments.appearance, arguments.textSize, arguments.metric) = ([], [], [], [])
        arguments.language = []
        (arguments.permissive, arguments.ibDefaults) = (false, false)
        return arguments
    }
}

extension VariantArguments {
    fileprivate static var unset: Self {
        var arguments = Self()
        (arguments.variant, arguments.allVariants) = ([], false)
        return arguments
    }
}

extension PictureArguments {
    fileprivate static var unset: Self {
        var arguments = Self()
        (arguments.show, arguments.hide, arguments.theme) = ([], [], .classic)
        (arguments.zoom, arguments.axis, arguments.caption) = (nil, nil, nil)
        (arguments.hidesCaption, arguments.hidesSummary) = (false, false)
        return arguments
    }
}

extension ViewArguments {
    fileprivate static var unset: Self {
        var arguments = Self()
        (arguments.exercise, arguments.focus, arguments.only) = (nil, [], [])
        (arguments.callouts, arguments.crop) = (false, nil)
        return arguments
    }
}

extension SceneArguments {
    fileprivate static var unset: Self {
        var arguments = Self()
        (arguments.scene, arguments.bars, arguments.sizes) = ([], nil, nil)
        (arguments.safeArea, arguments.margins) = (nil, nil)
        return arguments
    }
}

extension ReportArguments {
    fileprivate static var unset: Self {
        var arguments = Self()
        (arguments.diagnostics, arguments.logStyle, arguments.lint) = (.human, nil, [])
        (arguments.strict, arguments.strictGuide, arguments.timings) = (false, false, false)
        (arguments.jobs, arguments.watch) = (JobCount(count: 1), false)
        return arguments
    }
}

extension LimitArguments {
    fileprivate static var unset: Self {
        var arguments = Self()
        (arguments.timeLimit, arguments.limit) = (TimeLimitArgument(seconds: 600), [])
        return arguments
    }
}

extension FileArguments {
    fileprivate static var unset: Self {
        var arguments = Self()
        arguments.allowOutside = false
        return arguments
    }
}
