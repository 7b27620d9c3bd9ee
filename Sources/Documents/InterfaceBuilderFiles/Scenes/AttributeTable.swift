// SPDX-License-Identifier: Apache-2.0

/// What attributes of Interface Builder's elements are for, by name. A key of a child element counts as an attribute.
///
/// The lists are of attributes that occur in files; one that is in none of them is reported.
enum AttributeTable {
    /// Whether an attribute has its part in the picture or the layout, or deliberately none.
    static func isKnown(_ attribute: String, of element: String) -> Bool {
        everywhere.contains(attribute) || withoutEffect.contains(attribute)
            || byElement[element]?.contains(attribute) == true
            || attribute.utf8.contains(UInt8(ascii: "="))
                && (attribute.contains("Class=") || attribute.contains("Idiom="))
    }

    /// Elements below which nothing is drawn, also those whose name ends as that of a gesture recognizer, or whose attributes are checked where they are read.
    static let closed = words(
        """
        connections gestureRecognizers accessibility accessibilityConfiguration userDefinedRuntimeAttributes constraints \
        variation rect frame autoresizingMask point size inset edgeInsets directionalEdgeInsets color nil customObject placeholder \
        menu formatter numberFormatter dateFormatter byteCountFormatter behavior integer real string mutableString \
        attributedString userComments viewLayoutGuide layoutGuides shadow date modifierMask calendar locale timeZone \
        simulatedMetricsContainer simulatedStatusBarMetrics simulatedScreenMetrics font fontDescription textAttributes \
        classReference dictionary dataDetectorType wkWebViewConfiguration url ciFilter configuration exit \
        extendedEdge value touchBar popover toolbar toolbarItem segue refreshControl barButtonItem tabBarItem \
        collectionViewLayout collectionViewFlowLayout tableColumnResizingMask datePickerElements rectEdge \
        predicateEditorRowTemplate expression comparisonPredicateOptions userDefaultsController bool sortDescriptor \
        viewControllerTransitionOptions allowedInputSourceLocales navigationItem hostingController \
        simulatedNavigationBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics windowStyleMask windowPositionMask \
        windowCollectionBehavior contentBorderThickness application viewControllerPlaceholder controllerPlaceholder \
        arrayController objectController treeController dictionaryController predicateEditor customCell pathCell menuItem \
        preferredSymbolConfiguration userLayoutGuide
        """)

    /// Attributes that every element may have: its place in the file and on the canvas.
    private static let everywhere = words(
        """
        id key frame frameInset autoresizingMask customClass customModule customModuleProvider userLabel sceneMemberID \
        canvasLocation connections subviews constraints variation default userComments verifyAmbiguity ambiguous misplaced \
        fixedFrame translatesAutoresizingMaskIntoConstraints horizontalHuggingPriority verticalHuggingPriority \
        horizontalCompressionResistancePriority verticalCompressionResistancePriority hidden alpha alphaValue \
        backgroundColor tintColor safeArea layoutMargins directionalLayoutMargins preservesSuperviewLayoutMargins \
        insetsLayoutMarginsFromSafeArea semanticContentAttribute clipsSubviews placeholderIntrinsicWidth \
        placeholderIntrinsicHeight userDefinedRuntimeAttributes enabled cell font fontDescription textColor title image \
        contentView catalog style contentLayoutGuide frameLayoutGuide keyboard readableContent shadow
        """)

