extension SymbolFamilies {
  /// Signs of devices, halves of shapes, weather and tools beyond the most frequent ones.
  static let further = """
    : accessibility c w=0.6
    s O 0 0 46.3
    f O 0 -27 6
    s p 2 -26 -12 -6 -8 6 -8 26 -12
    s p 3 -7 -8 -7 8 -15 32
    s p 3 7 -8 7 8 15 32
    f P 2 -7 -10 7 -10 7 10 -7 10
    : airpodspro w=0.6
    s M-40 -34 C-28 -46 -10 -38 -10 -22 C-10 -10 -18 -4 -20 4 L-26 42 C-27 47 -36 46 -36 41 V4 C-46 -2 -50 -22 -40 -34 Z
    s M40 -34 C28 -46 10 -38 10 -22 C10 -10 18 -4 20 4 L26 42 C27 47 36 46 36 41 V4 C46 -2 50 -22 40 -34 Z
    k O -30 -20 5 O 30 -20 5
    : appletv f
    b R -48 -30 96 60 16
    d M-16 -12 V14 M-28 -6 H-4 M6 -8 L18 14 L30 -8
    : homekit w=0.72
    s M-50 -2 L0 -44 L50 -2
    s M-38 -8 V34 C-38 40 -34 44 -28 44 H28 C34 44 38 40 38 34 V-8
    s2 P 3 0 -20 22 -2 22 30 -22 30 -22 -2
    s3 M-8 30 V10 H8 V30
    : apps.iphone c
    s R -27 -52 54 104 13
    k R -16 -34 12 12 3 R 4 -34 12 12 3 R -16 -14 12 12 3 R 4 -14 12 12 3 R -16 6 12 12 3 R 4 6 12 12 3
    : iphone.gen3 c
    b R -27 -52 54 104 13
    s M-7 -42 H7 M-9 44 H9
    = iphone.gen1 iphone
    = iphone.gen2 iphone.gen3
    : aqi.low w=0.6
    f O 0 0 8 O -26 -14 6 O 24 -20 6 O -20 24 6 O 26 18 6
    f2 O 0 -34 4 O 0 36 4 O -44 8 4 O 44 2 4
    = aqi.high aqi.low
    : arrow.merge
    s M0 46 V-44 M-20 -24 L0 -45 L20 -24 M-38 46 V34 C-38 16 0 20 0 0 M38 46 V34 C38 16 0 20 0 0
    : arrow.triangle.turn.up.right.diamond f w=0.72
    b P 9 0 -50 50 0 0 50 -50 0
    d M-16 20 V2 C-16 -4 -12 -8 -6 -8 H6
    g P 3 6 -20 24 -8 6 4
    : arrow.up.heart f
    u heart 0 0 1
    d M0 22 V-18 M-15 -4 L0 -19 L15 -4
    : arrow.up.message f
    u message 0 0 1
    d M0 16 V-22 M-16 -7 L0 -23 L16 -7
    : ellipsis.message f
    u message 0 0 1
    g O -22 -2 5.5 O 0 -2 5.5 O 22 -2 5.5
    : plus.message f
    u message 0 0 1
    d M0 -20 V16 M-18 -2 H18
    : checkmark.message f
    u message 0 0 1
    d p 2 -18 0 -6 14 18 -18
    : aspectratio f
    b R -56 -40 112 80 13
    d M-38 -8 V-22 H-20 M38 8 V22 H20
    : barometer
    s O 0 0 46.3
    s*0.8 M-30 20 A36 36 0 1 1 30 20
    s M-3 4 L18 -18
    f O -3 4 5
    : building.2.crop.circle f
    b O 0 0 46.3
    d M-22 32 V-14 H2 V32 M2 2 H22 V32
    d*0.7 M-14 -4 H-6 M-14 8 H-6 M-14 20 H-6 M10 12 H14 M10 22 H14
    : burst f
    b P 4 0 -50 9 -22 32 -38 20 -12 50 -8 24 6 44 28 16 20 10 48 -4 22 -28 42 -18 14 -48 14 -22 0 -42 -24 -14 -20
    : laser.burst
    s M0 -50 V-16 M0 16 V50 M-50 0 H-16 M16 0 H50 M-32 -32 L-14 -14 M14 14 L32 32 M32 -32 L14 -14 M-14 14 L-32 32
    f O 0 0 5
    : character
    s M-32 40 L0 -42 L32 40 M-21 12 H21
    : character.book.closed f
    u book.closed 0 0 1
    d M-10 18 L3 -24 L16 18 M-5 4 H11
    : circle.dotted
    f O 0 -46 4 O 32.5 -32.5 4 O 46 0 4 O 32.5 32.5 4 O 0 46 4 O -32.5 32.5 4 O -46 0 4 O -32.5 -32.5 4
    : circle.hexagonpath f w=0.6
    b O 0 -36 9 O 31 -18 9 O 31 18 9 O 0 36 9 O -31 18 9 O -31 -18 9
    s*0.8 M8 -31 L23 -23 M31 -9 V9 M23 23 L8 31 M-8 31 L-23 23 M-31 9 V-9 M-23 -23 L-8 -31
    : cloud.sleet f w=0.72
    u cloud 0 -14 0.86
    s2 M-24 28 L-30 42 M4 28 L-2 42
    f2 O -10 42 4 O 20 30 4 O 16 46 4
    : compass.drawing w=0.6
    s O 0 -36 8
    s M-4 -28 L-30 46 M4 -28 L30 46
    s2 M-36 14 C-14 30 14 30 36 14
    : cone f
    b M-6 -46 C-3 -50 3 -50 6 -46 L44 30 C44 40 24 48 0 48 C-24 48 -44 40 -44 30 Z
    d M-44 30 C-34 20 34 20 44 30
    : pyramid f
    b P 5 0 -46 52 26 8 46 -52 26
    d M0 -42 L8 42
    : dial.high f c
    b O 0 6 36
    d M0 6 L20 26
    s M-44 -28 L-38 -22 M0 -50 V-42 M44 -28 L38 -22
    : doc.viewfinder f
    u viewfinder 0 0 1
    b R -18 -26 36 52 6
    d*0.7 M-8 -8 H8 M-8 4 H8
    : plus.viewfinder
    u viewfinder 0 0 1
    s M0 -20 V20 M-20 0 H20
    : ellipsis.viewfinder
    u viewfinder 0 0 1
    f O -18 0 5 O 0 0 5 O 18 0 5
    : location.fill.viewfinder
    u viewfinder 0 0 1
    f P 3 22 -22 -22 -2 -2 2 2 22
    : dot.circle f
    b O 0 0 46.3
    g O 0 0 11
    : smallcircle.filled.circle f
    b O 0 0 46.3
    g O 0 0 15
    : largecircle.fill.circle
    s O 0 0 46.3
    k O 0 0 32
    : slash.circle f
    b O 0 0 46.3
    d M-28 28 L28 -28
    : circlebadge f
    b O 0 0 26
    : timelapse w=0.6
    s O 0 0 46.3
    s2 M0 -32 V-22 M0 22 V32 M-32 0 H-22 M22 0 H32 M-22.6 -22.6 L-15.6 -15.6 M15.6 15.6 L22.6 22.6
    s M15.6 -15.6 L22.6 -22.6 M-22.6 22.6 L-15.6 15.6
    : slowmo w=0.6
    s O 0 0 12
    f O 0 -44 3.5 O 22 -38 3.5 O 38 -22 3.5 O 44 0 3.5 O 38 22 3.5 O 22 38 3.5 O 0 44 3.5 O -22 38 3.5 O -38 22 3.5 O -44 0 3.5 O -38 -22 3.5 O -22 -38 3.5
    : ev.charger f w=0.72
    b M-44 46 V-32 C-44 -40 -39 -45 -31 -45 H-5 C3 -45 8 -40 8 -32 V46 Z
    g P 2 -14 -30 -28 -4 -18 -4 -22 18 -8 -10 -18 -10
    s M-50 46 H14 M8 4 H14 C20 4 22 8 22 12 V28 C22 40 40 40 40 28 V-8 L30 -20
    : fanblades f
    b M-4 -6 C-22 -18 -22 -48 2 -48 C20 -48 20 -28 4 -6 Z
    b M7 0 C28 -10 54 4 42 24 C33 40 16 30 3 7 Z
    b M-3 7 C-6 28 -32 44 -42 26 C-51 10 -34 0 -7 0 Z
    : gauge.with.needle f
    b M-34 34 A46 46 0 1 1 34 34 Z
    d M0 6 L18 -18
    g O 0 6 5
    : globe.asia.australia f
    b2@blue O 0 0 46.3
    g*0.3 M-34 -18 C-24 -34 0 -40 20 -34 C26 -28 18 -22 22 -16 C16 -8 8 -12 4 -2 C0 4 -4 -6 -10 -8 C-18 -2 -24 -8 -34 -18 Z
    g*0.3 M6 18 C14 12 26 12 30 20 C30 28 20 32 12 30 C6 28 2 24 6 18 Z
    : gyroscope w=0.6
    s O 0 0 46.3
    s2 O 0 0 20 46.3
    s2 O 0 0 46.3 20
    f O 0 0 5
    : lanyardcard f w=0.72
    b R -34 -16 68 62 11
    s M-12 -16 L-26 -50 M12 -16 L26 -50
    d M-10 -4 H10
    g O 0 14 8
    d*0.8 M-14 34 H14
    : mail.stack f
    s2 M-44 -36 H44
    b R -54 -24 108 68 13
    d M-50 -18 L-8 16 C-3 20 3 20 8 16 L50 -18
    : mappin.square f
    b R -44 -44 88 88 20
    d M0 -4 V28
    g O 0 -14 11
    : minus.plus.batteryblock f w=0.72
    b R -52 -26 104 68 12
    s M-34 -26 V-38 H-16 V-26 M16 -26 V-38 H34 V-26
    d M-32 8 H-14 M14 8 H32 M23 -1 V17
    : movieclapper f w=0.72
    b M-50 -10 H50 V34 C50 41 46 45 39 45 H-39 C-46 45 -50 41 -50 34 Z
    b M-50 -18 L42 -44 L46 -30 L-46 -6 Z
    d M-24 -22 L-12 -12 M4 -30 L16 -20
    : opticid w=0.6
    s M-52 0 C-30 -38 30 -38 52 0 C30 38 -30 38 -52 0 Z
    s2 O 0 0 20
    f O 0 0 8
    : person.fill.checkmark w=0.72
    f O -14 -22 16
    f M-46 44 C-50 44 -51 41 -50 37 C-46 20 -32 10 -14 10 C4 10 18 20 22 37 C23 41 22 44 18 44 Z
    s p 2 22 -8 32 4 54 -24
    : person.fill.xmark w=0.72
    f O -14 -22 16
    f M-46 44 C-50 44 -51 41 -50 37 C-46 20 -32 10 -14 10 C4 10 18 20 22 37 C23 41 22 44 18 44 Z
    s M26 -24 L50 0 M50 -24 L26 0
    : person.fill.questionmark w=0.72
    f O -14 -22 16
    f M-46 44 C-50 44 -51 41 -50 37 C-46 20 -32 10 -14 10 C4 10 18 20 22 37 C23 41 22 44 18 44 Z
    s M28 -26 C30 -40 52 -38 50 -22 C49 -14 40 -14 40 -4
    f O 40 8 4
    : personalhotspot c
    s M-16 16 L16 -16
    s M-4 -16 L8 -28 C18 -38 30 -38 38 -30 C46 -22 46 -10 36 0 L24 12 C18 18 10 20 4 18
    s M4 16 L-8 28 C-18 38 -30 38 -38 30 C-46 22 -46 10 -36 0 L-24 -12 C-18 -18 -10 -20 -4 -18
    : pip f
    b R -56 -42 112 84 13
    g R 2 2 42 30 6
    = poweroff circle
    : quote.opening
    f M-46 20 C-46 -6 -36 -22 -16 -28 L-12 -20 C-24 -14 -28 -8 -28 0 H-14 V30 H-46 Z
    f M8 20 C8 -6 18 -22 38 -28 L42 -20 C30 -14 26 -8 26 0 H40 V30 H8 Z
    : quote.closing
    f M46 -20 C46 6 36 22 16 28 L12 20 C24 14 28 8 28 0 H14 V-30 H46 Z
    f M-8 -20 C-8 6 -18 22 -38 28 L-42 20 C-30 14 -26 8 -26 0 H-40 V-30 H-8 Z
    : text.quote
    s2 M-46 -32 V32
    s M-26 -30 H46 M-26 0 H46 M-26 30 H20
    : rectangle.dashed
    s M-58 -16 V-28 C-58 -37 -53 -42 -44 -42 H-34 M-14 -42 H14 M34 -42 H44 C53 -42 58 -37 58 -28 V-16
    s M58 16 V28 C58 37 53 42 44 42 H34 M14 42 H-14 M-34 42 H-44 C-53 42 -58 37 -58 28 V16
    : rectangle.expand.vertical
    s M-40 0 H40 M0 -14 V-46 M-14 -34 L0 -48 L14 -34 M0 14 V46 M-14 34 L0 48 L14 34
    : rectangle.compress.vertical
    s M-40 0 H40 M0 -48 V-14 M-14 -28 L0 -14 L14 -28 M0 48 V14 M-14 28 L0 14 L14 28
    : rectangle.grid.1x2 f
    b R -44 -46 88 40 9 R -44 6 88 40 9
    = rectangle.inset.filled inset.filled.rectangle
    : rectangle.lefthalf.filled
    s R -58 -42 116 84 14
    k M-44 -42 H0 V42 H-44 C-53 42 -58 37 -58 28 V-28 C-58 -37 -53 -42 -44 -42 Z
    : rectangle.righthalf.filled
    s R -58 -42 116 84 14
    k M44 -42 H0 V42 H44 C53 42 58 37 58 28 V-28 C58 -37 53 -42 44 -42 Z
    : rectangle.tophalf.filled
    s R -58 -42 116 84 14
    k M-58 0 V-28 C-58 -37 -53 -42 -44 -42 H44 C53 -42 58 -37 58 -28 V0 Z
    : rectangle.bottomhalf.filled
    s R -58 -42 116 84 14
    k M-58 0 V28 C-58 37 -53 42 -44 42 H44 C53 42 58 37 58 28 V0 Z
    : rectangle.lefthalf.inset.filled
    s R -58 -42 116 84 14
    k R -46 -30 44 60 5
    : rectangle.righthalf.inset.filled
    s R -58 -42 116 84 14
    k R 2 -30 44 60 5
    : rectangle.leftthird.inset.filled
    s R -58 -42 116 84 14
    k R -46 -30 28 60 5
    : rectangle.rightthird.inset.filled
    s R -58 -42 116 84 14
    k R 18 -30 28 60 5
    = rectangle.leadingthird.inset.filled rectangle.leftthird.inset.filled
    = rectangle.trailingthird.inset.filled rectangle.rightthird.inset.filled
    = rectangle.leadinghalf.inset.filled rectangle.lefthalf.inset.filled
    = rectangle.trailinghalf.inset.filled rectangle.righthalf.inset.filled
    : rectangle.topthird.inset.filled
    s R -58 -42 116 84 14
    k R -46 -30 92 20 5
    : rectangle.bottomthird.inset.filled
    s R -58 -42 116 84 14
    k R -46 10 92 20 5
    : rectangle.center.inset.filled
    s R -58 -42 116 84 14
    k R -26 -16 52 32 5
    : square.rightthird.inset.filled
    s R -44 -44 88 88 14
    k R 10 -32 22 64 4
    : square.leftthird.inset.filled
    s R -44 -44 88 88 14
    k R -32 -32 22 64 4
    : square.tophalf.filled
    s R -44 -44 88 88 14
    k M-44 0 V-30 C-44 -39 -39 -44 -30 -44 H30 C39 -44 44 -39 44 -30 V0 Z
    : square.bottomhalf.filled
    s R -44 -44 88 88 14
    k M-44 0 V30 C-44 39 -39 44 -30 44 H30 C39 44 44 39 44 30 V0 Z
    : square.lefthalf.filled
    s R -44 -44 88 88 14
    k M0 -44 H-30 C-39 -44 -44 -39 -44 -30 V30 C-44 39 -39 44 -30 44 H0 Z
    : square.righthalf.filled
    s R -44 -44 88 88 14
    k M0 -44 H30 C39 -44 44 -39 44 -30 V30 C44 39 39 44 30 44 H0 Z
    : scribble
    s M-48 20 C-40 -20 -20 -50 -8 -40 C4 -30 -34 20 -22 28 C-10 34 12 -30 24 -24 C34 -18 0 30 12 38 C22 44 38 14 48 4
    : scribble.variable
    s*0.6 M-48 20 C-40 -20 -20 -50 -8 -40
    s M-8 -40 C4 -30 -34 20 -22 28 C-10 34 12 -30 24 -24
    s*1.5 M24 -24 C34 -18 0 30 12 38 C22 44 38 14 48 4
    : shield.checkered w=0.72
    s M0 -51 C9 -45 22 -40 35 -38.5 C38.5 -38 40 -36 40 -32.5 V-2 C40 23 25 40 3 50.5 C1 51.4 -1 51.4 -3 50.5 C-25 40 -40 23 -40 -2 V-32.5 C-40 -36 -38.5 -38 -35 -38.5 C-22 -40 -9 -45 0 -51 Z
    k M0 -42 V2 H-36 V-30 C-22 -32 -10 -36 0 -42 Z M0 2 H36 C34 22 20 36 0 46 Z
    : snow w=0.72
    s M0 -46 V-14 M-14 -38 L14 -22 M14 -38 L-14 -22
    s M-28 6 V38 M-42 14 L-14 30 M-14 14 L-42 30
    s M28 6 V38 M14 14 L42 30 M42 14 L14 30
    : switch.2 w=0.72
    s R -46 -40 92 34 17
    f O 28 -23 10
    s R -46 6 92 34 17
    f O -28 23 10
    : tuningfork w=0.72
    s M-18 -48 V-10 C-18 4 18 4 18 -10 V-48 M0 0 V50
    : wifi.exclamationmark
    f O 0 30 4.5
    s2 M-36 -9 C-28 -16 -20 -20 -12 -22 M12 -22 C20 -20 28 -16 36 -9
    s3 M-53 -26 C-40 -38 -26 -43 -14 -45 M14 -45 C26 -43 40 -38 53 -26
    s M0 -44 V8
    : window.vertical.closed f
    b R -40 -48 80 96 8
    d M-40 0 H40 M0 -48 V48
    : windshield.front.and.wiper w=0.72
    s M-52 34 L-36 -28 C-16 -40 16 -40 36 -28 L52 34 C20 24 -20 24 -52 34 Z
    s2 M-6 22 L24 -18
    : xmark.bin fc w=0.72
    b M-40 -24 L-32 40 C-31.5 45 -28 48 -23 48 H23 C28 48 31.5 45 32 40 L40 -24 Z
    s M-50 -24 V-30 C-50 -37 -46 -41 -39 -41 H39 C46 -41 50 -37 50 -30 V-24 Z
    d M-12 2 L12 26 M12 2 L-12 26
    : chevron.left.to.line
    s M-36 -36 V36
    s p 2 30 -36 -10 0 30 36
    : chevron.right.to.line
    s M36 -36 V36
    s p 2 -30 -36 10 0 -30 36
    = chevron.backward.to.line chevron.left.to.line
    = chevron.forward.to.line chevron.right.to.line
    : clock.arrow.2.circlepath w=0.72
    s M-36 -22 A44 44 0 0 1 40 -14 M44 -32 L41 -13 L22 -16 M36 22 A44 44 0 0 1 -40 14 M-44 32 L-41 13 L-22 16
    s M0 -20 V2 L12 10
    : exclamationmark.warninglight f w=0.72
    b M-26 34 V2 C-26 -16 -14 -26 0 -26 C14 -26 26 -16 26 2 V34 Z
    s M-42 46 H42 M-32 34 H32
    d M0 -12 V10
    g O 0 22 4
    s2 M0 -50 V-40 M-40 -34 L-33 -27 M40 -34 L33 -27 M-54 -2 H-44 M44 -2 H54
    : train.side.front.car f w=0.72
    b M-56 -30 H-4 C26 -30 50 -4 54 18 C55 24 52 28 46 28 H-56 Z
    d M-56 2 H40
    g R -44 -18 22 12 3 R -12 -18 22 12 3
    s M-56 42 H54
    : checkmark.circle.trianglebadge.exclamationmark w=0.72
    s O -6 -6 40
    s p 2 -22 -4 -10 10 12 -22
    x P 5 28 8 54 50 2 50
    f P 5 28 12 50 48 6 48
    : tennisball.fill
    f O 0 0 46.3
    e M-24 -39 C-4 -22 -4 22 -24 39 M24 -39 C4 -22 4 22 24 39
    : wand.and.rays.inverse w=0.6
    f*0.7 P 4 -46 38 8 -16 18 -6 -36 48
    s2 M13 -32 V-46 M34 -11 H48 M28 -26 L38 -36 M-3 -26 L-12 -35 M28 5 L37 14
    : fiberchannel w=0.72
    s O -14 -14 30 O 14 14 30
    : slider.horizontal.below.square.filled.and.square w=0.72
    f R -44 -44 38 38 7
    s R 6 -44 38 38 7
    s M-46 26 H46
    x O 0 26 12
    s O 0 26 11
    """
}
