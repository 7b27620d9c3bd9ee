// SPDX-License-Identifier: Apache-2.0
extension SymbolTable {
    /// A drawing, and the other names under which it is drawn, those of AppKit's template images among them.
    static let otherNames = """
        airplane: airplane.arrival airplane.departure
        airpods: airpod.left airpodspro earbuds
        alarm: alarm.waves.left.and.right
        appletv: appletvremote.gen4 av.remote
        applewatch: applewatch.watchface exclamationmark.applewatch
        apps.iphone: apps.ipad
        archivebox: arrow.up.bin
        arkit: arkit.badge.xmark
        arrow.2.squarepath: arrow.rectanglepath arrow.squarepath
        arrow.clockwise: NSRefreshTemplate NSTouchBarRefreshTemplate arrow.trianglehead.clockwise
        arrow.counterclockwise: arrow.trianglehead.counterclockwise
        arrow.down.left: arrow.down.backward
        arrow.down.right: arrow.down.forward
        arrow.down.right.and.arrow.up.left: arrow.down.forward.and.arrow.up.backward
        arrow.down.to.line: arrow.down.to.line.compact
        arrow.left: arrow.backward
        arrow.left.and.right: arrow.left.and.right.righttriangle.left.righttriangle.right \
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right rectangle.arrowtriangle.2.outward
        arrow.left.to.line: arrow.backward.to.line
        arrow.right: arrow.forward
        arrow.right.to.line: arrow.forward.to.line arrow.right.to.line.compact
        arrow.triangle.2.circlepath: arrow.2.circlepath arrow.3.trianglepath arrow.trianglehead.2.clockwise \
        arrow.trianglehead.2.clockwise.rotate.90 exclamationmark.arrow.triangle.2.circlepath
        arrow.triangle.branch: arrow.branch arrow.triangle.pull
        arrow.triangle.turn.up.right.diamond: arrow.triangle.turn.up.right.circle
        arrow.turn.down.left: arrow.turn.left.down
        arrow.turn.left.up: arrow.turn.right.up arrow.turn.up.left
        arrow.up.and.down: arrow.up.and.line.horizontal.and.arrow.down
        arrow.up.forward.app: arrow.up.forward.square arrow.up.right.square
        arrow.up.left: arrow.up.backward
        arrow.up.left.and.arrow.down.right: arrow.up.backward.and.arrow.down.forward \
        arrow.up.right.and.arrow.down.left
        arrow.up.right: arrow.up.forward line.diagonal.arrow
        arrow.uturn.left: arrow.uturn.backward arrow.uturn.down arrow.uturn.up
        arrow.uturn.right: arrow.uturn.forward
        arrowshape.left: arrowshape.backward
        arrowshape.right: arrowshape.forward
        arrowshape.turn.up.left: arrowshape.turn.up.backward
        arrowshape.turn.up.right: arrowshape.bounce.right arrowshape.turn.up.forward
        arrowtriangle.left: arrowtriangle.backward
        arrowtriangle.right: arrowtriangle.forward
        backward.end: backward.end.alt backward.frame
        bag: handbag.circle takeoutbag.and.cup.and.straw
        battery.0: battery.0percent
        battery.100: battery.100percent
        battery.100.bolt: battery.100percent.bolt bolt.batteryblock
        battery.25: battery.25percent
        battery.50: battery.50percent minus.plus.batteryblock
        battery.75: battery.75percent
        bell: bell.and.waves.left.and.right
        bicycle: figure.outdoor.cycle
        bolt: bolt.badge.automatic
        book: NSBookmarksTemplate
        brain.head.profile: brain.filled.head.profile
        bubble.left: arrow.up.message bubble bubble.middle.bottom message
        bubble.left.and.bubble.right: bubble.left.and.exclamationmark.bubble.right \
        bubble.left.and.text.bubble.right bubble.right.and.bubble.left
        building.2: building.2.crop.circle
        bus: bus.doubledecker
        calendar.day.timeline.left: calendar.day.timeline.leading
        camera: arrow.triangle.2.circlepath.camera camera.on.rectangle camera.rotate
        camera.viewfinder: camera.metering.center.weighted
        car: bolt.car car.2 car.side
        chart.xyaxis.line: chart.dots.scatter chart.line.flattrend.xyaxis
        chevron.left: NSGoLeftTemplate chevron.backward chevron.compact.left
        chevron.left.2: chevron.backward.2
        chevron.left.forwardslash.chevron.right: chevron.left.slash.chevron.right
        chevron.right: NSGoRightTemplate chevron.compact.right chevron.forward
        chevron.right.2: chevron.forward.2
        chevron.up: chevron.up.2
        circle: circle.badge.plus circlebadge
        circle.dashed: circle.dotted
        circle.grid.2x2: circle.grid.cross circle.hexagongrid
        circle.lefthalf: circle.bottomhalf circle.lefthalf.filled
        circle.righthalf: circle.righthalf.filled circle.tophalf
        clipboard: doc.on.clipboard document.on.clipboard
        clock: deskclock
        clock.arrow.circlepath: clock.arrow.2.circlepath
        cloud: arrow.clockwise.icloud arrow.counterclockwise.icloud bolt.horizontal.icloud icloud link.icloud \
        lock.icloud
        cloud.bolt: cloud.bolt.rain
        cloud.fog: sun.haze
        cloud.rain: cloud.heavyrain cloud.moon.rain cloud.sun.rain
        cloud.snow: cloud.hail cloud.sleet
        creditcard: creditcard.and.123
        crop: crop.rotate perspective skew
        cube: cube.transparent
        cup.and.saucer: cup.and.heat.waves
        cursorarrow: dots.and.line.vertical.and.cursorarrow.rectangle
        cursorarrow.rays: cursorarrow.click cursorarrow.click.2 cursorarrow.motionlines
        dial.min: dial.high dial.low dial.medium
        diamond: suit.diamond
        display: airplayaudio airplayvideo display.2 lock.display
        doc: arrow.down.doc arrow.down.document arrow.up.doc arrow.up.document doc.zipper document lock.doc
        doc.on.doc: document.on.document
        doc.richtext: richtext.page
        doc.text: doc.append doc.plaintext note.text text.document text.page
        doc.text.magnifyingglass: rectangle.and.text.magnifyingglass text.magnifyingglass
        doc.viewfinder: doc.text.viewfinder document.viewfinder text.viewfinder
        dock.rectangle: menubar.dock.rectangle
        door.left.hand.open: door.right.hand.open
        dot.radiowaves.right: dot.radiowaves.forward
        drop: drop.triangle
        dumbbell: figure.strengthtraining.traditional
        ellipsis.bubble: ellipsis.message
        envelope: mail mail.stack
        eraser: eraser.line.dashed
        exclamationmark: exclamationmark.2
        exclamationmark.bubble: exclamationmark.message
        exclamationmark.triangle: NSCaution
        externaldrive: externaldrive.connected.to.line.below
        eye: NSQuickLookTemplate eye.trianglebadge.exclamationmark
        eyeglasses: sunglasses
        face.smiling: face.smiling.inverse
        fan: fanblades
        ferry: sailboat
        figure: figure.wave
        figure.mind.and.body: figure.yoga
        figure.run: figure.run.motion
        figure.stand: figure.cooldown
        figure.walk: figure.hiking figure.walk.motion
        film: film.stack movieclapper
        flag.checkered: flag.checkered.2.crossed
        flashlight: flashlight.off flashlight.on
        folder: arrow.forward.folder folder.badge.gear folder.badge.gearshape questionmark.folder
        forward.end: forward.end.alt forward.frame
        fuelpump: ev.charger
        gauge: gauge.medium gauge.with.dots.needle.67percent gauge.with.dots.needle.bottom.0percent \
        gauge.with.dots.needle.bottom.50percent gauge.with.needle
        gearshape: NSActionTemplate NSSmartBadgeTemplate gear
        gearshape.2: gearshape.arrow.triangle.2.circlepath
        gift: giftcard
        globe: globe.badge.chevron.backward
        globe.americas: globe.asia.australia globe.central.south.asia globe.europe.africa
        goforward: plus.arrow.trianglehead.clockwise
        hand.point.up.left: hand.point.right hand.point.up
        hand.raised: hand.raised.app hand.wave
        hand.tap: hand.draw
        hand.thumbsup: hand.thumbsdown.hand.thumbsup
        hands.clap: hands.sparkles
        headphones: beats.headphones headset
        heart: arrow.clockwise.heart arrow.up.heart suit.heart
        hifispeaker: hifispeaker.2 homepod homepod.mini
        highlighter: highlighter.badge.ellipsis
        hourglass: hourglass.bottomhalf.filled hourglass.tophalf.filled
        house: house.and.flag house.lodge
        icloud.and.arrow.up: icloud.and.arrow.down
        info: NSInfo
        inset.filled.rectangle: rectangle.center.inset.filled rectangle.inset.filled
        internaldrive: macmini opticaldiscdrive
        ipad.landscape: ipad.landscape.badge.play
        iphone: arrow.turn.up.forward.iphone candybarphone flipphone iphone.and.arrow.forward \
        iphone.and.arrow.right.outward iphone.gen1 iphone.gen2 iphone.homebutton iphone.radiowaves.left.and.right \
        lock.iphone
        key: key.viewfinder
        keyboard: keyboard.chevron.compact.down
        lamp.desk: lamp.floor lamp.table
        laptopcomputer.and.iphone: ipad.and.iphone macbook.and.iphone
        lasso: lasso.badge.sparkles
        leaf: leaf.arrow.circlepath
        lightbulb: light.recessed lightbulb.max lightbulb.min
        line.3.horizontal: line.horizontal.3 text.justify text.justifyleft
        line.3.horizontal.decrease: line.horizontal.3.decrease
        list.bullet: NSListViewTemplate checklist.checked checklist.unchecked increase.indent list.and.film \
        list.bullet.badge.ellipsis list.bullet.indent list.dash list.triangle text.badge.checkmark
        list.bullet.rectangle: contextualmenu.and.cursorarrow filemenu.and.cursorarrow filemenu.and.selection \
        list.bullet.below.rectangle list.bullet.rectangle.portrait list.dash.header.rectangle person.text.rectangle
        list.clipboard: clipboard.list heart.text.clipboard list.bullet.clipboard
        location.north: location.north.line
        lock: NSLockLockedTemplate exclamationmark.lock lock.app.dashed
        lock.open: NSLockUnlockedTemplate
        lock.rotation: lock.open.rotation
        macwindow: macwindow.on.rectangle
        magnifyingglass: NSTouchBarSearchTemplate sparkle.magnifyingglass
        mappin: map.pin mappin.slash
        medal: medal.star
        mic: mic.badge.plus microphone microphone.badge.plus
        minus: NSRemoveTemplate
        moon.stars: moon.zzz
        move.3d: scale.3d
        music.mic: music.microphone
        music.note: music.note.house music.note.tv music.quarternote.3
        network: point.3.connected.trianglepath.dotted
        number: textformat.123
        octagon: octagon.lefthalf.filled
        paintbrush: paintbrush.pointed
        pawprint: cat dog shoeprints
        pencil: pencil.and.outline pencil.line
        pencil.tip: pencil.tip.crop.circle
        person: arrow.up.and.person.rectangle.portrait person.and.background.dotted person.badge.clock person.crop \
        person.crop.artframe person.fill.checkmark person.fill.xmark person.questionmark person.viewfinder \
        person.wave.2 rectangle.stack.person.crop
        person.2: figure.2 figure.and.child.holdinghands person.2.wave.2 person.and.arrow.left.and.arrow.right \
        person.line.dotted.person
        person.3: figure.2.and.child.holdinghands person.3.sequence
        personalhotspot: bonjour dot.radiowaves.left.and.right
        phone.arrow.up.right: phone.arrow.down.left phone.connection
        photo: photo.badge.arrow.down photo.on.rectangle photo.on.rectangle.angled
        play.rectangle: play.house play.rectangle.on.rectangle play.square.stack
        plus: NSAddTemplate
        plus.bubble: plus.message
        plus.forwardslash.minus: plus.slash.minus
        plusminus: minus.plus
        powerplug: powerplug.portrait
        rectangle: rectangle.badge.checkmark rectangle.ratio.16.to.9
        rectangle.3.group: rectangle.3.offgrid square.grid.3x1.below.line.grid.1x2
        rectangle.expand.vertical: rectangle.compress.vertical
        rectangle.grid.1x2: rectangle.split.1x2 square.split.1x2
        rectangle.portrait: rectangle.ratio.3.to.4
        rectangle.portrait.and.arrow.right: figure.walk.departure rectangle.portrait.and.arrow.left
        rectangle.stack: photo.stack rectangle.stack.badge.plus
        repeat: repeat.1
        ruler: lines.measurement.horizontal pencil.and.ruler
        scope: location.viewfinder
        scribble: pencil.and.scribble point.bottomleft.forward.to.point.topright.scurvepath \
        point.topleft.down.curvedto.point.bottomright.up scribble.variable
        sdcard: esim simcard
        server.rack: xserve
        shield: shield.checkered shield.lefthalf.filled shield.righthalf.filled
        shippingbox: cube.box shippingbox.and.arrow.backward
        sidebar.left: rectangle.leadinghalf.filled rectangle.lefthalf.filled rectangle.lefthalf.inset.filled \
        sidebar.leading sidebar.squares.leading sidebar.squares.left
        sidebar.right: rectangle.righthalf.filled sidebar.trailing
        slash: line.diagonal
        slider.horizontal.3: slider.horizontal.2.gobackward slider.horizontal.2.square \
        slider.horizontal.below.rectangle slider.horizontal.below.square.filled.and.square
        smallcircle: circle.and.line.horizontal circle.inset.filled dot.circle dot.square \
        smallcircle.filled.circle
        sparkles: apple.intelligence sparkles.rectangle.stack
        speaker: speaker.badge.exclamationmark speaker.minus
        speaker.wave.2: speaker.plus
        square: squareshape
        square.and.arrow.down: NSTouchBarDownloadTemplate square.and.arrow.down.on.square
        square.and.arrow.up: NSShareTemplate NSTouchBarShareTemplate square.and.arrow.up.on.square \
        square.and.arrow.up.trianglebadge.exclamationmark
        square.and.pencil: rectangle.and.pencil.and.ellipsis
        square.dashed: app.dashed rectangle.dashed square.dashed.inset.filled view.2d
        square.grid.2x2: rectangle.grid.2x2 rectangle.split.2x2 square.split.2x2 squareshape.split.2x2
        square.grid.3x3: circle.grid.3x3 rectangle.grid.3x2 square.grid.4x3 tablecells
        square.on.square: app.connected.to.app.below plus.rectangle.on.rectangle plus.square.on.square \
        rectangle.on.rectangle rectangle.portrait.on.rectangle.portrait square.filled.on.square square.on.circle
        square.split.2x1: rectangle.split.2x1
        square.stack.3d.up: square.2.layers.3d square.3.layers.3d square.stack.3d.down.right \
        square.stack.3d.forward.dottedline
        star: star.leadinghalf.filled star.square.on.square
        sun.max: light.max sun.dust
        sun.min: light.min
        switch.2: switch.programmable togglepower
        terminal: apple.terminal applescript
        text.alignleft: text.alignleading text.append text.badge.minus text.badge.plus text.badge.xmark text.insert \
        text.justify.leading text.justify.left text.line.first.and.arrowtriangle.forward
        text.bubble: captions.bubble character.bubble checkmark.bubble checkmark.message info.bubble quote.bubble \
        square.text.square
        text.quote: quote.closing quote.opening
        textformat: textformat.alt textformat.subscript textformat.superscript
        textformat.abc: abc
        textformat.size: textformat.size.larger textformat.size.smaller
        thermometer: thermometer.high thermometer.low thermometer.medium thermometer.sun
        tram: lightrail tram.tunnel
        trash: NSTouchBarDeleteTemplate NSTrashEmpty document.on.trash xmark.bin
        tray: mailbox tray.2
        tv: 4k.tv tv.and.mediabox
        viewfinder: plus.viewfinder
        wand.and.stars: wand.and.rays wand.and.rays.inverse wand.and.sparkles wand.and.stars.inverse
        waveform: waveform.and.mic waveform.badge.mic
        wifi: wifi.router
        wrench: hammer.circle wrench.adjustable
        xmark: NSStopProgressFreestandingTemplate NSStopProgressTemplate
        """
}
