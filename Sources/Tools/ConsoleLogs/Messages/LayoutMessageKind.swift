// SPDX-License-Identifier: Apache-2.0

/// A message that UIKit, AppKit, Interface Builder or the debugger prints, with its meaning.
struct LayoutMessageKind: Sendable {
    let name: String
    /// Any of them tells the message; blanks stand for any white space.
    let phrases: [String]
    /// `%@` is the view that the message names, or what `unnamed` calls it.
    let meaning: String
    let unnamed: String
    let answers: [String]
    /// Whether each line is a message of its own, whose view is named in quotation marks, as Interface Builder does.
    var isOneLine = false

    init(_ name: String, _ phrases: [String], unnamed: String = "a view", _ meaning: String, answers: [String]) {
        self.name = name
        self.phrases = phrases
        self.unnamed = unnamed
        self.meaning = meaning
        self.answers = answers
    }

    /// Messages of which one is part of another come before it.
    static let all =
        sizes + constraints + formats + collections + passes
        + interfaceBuilder.map { kind in
            var kind = kind
            kind.isOneLine = true
            return kind
        }

    private static let sizes = [
        LayoutMessageKind(
            "zero-cell-height", ["ambiguously suggest a height of zero"], unnamed: "a cell",
            "The constraints of %@'s content do not reach from the top of its content view to the bottom. They suggest a "
                + "height of 0, so the system uses its standard height instead.",
            answers: [
                "Tie the first view to the top of the content view, each view to the next, and the last one to the bottom of "
                    + "the content view, the bottom constraint with priority 999.",
                "Views without a natural size, such as plain views and scrolling text views, need a height of their own.",
                "If all rows have one height, set rowHeight, and estimatedRowHeight to 0.",
            ]),
        LayoutMessageKind(
            "missing-constraints", ["detected missing constraints for"],
            "Constraints are missing: %@ does not have enough of them to define its size and origin. It takes part in Auto Layout, because "
                + "its translatesAutoresizingMaskIntoConstraints is false or a constraint names it.",
            answers: [
                "Give it a position and a size on both axes: two edges, or one edge and a size, for each. A view without "
                    + "content has no natural size.",
                "If its frame is set in code, set translatesAutoresizingMaskIntoConstraints to true, and remove the constraints "
                    + "on it.",
            ]),
        LayoutMessageKind(
            "frame-not-a-number",
            [
                "CALayer position contains NaN", "CALayerInvalidGeometry",
                "Invalid frame dimension (negative or non-finite)",
                "view size is NaN",
            ],
            "A frame of %@ has a coordinate that is not a number, or is infinite or negative.",
            answers: [
                "Look for a division by a size that is still 0, such as a ratio that is computed before the first layout.",
                "Do not pass UIView.noIntrinsicMetric (−1) or greatestFiniteMagnitude on as a size.",
            ]),
        LayoutMessageKind(
            "contradictory-frame", ["Contradictory frame constraints specified"],
            "A frame modifier of SwiftUI asks for a minimum above its ideal or maximum size.",
            answers: ["Keep minWidth <= idealWidth <= maxWidth, and heights likewise, also where they are computed."]),
        LayoutMessageKind(
            "constant-not-finite",
            ["Constant is not finite", "with a constant that exceeds internal limits", "multiplier is not finite"],
            "A constraint has a constant that is not finite, or larger than the engine computes with.",
            answers: [
                "Look for a division by 0, and for CGFloat.greatestFiniteMagnitude as a size: where there is no limit, leave the "
                    + "constraint out, or deactivate it."
            ]),
    ]

