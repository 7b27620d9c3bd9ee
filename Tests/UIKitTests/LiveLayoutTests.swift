// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// A layout that has gone through many changes has the frames of one that was made as it is at the end.
@MainActor
struct LiveLayoutTests {
    /// A column of rows, each a label beside a box, with all that changes.
    private struct State {
        var heights: [CGFloat]
        var texts: [String]
        var priorities: [Float]
        var isPinned: [Bool]
        var isHidden: [Bool]
        var width: CGFloat = 320
    }

    @MainActor
    private struct Screen {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        let stack = UIStackView()
        var labels: [UILabel] = []
        var heights: [NSLayoutConstraint] = []
        var widths: [NSLayoutConstraint] = []
        var pins: [NSLayoutConstraint] = []

        init(_ state: State) {
            stack.axis = .vertical
            stack.spacing = 4
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            ])
            for place in state.heights.indices {
                let (row, label, box) = (UIView(), UILabel(), UIView())
                label.numberOfLines = 0
                for view in [label, box] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    row.addSubview(view)
                }
                stack.addArrangedSubview(row)
                let height = box.heightAnchor.constraint(equalToConstant: state.heights[place])
                let width = box.widthAnchor.constraint(equalToConstant: 60)
                width.priority = UILayoutPriority(state.priorities[place])
                let floor = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
                let pin = label.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
                NSLayoutConstraint.activate([
                    height, width, floor, label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                    label.topAnchor.constraint(equalTo: row.topAnchor),
                    row.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                    box.trailingAnchor.constraint(equalTo: row.trailingAnchor),
                    box.topAnchor.constraint(equalTo: row.topAnchor),
                    row.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor),
                    fit(row),
                ])
                labels.append(label)
                heights.append(height)
                widths.append(width)
                pins.append(pin)
            }
            apply(state)
        }

        private func fit(_ row: UIView) -> NSLayoutConstraint {
            let fit = row.heightAnchor.constraint(equalToConstant: 0)
            fit.priority = UILayoutPriority(100)
            return fit
        }

        func apply(_ state: State) {
            root.frame.size.width = state.width
            for place in heights.indices {
                heights[place].constant = state.heights[place]
                widths[place].priority = UILayoutPriority(state.priorities[place])
                pins[place].isActive = state.isPinned[place]
                labels[place].text = state.texts[place]
                stack.arrangedSubviews[place].isHidden = state.isHidden[place]
            }
        }

        var frames: [CGRect] {
            root.layoutIfNeeded()
            return stack.arrangedSubviews.flatMap { row in row.isHidden ? [] : [row.frame] + row.subviews.map(\.frame) }
        }
    }

    @Test
    func `A constraint activated after the first layout changes and leaves like the others`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        let (first, second) = (UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let width = second.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            first.topAnchor.constraint(equalTo: root.topAnchor), first.widthAnchor.constraint(equalToConstant: 20),
            first.heightAnchor.constraint(equalToConstant: 30),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.topAnchor.constraint(equalTo: root.topAnchor), second.heightAnchor.constraint(equalToConstant: 30),
            second.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        ])
        root.layoutIfNeeded()
        width.isActive = true
        root.layoutIfNeeded()
        #expect(second.frame == CGRect(x: 30, y: 0, width: 50, height: 30))
        width.constant = 70
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 10, y: 0, width: 20, height: 30))
        #expect(second.frame == CGRect(x: 30, y: 0, width: 70, height: 30))
        width.isActive = false
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 10, y: 0, width: 20, height: 30))
        #expect(second.frame.width != 70)
        #expect(second.hasAmbiguousLayout)
    }

    /// Half a pixel decides how the frames inside are rounded, though nothing moves there.
    @Test func `What is inside a view is rounded again where the view moves between pixels`() {
        func screen(_ x: CGFloat) -> (root: UIView, move: NSLayoutConstraint, inner: UIView) {
            let (root, outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600)), UIView(), UIView())
            for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(outer)
            outer.addSubview(inner)
            let move = outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x)
            NSLayoutConstraint.activate([
                move, outer.topAnchor.constraint(equalTo: root.topAnchor),
                outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10.25),
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
            ])
            root.layoutIfNeeded()
            return (root, move, inner)
        }
        let live = screen(10)
        for x in [10.2, 10, 10.1, 12] as [CGFloat] {
            live.move.constant = x
            live.root.layoutIfNeeded()
            #expect(live.inner.frame == screen(x).inner.frame, "\(x)")
        }
        #expect(screen(10).inner.frame != screen(10.2).inner.frame)
    }

    @Test func `A new text wraps in the frame of the one before`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        let label = UILabel()
        label.text = "short"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor), label.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        let line = label.frame.height
        label.text = "a text that needs several lines in this width"
        root.layoutIfNeeded()
        #expect(label.frame.height > 2 * line)
    }

    @Test(arguments: 1...6)
    func `Changes give the frames of a new layout`(seed: UInt64) {
        var random = Generator(state: seed)
        let count = 6
        var state = State(
            heights: Array(repeating: 20, count: count), texts: (0..<count).map { "row \($0)" },
            priorities: Array(repeating: 300, count: count), isPinned: Array(repeating: false, count: count),
            isHidden: Array(repeating: false, count: count))
        let live = Screen(state)
        _ = live.frames
        for step in 0..<25 {
            let place = Int(random.next() % UInt64(count))
            switch random.next() % 6 {
            case 0: state.heights[place] = CGFloat(random.next() % 80)
            case 1: state.texts[place] = String(repeating: "word ", count: Int(random.next() % 14))
            case 2: state.priorities[place] = [100, 300, 740, 800][Int(random.next() % 4)]
            case 3: state.isPinned[place].toggle()
            case 4: state.isHidden[place].toggle()
            default: state.width = 240 + CGFloat(random.next() % 160)
            }
            live.apply(state)
            let (found, expected) = (live.frames, Screen(state).frames)
            #expect(found == expected, "seed \(seed), step \(step)")
            if found != expected { return }
        }
    }

    /// A row of labels of the same priorities in a stack view: their order decides which is stretched or squeezed.
    @MainActor
    private struct Row {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let stack = UIStackView()

        init(_ texts: [String]) {
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            for text in texts {
                let label = UILabel()
                label.text = text
                stack.addArrangedSubview(label)
            }
        }

        var frames: [CGRect] {
            root.layoutIfNeeded()
            return stack.arrangedSubviews.map(\.frame)
        }
    }

    @Test(arguments: 1...6)
    func `New texts of labels that tie give the frames of a new layout`(seed: UInt64) {
        var random = Generator(state: seed)
        var texts = ["one", "two", "three"]
        let live = Row(texts)
        _ = live.frames
        for step in 0..<20 {
            let place = Int(random.next() % 3)
            texts[place] = String(repeating: "word ", count: Int(random.next() % 5))
            (live.stack.arrangedSubviews[place] as? UILabel)?.text = texts[place]
            #expect(live.frames == Row(texts).frames, "seed \(seed), step \(step)")
        }
    }

    private struct Generator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }
}