    /// What a picture of the layout does not show, in any element: behaviour, accessibility, states that are not drawn, and
    /// how Interface Builder shows the element.
    private static let withoutEffect = words(
        """
        opaque userInteractionEnabled multipleTouchEnabled clearsContextBeforeDrawing exclusiveTouch autoresizesSubviews \
        accessibilityConfiguration accessibility restorationIdentifier tag identifier toolTip gestureRecognizers \
        highlightedColor baselineAdjustment adjustsFontForContentSizeCategory adjustsLetterSpacingToFitWidth highlighted \
        highlightedImage highlightedState adjustsImageWhenHighlighted adjustsImageWhenDisabled \
        adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused showsTouchWhenHighlighted \
        reversesTitleShadowWhenHighlighted titleShadowColor titleShadowOffset pointerInteraction role \
        changesSelectionAsPrimaryAction \
        showsMenuAsPrimaryAction preferredBehavioralStyle focused disabled selected lineBreakMode textInputTraits \
        contentHorizontalAlignment contentVerticalAlignment springLoaded hasAttributedTitle usesAttributedText \
        adjustsFontSizeToFit minimumFontSize clearsOnBeginEditing continuous momentary \
        selectionStyle indentationWidth indentationLevel hidesAccessoryWhenEditing shouldIndentWhileEditing \
        showsReorderControl reuseIdentifier tableViewCell focusStyle editingStyle \
        alwaysBounceVertical alwaysBounceHorizontal bounces bouncesZoom pagingEnabled scrollEnabled keyboardDismissMode \
        showsHorizontalScrollIndicator showsVerticalScrollIndicator scrollIndicatorInsets indicatorStyle \
        verticalScrollIndicatorInsets horizontalScrollIndicatorInsets delaysContentTouches canCancelContentTouches \
        directionalLockEnabled minimumZoomScale maximumZoomScale zoomScale contentInsetAdjustmentBehavior \
        decelerationRate automaticallyAdjustsScrollIndicatorInsets \
        dataMode sectionHeaderHeight sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight \
        estimatedSectionFooterHeight allowsSelection allowsMultipleSelection allowsSelectionDuringEditing \
        allowsMultipleSelectionDuringEditing allowsEmptySelection sectionIndexColor sectionIndexBackgroundColor \
        sectionIndexTrackingBackgroundColor sectionIndexMinimumDisplayRowCount contentViewInsetsToSafeArea \
        showsSelectionImmediatelyOnTouchBegin prefetchingEnabled remembersLastFocusedIndexPath collectionViewLayout \
        customSize dragInteractionEnabled selfSizingInvalidation fillerRowHeight \
        editable selectable dataDetectorTypes dataDetection textContentType contentType allowsEditingTextAttributes \
        storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier automaticallyAdjustsScrollViewInsets \
        extendedLayoutIncludesOpaqueBars edgesForExtendedLayout modalPresentationStyle modalTransitionStyle \
        definesPresentationContext providesPresentationContextTransitionStyle hidesBottomBarWhenPushed freeformSize \
        contentSizeForViewInPopover clearsSelectionOnViewWillAppear wantsFullScreenLayout propertyAccessControl \
        simulatedDestinationMetrics simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics \
        simulatedOrientationMetrics simulatedScreenMetrics simulatedAppContext designTimeSize \
        showSeguePresentationStyle layoutGuides refreshControl menu numberOfTapsRequired isAccessibilityElement \
        mirrorLayoutDirectionWhenInternationalizing baseWritingDirection wantsLayer focusRingType \
        allowsCharacterPickerTouchBarItem allowsExpansionToolTips allowsVibrancy appearanceType canDrawConcurrently \
        canDrawSubviewsIntoLayer refusesFirstResponder acceptsTouchEvents toolTipOwner formatter \
        sendsActionOnEndEditing sendsActionOnMouseDown allowsUndo importsGraphics findStyle incrementalSearchingEnabled \
        richText smartInsertDelete spellingCorrection continuousSpellChecking grammarChecking quoteSubstitution \
        dashSubstitution linkDetection textReplacement usesFontPanel usesRuler allowsNonContiguousLayout \
        allowsDocumentBackgroundColorChange allowsImageEditing textCompletion fieldEditor insertionPointColor \
        verticallyResizable horizontallyResizable minSize maxSize layoutManager usesInspectorBar \
        keyEquivalent keyEquivalentModifierMask behavior inset alternateImage alternateTitle allowsMixedState \
        truncatesLastVisibleLine preferredEdge autoenablesItems altersStateOfSelectedItem animates doubleValue \
        periodicDelay periodicInterval setsMaxLayoutWidthAtFirstLayout \
        horizontalLineScroll horizontalPageScroll verticalLineScroll verticalPageScroll usesPredominantAxisScrolling \
        horizontalScrollElasticity verticalScrollElasticity autohidesScrollers hasHorizontalScroller hasVerticalScroller \
        scrollerKnobStyle scrollerInsets findBarPosition horizontalScroller verticalScroller allowsMagnification \
        copiesOnScroll dynamicContentInsets \
        maxWidth minWidth resizingMask headerToolTip sortDescriptorPrototype dataCell userResizable \
        autosaveColumns autosaveName autosaveExpandedItems columnAutoresizingStyle columnReordering columnResizing \
        columnSelection multipleSelection emptySelection typeSelect floatsGroupRows viewBased rowSizeStyle \
        indentationPerLevel outlineTableColumn indentationMarkerFollowsCell autoresizesOutlineColumn \
        usesAutomaticRowHeights usesStaticContents headerView \
        bezeled displayedWhenStopped indeterminate hidesWhenStopped animating state recentsAutosaveName \
        sendsSearchStringImmediately sendsWholeSearchString maximumRecents completes usesDataSource numberOfVisibleItems \
        increment autorepeat wraps valueWraps stepValue minimumValue maximumValue allowsTickMarkValuesOnly \
        blendingMode trackingMode holdingPriority canCollapse canCollapseFromWindowResize splitViewItems \
        selectedTabViewItemIndex canPropagateSelectedChildViewControllerTitle transitionStyle transitionOptions \
        allowsTruncatedLabels drawsBackground \
        videoGravity allowsLinkPreview allowsBackForwardNavigationGestures scalesPageToFit allowsInlineMediaPlayback \
        colorPixelFormat depthStencilPixelFormat preferredFramesPerSecond clearColor antialiasingMode jitteringEnabled \
        pageSpacing navigationOrientation spineLocation autoresizesArchivedViewToFullSize presentsWithGesture \
        preferredDisplayMode primaryBackgroundStyle allowDoubleColumnStyle splitViewControllerStyle displayModeButtonVisibility \
        sceneName allowsCameraControl mapType showsUserLocation showsBuildings showsPointsOfInterest zoomEnabled rotateEnabled \
        pitchEnabled showsCompass showsScale showsTraffic allowsUserCustomization selectsWhenFocused preferredSymbolConfiguration \
        preferredSymbolConfigurationForImage sizingRule
        """)