    private static let constraints = [
        LayoutMessageKind(
            "no-common-ancestor",
            [
                "because they have no common ancestor", "view hierarchy is not prepared for the constraint",
                "view hierarchy unprepared for constraint",
                "reference something from outside the subtree of the view",
            ],
            unnamed: "the views",
            "A constraint relates %@, which are not in one tree of views when it is activated: they have no common ancestor.",
            answers: [
                "Call addSubview (for guides addLayoutGuide) on both before the constraint is activated, and activate it then.",
                "Look for a view that was replaced or loaded twice, such as an outlet of another instance, or a property that "
                    + "makes a new view at each call.",
            ]),
        LayoutMessageKind(
            "illegal-location-constant",
            ["constraint of a location equal to a constant", "sets a location equal to a constant"],
            unnamed: "a view",
            "A constraint sets a location, such as leading or centerY, to a constant. A location needs a second item: it is "
                + "measured from another view.",
            answers: [
                "Name the second item: view.leading == superview.leading + 20. Only width and height can be a constant alone.",
                "Make sure that the second item is not nil, such as an outlet that is not connected or view.superview before "
                    + "addSubview, and that the multiplier is not 0.",
                "See 'alrender explain illegal-location-constant'.",
            ]),
        LayoutMessageKind(
            "invalid-attribute-pairing",
            ["Invalid pairing of layout attributes", "relates anchors of incompatible types"],
            "A constraint relates two attributes that cannot be compared, such as an edge with a size, a horizontal with a "
                + "vertical one, or leading with left.",
            answers: [
                "Relate edges and centres along one axis with each other, and sizes with sizes.",
                "See 'alrender explain invalid-attribute-pairing'.",
            ]),
        LayoutMessageKind(
            "unknown-attribute", ["Unknown layout attribute"],
            "A constraint was made with an attribute that there is not, mostly notAnAttribute or a number that was cast.",
            answers: ["Give both items an attribute; notAnAttribute is for the second one alone, with nil as its item."]
        ),
        LayoutMessageKind(
            "not-a-layout-item",
            [
                "items must each be a view or layout guide", "items must each be an instance of",
                "Constraint must contain a first layout item",
            ],
            "A constraint was made with something that is not a view or layout guide, or with nil as its first item.",
            answers: [
                "Check that the view exists when the constraint is made: an outlet may not be connected or not loaded yet.",
                "Pass the view of a view controller, not the controller.",
            ]),
        LayoutMessageKind(
            "required-priority-change",
            ["Mutating a priority from required to not on an installed constraint"],
            "The priority of an active constraint was changed from required (1000) to optional, or the other way round, which "
                + "systems before iOS 13 and macOS 10.15 do not allow.",
            answers: [
                "Deactivate the constraint first, set its priority, and activate it again.",
                "Or make it with priority 999, which almost always holds: it can then change between 1 and 999 at any time.",
            ]),
        LayoutMessageKind(
            "bar-of-controller",
            ["Cannot modify constraints for UINavigationBar", "Cannot modify constraints for UIToolbar"],
            "Constraints were added to a bar whose controller places it.",
            answers: ["Leave the bar to its controller, or use a bar of your own that you add as a subview."]),
        LayoutMessageKind(
            "illegal-priority", ["illegal to set priority"],
            "A priority is outside of 1 to 1000. Required is 1000; there is no priority of 0 and none above 1000.",
            answers: ["Use a number from 1 to 1000. To turn a constraint off, set isActive to false."]),
        LayoutMessageKind(
            "content-view-mask",
            ["property of the contentView of a UITableViewCell is not supported", "property of the contentView of a"],
            unnamed: "a cell",
            "translatesAutoresizingMaskIntoConstraints was changed on the content view of %@, whose frame the cell sets.",
            answers: [
                "Leave the content view alone, and set the property to false on the views that you add to it: look for a loop "
                    + "over all subviews, and for a library that is given cell.contentView."
            ]),
        LayoutMessageKind(
            "cell-mask",
            ["managed by a UICollectionView is not supported", "managed by a UITableView is not supported"],
            unnamed: "a cell",
            "translatesAutoresizingMaskIntoConstraints was changed on %@, whose frame the table or collection view sets.",
            answers: [
                "Leave the cell and its content view alone, and set the property to false on the views in the content view: look for "
                    + "a call of a layout library that is given the cell."
            ]),
    ]

