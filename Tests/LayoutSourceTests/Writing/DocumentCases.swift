// SPDX-License-Identifier: Apache-2.0
/// Valid documents that between them use the whole format.
enum DocumentCases {
    static let all: [String] =
        [minimal, article, everyType, allKeys, stacks, canvases, macOS, grid] + forms + restatements

    /// Values equal to the inherited ones, which a size class or a content size category can change.
    static let restatements: [String] = [
        """
        {"canvas": {"device": "iphone-15"}, "metrics": {"gap": 8}, "root": {},
         "variations": [{"when": {"w": "regular"}, "metrics": {"gap": 16}}],
         "variants": {"tablet": {"canvas": {"device": "ipad-pro-11"}, "metrics": {"gap": 8}}}}
        """,
        """
        {"root": {"children": [
          {"type": "label", "font": {"textStyle": "body", "size": 17, "weight": 400}}]}}
        """,
        """
        {"root": {"children": [
          {"type": "label", "font": {"size": 17, "weight": "regular"},
           "variations": [{"when": {"w": "regular"}, "font": {"textStyle": "title1"}}]}]}}
        """,
        """
        {"root": {"children": [
          {"type": "label", "hugging": {"horizontal": 300, "vertical": 300},
           "variations": [{"when": {"w": "regular"}, "hugging": {"horizontal": 400}}]},
          {"type": "label", "hugging": 300,
           "variations": [{"when": {"w": "regular"}, "hugging": {"horizontal": 400}}]}]}}
        """,
        """
        {"platform": "macos", "root": {"children": [
          {"type": "button", "buttonType": "popUp", "title": "One", "itemTitles": ["One", "Twenty", ""]},
          {"type": "button", "buttonType": "popUp", "itemTitles": ["One", "Twenty"]},
          {"type": "button", "buttonType": "popUp", "title": "", "itemTitles": ["One", "Twenty"]},
          {"type": "button", "buttonType": "popUp", "title": "Twenty", "itemTitles": ["", "Twenty"]},
          {"type": "button", "buttonType": "pullDown", "image": {"width": 16, "height": 16}},
          {"type": "button", "itemTitles": ["One"]},
          {"type": "label", "numberOfLines": 0, "setsMaxLayoutWidthAtFirstLayout": true},
          {"type": "segmentedControl", "segments": ["One"], "segmentMetrics": {}},
          {"type": "segmentedControl", "segments": ["One"],
           "segmentMetrics": {"font": {"size": 11}, "padding": 10, "endPadding": 1, "height": 18,
                              "distribution": "fillEqually"}}]}}
        """,
        """
        {"platform": "macos", "root": {"children": [
          {"type": "button", "alignmentRectInsets": {"top": 5, "left": 7, "bottom": 7, "right": 7},
           "variations": [{"when": {"w": "regular"}, "buttonType": "radio"}]}]}}
        """,
    ]

    static let minimal = "{\"root\": {}}"

    /// The format page's own example, with comments and a trailing comma.
    static let article = """
        \u{FEFF}{
          // what the root is solved for
          "$schema": "https://example.org/schema.json",
          "canvas": { "device": "iphone-15", "orientation": "portrait", "direction": "ltr" },
          "metrics": { "gap": 8, },
          "root": {
            "id": "screen", "type": "view",
            "children": [
              { "id": "name",  "type": "label",     "text": "Name", "font": { "textStyle": "body" } },
              { "id": "field", "type": "textField", "placeholder": "Enter name", "hugging": { "horizontal": 249 } },
            ]
          },
          "constraints": [
            "name.leading = screen.layoutMarginsGuide.leading",
            "field.leading = name.trailing + gap",
            "screen.layoutMarginsGuide.trailing = field.trailing  @999 'field to edge'",
            { "firstItem": "name", "firstAttribute": "firstBaseline", "relation": "equal",
              "secondItem": "field", "secondAttribute": "firstBaseline" },
            { "vfl": "V:|-40-[field(>=34)]", "options": ["alignAllLeading"] } /* last */
          ]
        }
        """

