// SPDX-License-Identifier: Apache-2.0
import LayoutModel

#if arch(wasm32)
    /// What a page calls. A page has one layout, so that the module keeps one model.
    nonisolated(unsafe) private var input: UnsafeMutableBufferPointer<Double> = UnsafeMutableBufferPointer(
        start: nil, count: 0)
    nonisolated(unsafe) private var model: InteractiveModel?
    nonisolated(unsafe) private var output: UnsafeMutableBufferPointer<Double> = UnsafeMutableBufferPointer(
        start: nil, count: 0)

    /// Room for the numbers of a model.
    @_expose(wasm, "reserve")
    @_cdecl("reserve")
    public func reserve(_ count: Int32) -> UnsafeMutablePointer<Double>? {
        input.deallocate()
        input = .allocate(capacity: Int(count))
        return input.baseAddress
    }

    /// Makes the model whose numbers are in the room reserved last.
    @_expose(wasm, "open")
    @_cdecl("open")
    public func openModel() { model = InteractiveModel(UnsafeBufferPointer(input)) }

    /// Changes the canvas, in points.
    @_expose(wasm, "resize")
    @_cdecl("resize")
    public func resize(_ width: Double, _ height: Double) { model?.setCanvasSize(width: width, height: height) }

    /// The size classes of a canvas: 1 for a regular width, 2 for a regular height.
    @_expose(wasm, "classes")
    @_cdecl("classes")
    public func sizeClasses(_ width: Double, _ height: Double, _ isMac: Int32) -> Int32 {
        let classes = Canvas(width: width, height: height).sizeClasses(on: isMac != 0 ? .macos : .ios)
        return (classes.width == .regular ? 1 : 0) + (classes.height == .regular ? 2 : 0)
    }

    /// Changes the constant of a constraint.
    @_expose(wasm, "constant")
    @_cdecl("constant")
    public func setConstant(_ constraint: Int32, _ value: Double) { model?.setConstant(value, of: Int(constraint)) }

    /// Changes the priority of a constraint.
    @_expose(wasm, "priority")
    @_cdecl("priority")
    public func setPriority(_ constraint: Int32, _ value: Double) { model?.setPriority(value, of: Int(constraint)) }

    /// Puts a constraint into the system or takes it out.
    @_expose(wasm, "active")
    @_cdecl("active")
    public func setActive(_ constraint: Int32, _ value: Int32) { model?.setActive(value != 0, of: Int(constraint)) }

    /// Solves, and returns where the results are.
    @_expose(wasm, "solve")
    @_cdecl("solve")
    public func solve() -> UnsafeMutablePointer<Double>? {
        let results = model?.solve() ?? []
        if output.count < results.count {
            output.deallocate()
            output = .allocate(capacity: results.count)
        }
        _ = output.update(fromContentsOf: results)
        return output.baseAddress
    }
#endif