    private static let formats = [
        LayoutMessageKind(
            "visual-format-no-superview", ["because the related view doesn't have a superview"],
            "A visual format uses '|', the superview, but the view beside it has none yet.",
            answers: [
                "Call addSubview before the constraints are made from the format.",
                "See 'alrender explain visual-format-no-superview'.",
            ]),
        LayoutMessageKind(
            "visual-format-unknown-name", ["is not a key in the views dictionary", "Unable to find view with name"],
            "A visual format names a view that its dictionary of views does not have.",
            answers: [
                "Add the view to the dictionary under exactly the name in the format; names are case-sensitive. In Objective-C, "
                    + "NSDictionaryOfVariableBindings(self.label) has the key 'self.label', which a format cannot name.",
                "See 'alrender explain visual-format-unknown-view'.",
            ]),
        LayoutMessageKind(
            "visual-format-alignment", ["Options mask required views to be aligned"],
            "The options of a visual format align its views along the format's own axis.",
            answers: [
                "Align the views of a horizontal format by top, bottom, centerY or baselines, those of a vertical one by leading, "
                    + "trailing or centerX.",
                "See 'alrender explain visual-format-alignment'.",
            ]),
        LayoutMessageKind(
            "visual-format-syntax", ["Unable to parse constraint format"],
            "A visual format cannot be read: the caret under it in the log shows where.",
            answers: [
                "Check the brackets and hyphens: H:|-8-[label(>=40@750)]-[field]-|. Multipliers, centres and relations to other "
                    + "attributes need anchors instead.",
                "See 'alrender explain visual-format-syntax'.",
            ]),
    ]

    private static let collections = [
        LayoutMessageKind(
            "flow-item-too-large",
            [
                "the item width must be less than the width of the UICollectionView",
                "the item height must be less than the height of the UICollectionView",
                "behavior of the UICollectionViewFlowLayout is not defined",
            ],
            unnamed: "the collection view",
            "An item of %@ is wider, or in a horizontal layout taller, than the collection view has room for between its "
                + "section insets and content insets.",
            answers: [
                "Compute the item's size from the collection view's bounds minus sectionInset, contentInset and safe area, in "
                    + "collectionView(_:layout:sizeForItemAt:).",
                "After a rotation, or if the first size was taken before the first layout, call invalidateLayout() in "
                    + "viewWillLayoutSubviews or viewWillTransition(to:with:).",
                "For self-sizing cells, bound the width of the content, and round it down to whole pixels.",
            ]),
        LayoutMessageKind(
            "flow-item-negative",
            ["negative or zero sizes are not supported in the flow layout", "negative sizes are not supported"],
            unnamed: "the collection view",
            "The flow layout of %@ got an item size that is 0 or negative.",
            answers: [
                "Do not compute the size before the collection view has its bounds; return at least 1 × 1 until then.",
                "For self-sizing cells set estimatedItemSize to UICollectionViewFlowLayout.automaticSize.",
            ]),
        LayoutMessageKind(
            "cached-item-frames", ["has cached frame mismatch for index path"], unnamed: "a collection view",
            "A flow layout changes the frames of attributes that it has from its superclass, which keeps them.",
            answers: [
                "Copy the attributes in layoutAttributesForElements(in:) and layoutAttributesForItem(at:) before they are changed."
            ]),
        LayoutMessageKind(
            "negative-row-height", ["row height must not be negative"], unnamed: "a table view",
            "The delegate gives a row of %@ a height below 0.",
            answers: [
                "Look for a subtraction from a size that is still 0 in heightForRowAt and estimatedHeightForRowAt; return "
                    + "UITableView.automaticDimension where the content is to decide."
            ]),
        LayoutMessageKind(
            "layout-outside-window", ["without being in the view hierarchy"], unnamed: "A table view",
            "%@ is laid out before it is in a window, without its final size, margins and traits.",
            answers: [
                "Find what asks for the layout early: layoutIfNeeded, beginUpdates, scrollToRow, cellForRow or a change of the "
                    + "data before viewDidAppear. Call it after addSubview has put the view into a window.",
                "A symbolic breakpoint on UITableViewAlertForLayoutOutsideViewHierarchy shows the caller.",
            ]),
        LayoutMessageKind(
            "layout-loop",
            [
                "is stuck in a recursive layout loop", "is stuck in its update/layout loop", "layout feedback loop",
                "passes than there are views in the window", "Layout still needs update after calling",
                "still required after executing -layoutSubviews", "Auto Layout still required after sending",
                "still need update after sending -updateConstraints",
                "call -layoutSubtreeIfNeeded on a view which is already being laid out",
            ],
            "The layout of %@ does not come to rest: laying it out asks for another layout.",
            answers: [
                "Do not change constraints, constants or text in layoutSubviews (layout on the Mac) unless they differ from what "
                    + "they are.",
                "Call super.layoutSubviews() first. Self-sizing views have to return the same size each time they are asked.",
            ]),
    ]