    static let everyType = """
        {"root": {"children": [
          {"type": "view"}, {"type": "label"}, {"type": "label", "id": "label-3"}, {"type": "label"}, {"type": "button"},
          {"type": "textField"}, {"type": "textView"}, {"type": "imageView"}, {"type": "switch"}, {"type": "slider"},
          {"type": "stepper"}, {"type": "segmentedControl"}, {"type": "progressView"}, {"type": "activityIndicator"},
          {"type": "pageControl"}, {"type": "datePicker"}, {"type": "pickerView"}, {"type": "searchBar"},
          {"type": "navigationBar"}, {"type": "tabBar"}, {"type": "toolbar"}, {"type": "stackView"},
          {"type": "scrollView"}, {"type": "tableView"}, {"type": "custom"}]}}
        """

    static let allKeys = """
        {"name": "All keys", "description": "Nothing left out", "fonts": {"directories": ["fonts", "more/fonts"]},
         "metrics": {"gap": 8.25, "third": 0.3333333333333333},
         "root": {"id": "root", "viewRespectsSystemMinimumLayoutMargins": false, "guides": [{"id": "column"}, {"id": "row"}], "children": [
          {"id": "a", "type": "label", "markup": "<b>x</b>", "numberOfLines": 0, "lineBreakMode": "byWordWrapping",
           "textAlignment": "center", "preferredMaxLayoutWidth": 120.5, "lineSpacing": 2, "lineHeight": 22.5,
           "font": {"family": "DejaVu Sans", "size": 12.5, "weight": "semibold", "italic": true}},
          {"id": "b", "type": "button", "title": "Go", "contentInsets": {"leading": 12, "trailing": 12}, "imagePadding": 4,
           "image": {"width": 16, "height": 16}},
          {"id": "c", "type": "textField", "text": "t", "placeholder": "p", "borderStyle": "none"},
          {"id": "d", "type": "textView", "text": "line\\none \\ud83d\\ude00", "isScrollEnabled": false,
           "textContainerInset": {"top": 1, "left": 2, "bottom": 3, "right": 4}, "lineFragmentPadding": 0},
          {"id": "e", "type": "imageView", "image": "pictures/a.png", "hugging": 750, "compressionResistance": "required"},
          {"id": "f", "frame": [1, 2.5, -3, 4e2], "autoresizing": ["flexibleWidth", "flexibleHeight"], "selfSizing": true,
           "intrinsicContentSize": {"width": 40}, "hugging": {"horizontal": 249.5}, "compressionResistance": {"vertical": 999.9999},
           "alignmentRectInsets": {"top": 1, "left": 2, "bottom": 3, "right": 4},
           "baselineOffsets": {"firstFromTop": 10, "lastFromBottom": -1.5}, "layoutMargins": {"top": 4, "left": 4, "bottom": 4, "right": 4},
           "preservesSuperviewLayoutMargins": true, "insetsLayoutMarginsFromSafeArea": false, "additionalSafeAreaInsets": {"top": 8, "left": -2},
           "semanticContentAttribute": "forceRightToLeft", "hidden": true,
           "style": {"backgroundColor": "#abc", "borderColor": "#12345678", "borderWidth": 0.5, "cornerRadius": 3,
                     "tintColor": "RebeccaPurple", "textColor": "transparent", "opacity": 0.25, "isEnabled": false, "symbol": "plus.circle",
                     "accessoryType": "detailDisclosureButton", "separatorInset": 16.5, "minimumScaleFactor": 0.5, "textInsets": {"left": 7.5, "right": -1},
                     "isBordered": false, "isPlacedBySuperview": true, "maskedCorners": ["topLeft", "bottomRight"], "symbolSize": 21.5, "subtitle": "Now", "imageRenderingMode": "alwaysTemplate", "imageCapInsets": {"top": 1, "left": 2.5}, "shadow": {"color": "#12345680", "x": -1, "y": 2.5, "radius": 4},
                     "parts": {"title": "Box", "titlePosition": "atBottom", "tabs": ["A", "B"], "selectedTab": 1, "showsCancelButton": true,
                               "segments": [{}, {"symbol": "plus"}, {"image": "a.png", "imageRenderingMode": "alwaysOriginal"}],
                               "columns": [{"title": "Name", "x": 1, "width": 80, "alignment": "right"}, {"title": "", "x": 84, "width": 20}],
                               "dividers": "vertical", "rowHeight": 24.5, "usesAlternatingRowBackgroundColors": true,
                               "separatorColor": "#abc", "gridLines": ["horizontal", "vertical"], "trackColor": "#abc", "thumbColor": "#12345678",
                               "numberOfTickMarks": 9, "tickMarkPosition": "trailing", "sliderType": "circular",
                               "indicatorStyle": "discreteCapacity", "numberOfLevels": 5, "pathComponents": ["Users", "ada"]}}},
          {"id": "g", "directionalLayoutMargins": {"leading": 4}, "autoresizing": [],
           "constraints": ["self.leading = superview.leading", "self.width = third * superview.width"]},
          {"id": "h", "type": "switch", "isOn": true}, {"id": "i", "type": "slider", "value": 0.25},
          {"id": "j", "type": "segmentedControl", "segments": ["One", "Two", "Three"], "selectedSegmentIndex": 2},
          {"id": "k", "type": "segmentedControl", "segments": ["One"], "selectedSegmentIndex": -1},
          {"id": "l", "type": "pageControl", "numberOfPages": 5, "currentPage": 4},
          {"id": "m", "type": "searchBar", "placeholder": "Search", "text": "x"}, {"id": "n", "type": "navigationBar", "title": "T",
           "prompt": "P", "prefersLargeTitles": true, "backItem": "", "leftBarButtonItems": ["L", {"systemItem": "add"}],
           "rightBarButtonItems": [{"title": "R", "style": "done", "isEnabled": false, "tintColor": "red", "width": 40.5}]},
          {"id": "q", "type": "toolbar", "items": [{"systemItem": "flexibleSpace"}, {"symbol": "plus"}, {"image": "a.png"}]},
          {"id": "s", "type": "tabBar", "selectedItem": -1, "items": ["A", {"image": {"width": 20, "height": 21}}, {}]},
          {"id": "t", "type": "tabBar", "selectedItem": 1, "items": []}, {"id": "u", "type": "toolbar", "items": []},
          {"id": "o", "type": "scrollView", "contentOffset": {"y": -103.5}, "children": [{"id": "p"}]}]},
         "breakPolicy": "latest",
         "bars": {"navigationBar": {"title": "T", "style": {"tintColor": "red"}}, "toolbar": {"height": 60.5}, "tabBar": {"items": ["A"]}},
         "constraints": [
          "a.leading = column.leading + gap", "a.top = root.safeAreaLayoutGuide.top", "p.width = o.frameLayoutGuide.width",
          "p.top = o.contentLayoutGuide.top", "f.bottom <= root.keyboardLayoutGuide.top", "b.leading = root.readableContentGuide.leading"]}
        """