    /// What is read of single elements.
    private static let byElement: [String: Set<String>] = [
        "view": words("contentMode layoutMarginsFollowReadableWidth clipsToBounds compositingFilter"),
        "stackView": words(
            """
            contentMode axis distribution alignment spacing spacingType baselineRelativeArrangement \
            layoutMarginsRelativeArrangement orientation edgeInsets detachesHiddenViews horizontalStackHuggingPriority \
            verticalStackHuggingPriority horizontalClippingResistancePriority verticalClippingResistancePriority \
            hasEquallySpacedViews beginningViews middleViews endViews visibilityPriorities customSpacing clipsToBounds \
            arrangedSubviews
            """),
        "label": words(
            """
            contentMode text attributedText textAlignment numberOfLines minimumScaleFactor preferredMaxLayoutWidth shadowColor \
            shadowOffset layoutMarginsFollowReadableWidth
            """),
        "button": words(
            """
            contentMode buttonType normal imageEdgeInsets contentEdgeInsets titleEdgeInsets configuration contentTintColor \
            imageHugsTitle bezelColor
            """),
        "imageView": words("contentMode contentTintColor renderingMode"), "popUpButton": words("contentTintColor"),
        "textField": words(
            "contentMode text placeholder textAlignment borderStyle clearButtonMode preferredMaxLayoutWidth clipsToBounds"
        ),
        "textView": words("contentMode text attributedText textAlignment textStorage layoutMarginsFollowReadableWidth"),
        "textInputTraits": words(
            """
            secureTextEntry autocapitalizationType autocorrectionType returnKeyType spellCheckingType keyboardType \
            smartInsertDeleteType smartDashesType smartQuotesType textContentType enablesReturnKeyAutomatically \
            keyboardAppearance inlinePredictionType
            """),
        "switch": words("contentMode on onTintColor thumbTintColor alignment controlSize"),
        "slider": words(
            "contentMode value minValue maxValue minimumTrackTintColor maximumTrackTintColor thumbTintColor"),
        "stepper": words("contentMode value"),
        "segmentedControl": words(
            "contentMode segmentControlStyle selectedSegmentIndex segments apportionsSegmentWidthsByContent "
                + "selectedSegmentTintColor"),
        "progressView": words("contentMode progress progressTintColor trackTintColor progressViewStyle"),
        "activityIndicatorView": words("contentMode color"),
        "pageControl": words(
            "contentMode numberOfPages currentPage currentPageIndicatorTintColor pageIndicatorTintColor"),
        "datePicker": words("contentMode datePickerMode minuteInterval date minimumDate maximumDate"),
        "pickerView": words("contentMode"),
        "searchBar": words(
            "contentMode placeholder text searchBarStyle barTintColor translucent barStyle showsCancelButton showsScopeBar "
                + "scopeButtonTitles"),
        "navigationBar": words(
            """
            contentMode barTintColor translucent barStyle titleTextAttributes shadowImage largeTitles standardAppearance items
            """),
        "tabBar": words(
            "contentMode barTintColor barStyle selectedImageTintColor translucent items selectedItem standardAppearance "
                + "itemPositioning unselectedItemTintColor"),
        "toolbar": words("contentMode barTintColor barStyle translucent items"),
        "navigationBarAppearance": words("backgroundColor titleTextAttributes"),
        "tabBarAppearance": words("backgroundColor"),
        "tableView": words(
            """
            contentMode separatorStyle separatorColor separatorInset rowHeight sections prototypes tableHeaderView \
            tableFooterView layoutMarginsFollowReadableWidth gridColor gridStyleMask intercellSpacing tableColumns \
            alternatingRowBackgroundColors selectionHighlightStyle tableStyle
            """),
        "outlineView": words(
            """
            rowHeight gridColor gridStyleMask intercellSpacing tableColumns alternatingRowBackgroundColors \
            selectionHighlightStyle tableStyle
            """),
        "tableViewSection": words("headerTitle footerTitle cells"),
        "tableViewCell": words(
            "contentMode accessoryType rowHeight textLabel detailTextLabel imageView separatorInset"),
        "tableViewCellContentView": words("contentMode layoutMarginsFollowReadableWidth"),
        "collectionViewCell": words("contentMode"),
        "collectionViewCellContentView": words("contentMode"),
        "collectionReusableView": words("contentMode"),
        "tableViewHeaderFooterView": words("contentMode"),
        "collectionView": words("contentMode cells sectionHeaderView sectionFooterView primaryBackgroundColor"),
        "scrollView": words("contentMode borderType contentInsets layoutMarginsFollowReadableWidth"),
        "visualEffectView": words("contentMode blurEffect material"),
        "blurEffect": [],
        "containerView": words("contentMode"), "mapView": words("contentMode"), "mtkView": words("contentMode"),
        "sceneKitView": words("contentMode"), "glkView": words("contentMode"), "skView": words("contentMode"),
        "arscnView": words("contentMode"),
        "webView": words("contentMode configuration"), "wkWebView": words("contentMode configuration"),
        "state": words("titleColor backgroundImage attributedTitle"),
        "imageReference": words("symbolScale renderingMode"),
        "buttonConfiguration": words(
            """
            titleFontDescription attributedTitle contentInsets cornerStyle baseForegroundColor baseBackgroundColor background \
            imagePadding imagePlacement subtitle attributedSubtitle titlePadding
            """),
        "backgroundConfiguration": words("cornerRadius strokeColor strokeWidth"),
        "segment": words("label selected width imageScaling"),
        // Controllers.
        "viewController": words("view navigationItem tabBarItem toolbarItems"),
        "tableViewController": words("view navigationItem tabBarItem toolbarItems"),
        "collectionViewController": words("view navigationItem tabBarItem toolbarItems"),
        "pageViewController": words("view navigationItem tabBarItem toolbarItems"),
        "splitViewController": words("splitView navigationItem tabBarItem"),
        "tabBarController": words("tabBar navigationItem tabBarItem toolbarItems"),
        "navigationController": words(
            "navigationBar toolbar navigationBarHidden toolbarHidden navigationItem tabBarItem viewControllers"),
        "avPlayerViewController": words("navigationItem tabBarItem view"),
        "viewControllerPlaceholder": words("navigationItem tabBarItem"),
        "tabViewController": words("tabView"),
        // AppKit.
        "box": words(
            "boxType borderType titlePosition titleFont fillColor borderColor borderWidth cornerRadius transparent"),
        "customView": words("clipsToBounds"),
        "clipView": words("contentInsets"),
        "scroller": words("horizontal controlSize"),
        "tableColumn": words("width headerCell prototypeCellViews editable"),
        "tableHeaderCell": words("borderStyle alignment"),
        "tableViewGridLines": words("horizontal vertical dashed"),
        "tableCellView": [],
        "tabView": words("type initialItem controlSize tabViewItems"),
        "tabViewItem": words("label view"),
        "splitView": words("vertical dividerStyle arrangesAllSubviews"),
        "progressIndicator": words("maxValue minValue controlSize"), "pathControl": [],
        "levelIndicator": [],
        "levelIndicatorCell": words(
            "alignment maxValue minValue warningValue criticalValue controlSize levelIndicatorStyle"),
        "colorWell": words("contentMode color"),
        "matrix": words(
            """
            autosizesCells autorecalculatesCellSize mode drawsBackground drawsCellBackground allowsEmptySelection \
            selectionByRect cellSize intercellSpacing cellBackgroundColor prototype cells
            """),
        "column": [],
        "gridView": words("rows columns cells rowSpacing columnSpacing rowAlignment xPlacement yPlacement"),
        "gridRow": words("height topPadding bottomPadding rowAlignment yPlacement"),
        "gridColumn": words("width leadingPadding trailingPadding xPlacement"),
        "gridCell": words("row column xPlacement yPlacement rowAlignment headOfMergedCell"),
        "textFieldCell": words(
            "scrollable alignment borderStyle usesSingleLineMode placeholderString controlSize bezelStyle"),
        "secureTextFieldCell": words(
            "scrollable alignment borderStyle usesSingleLineMode placeholderString controlSize bezelStyle"),
        "searchFieldCell": words(
            "scrollable alignment borderStyle usesSingleLineMode placeholderString controlSize bezelStyle"),
        "tokenFieldCell": words(
            "scrollable alignment borderStyle usesSingleLineMode placeholderString controlSize bezelStyle"),
        "comboBoxCell": words(
            "scrollable alignment borderStyle usesSingleLineMode placeholderString controlSize bezelStyle objectValues"),
        "tokenField": words("preferredMaxLayoutWidth"),
        "buttonCell": words(
            "type bezelStyle imagePosition alignment borderStyle imageScaling controlSize transparent scrollable"),
        "popUpButtonCell": words(
            """
            type bezelStyle imagePosition alignment borderStyle imageScaling controlSize menu selectedItem pullsDown \
            scrollable usesItemFromMenu arrowPosition
            """),
        "imageCell": words("alignment imageScaling imageFrameStyle controlSize imageAlignment"),
        "sliderCell": words(
            "tickMarkPosition numberOfTickMarks sliderType alignment minValue maxValue controlSize"),
        "stepperCell": words("alignment minValue maxValue controlSize"),
        "segmentedCell": words("borderStyle alignment segments controlSize segmentDistribution"),
        "datePickerCell": words("borderStyle alignment date minDate maxDate datePickerElements controlSize bezelStyle"),
        "array": words("rawValue"),
    ]

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