    private static let passes = [
        LayoutMessageKind(
            "background-thread",
            [
                "modifying the autolayout engine from a background thread",
                "Modifications to the layout engine must not be performed from a background thread",
                "Unsupported layout off the main thread",
            ],
            "Constraints or views were changed from a background thread, which can damage the layout engine.",
            answers: [
                "Change views on the main thread: DispatchQueue.main.async, or @MainActor. The stack trace below the message "
                    + "shows where it happened."
            ])
    ]

    private static let interfaceBuilder = [
        LayoutMessageKind(
            "ambiguous-content-size",
            [
                "scrollable content size is ambiguous", "Scrollable content size ambiguity",
                "has ambiguous scrollable content", "Ambiguous scrollable content",
            ],
            unnamed: "A scroll view",
            "%@ cannot tell how large its content is: the content has to be tied to all four edges of the content layout guide.",
            answers: [
                "Tie the content to the leading, trailing, top and bottom edges of the scroll view's content layout guide, and "
                    + "its width (or height) to the frame layout guide if it scrolls along one axis only.",
                "See 'alrender explain ambiguous-scrollable-content-size'.",
            ]),
        LayoutMessageKind(
            "ambiguous-in-interface-builder",
            [
                "position is ambiguous", "width is ambiguous", "height is ambiguous", "Need constraints for",
                "size and position are ambiguous",
            ],
            "A position or size of %@ is not determined by its constraints, as Interface Builder warns.",
            answers: [
                "Add the missing constraint: an edge or centre for a position, a size or the opposite edge for a width or height.",
                "'alrender check FILE' names what is missing in a .xib or .storyboard, and 'alrender fix --add-missing FILE' adds "
                    + "it.",
            ]),
        LayoutMessageKind(
            "misplaced-in-interface-builder", ["will be different at run time", "Misplaced view"],
            "The frame of %@ in the file is not the one that its constraints give.",
            answers: [
                "'alrender fix --update-frames FILE' sets the frame; if the frame is right, '--update-constants' changes the constraints."
            ]),
        LayoutMessageKind(
            "content-priority-in-interface-builder", ["Content Priority Ambiguity"],
            "Contents of the same priority share a length, and nothing says which of them is stretched or squeezed.",
            answers: [
                "Lower the hugging of the view that is to grow, or the compression resistance of the one that is to shrink, by 1.",
                "See 'alrender explain content-priority-tie'.",
            ]),
        LayoutMessageKind(
            "conflict-in-interface-builder", ["Conflicting constraints"],
            "Required constraints of a view contradict each other, as Interface Builder warns.",
            answers: ["'alrender explain FILE' adds them up, for a .xib or .storyboard."]),
        LayoutMessageKind(
            "view-without-constraints", ["Views without any layout constraints may clip"],
            "A view has no constraints: at run time it keeps the frame of the file, at every size of the screen.",
            answers: ["'alrender fix --add-missing FILE' ties it to what is near it."]),
        LayoutMessageKind(
            "fixed-width-text", ["Fixed width constraints may cause clipping"],
            "A view with text has a fixed width: a longer translation is cut off.",
            answers: ["Make the width a minimum (>=), or tie both edges to what is beside it."]),
        LayoutMessageKind(
            "missing-side",
            ["constraint is missing, which may cause overlapping", "constraint is missing, which may cause it to"],
            "A text is fastened on one side only: longer, it overlaps what is beside it or leaves the screen.",
            answers: [
                "Add the constraint on the other side, with >= as its relation if the text is not to be stretched."
            ]),
    ]
}