    static let stacks = """
        {"root": {"type": "stackView", "axis": "vertical", "distribution": "equalSpacing", "alignment": "center", "spacing": 8,
          "isBaselineRelativeArrangement": true, "isLayoutMarginsRelativeArrangement": true, "customSpacing": {"a": 20, "label-2": -4},
          "children": [{"id": "a"}, {"id": "l", "type": "label"}, {"type": "label"}]}}
        """

    static let canvases = """
        {"canvas": {"device": "iphone-15", "contentSizeCategory": "AX2", "safeArea": {"top": 100}, "language": "ar-EG"},
         "metrics": {"gap": 8, "wide": 16},
         "root": {"id": "r", "children": [{"id": "t", "type": "label", "text": "x", "font": {"textStyle": "headline"}}]},
         "variants": {
           "landscape": {"canvas": {"orientation": "landscape"}}, "dark": {"canvas": {"appearance": "dark", "direction": "ltr"}},
           "pad": {"canvas": {"device": "ipad-pro-11"}, "metrics": {"gap": 20}}, "same": {},
           "small": {"canvas": {"width": 320, "height": 200.5, "scale": 1.5, "contentSizeCategory": "L"}}}}
        """

    /// A grid view of one cell.
    static let grid = """
        {"platform": "macos", "root": {"children": [
           {"id": "grid", "isGridView": true, "guides": [{"id": "column"}, {"id": "row"}], "children": [{"id": "cell"}]},
           {"guides": [{"id": "other"}]}]},
         "constraints": ["cell.leading = column.leading", "cell.top = row.top"]}
        """

    static let macOS = """
        {"platform": "macos", "canvas": {"width": 480, "height": 300, "scale": 1}, "root": {"id": "w", "children": [
          {"id": "l", "type": "label", "text": "Name"}, {"id": "f", "type": "textField"}, {"id": "s", "type": "stackView"},
          {"id": "g", "type": "stackView", "axis": "vertical", "distribution": "fill", "alignment": "fill", "spacing": 0, "hugging": 250,
           "gravity": {"x": "center", "label-2": "bottom"}, "detachesHiddenViews": false, "edgeInsets": {"top": 4, "right": 0.5},
           "visibilityPriority": {"x": "detachOnlyIfNecessary", "label-2": "notVisible"}, "customSpacing": {"x": 3},
           "clippingResistance": {"horizontal": 999}, "children": [{"id": "x"}, {"type": "label"}]}]},
         "constraints": ["l.firstBaseline = f.firstBaseline", "l.leading = w.leading + 20"]}
        """

    /// Constraints of every form, each a document.
    static let forms: [String] = [
        "\"a.width = 40 @defaultHigh\"", "\"a.width >= 40 @249.99998\"", "\"a.height = 16:9 * a.width\"",
        "\"a.width = 0 * b.width + 40\"", "\"a.leading = 0.5 * b.leading - 0.125 @1\"",
        "\"b.leading >= a.trailing + 2 * systemSpacing + 1\"",
        "\"(b.leading - a.trailing) = -0.5 * c.width - 3 'ten''\"".replacing("''", with: "'"),
        "\"(b.top - a.bottom) = (c.top - b.bottom)\"", "\"a.width = 40 \\\"it's\\\"\"",
        #"{"firstItem": "a", "firstAttribute": "width", "constant": "gap", "priority": "defaultLow", "isActive": false}"#,
        #"{"firstItem": "a", "firstAttribute": "width", "relation": "≤", "secondItem": "b", "secondAttribute": "width", "multiplier": "3:7", "constant": -4.5, "identifier": "both ' and \" quotes"}"#,
        #"{"firstItem": "b", "firstAttribute": "leading", "relation": ">=", "secondItem": "a", "secondAttribute": "trailing", "constant": "systemSpacing", "multiplier": 2, "isActive": false}"#,
        "\"V:|-[a(>=gap)]-(8@750)-[b(==a)]|\"",
        #"{"vfl": "[a]-wide-[b]", "options": ["alignAllCenterY", "directionLeftToRight"], "metrics": {"wide": 9.5}, "identifier": "row", "isActive": false}"#,
        #"{"firstItem": "a", "firstAttribute": "height", "secondAttribute": "notAnAttribute", "constant": 30}"#,
    ].map { constraint in
        """
        {"metrics": {"gap": 8}, "root": {"id": "r", "children": [{"id": "a"}, {"id": "b"}, {"id": "c"}]},
         "constraints": [\(constraint)]}
        """
    }
}
