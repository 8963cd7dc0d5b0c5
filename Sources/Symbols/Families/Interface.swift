extension SymbolFamilies {
  /// Windows, keys and tools of an interface, and what stands beside them.
  static let interface = """
    : circle.tophalf.filled
    s O 0 0 46.3
    k M-46 0 A46 46 0 0 1 46 0 Z
    = circle.tophalf.fill circle.tophalf.filled
    = circle.bottomhalf.fill circle.bottomhalf.filled
    = circle.lefthalf.fill circle.lefthalf.filled
    = circle.righthalf.fill circle.righthalf.filled
    : circle.dashed.inset.filled
    u circle.dashed 0 0 1
    k O 0 0 30
    = circle.dashed.inset.fill circle.dashed.inset.filled
    : inset.filled.rectangle
    s R -58 -42 116 84 14
    k R -44 -28 88 56 5
    : rectangle.on.rectangle f
    b2 R -60 -46 86 62 12
    o R -26 -16 86 62 12
    : rectangle.on.rectangle.angled f
    b2 P 8 -60 -12 14 -44 32 4 -42 36
    o R -16 -14 72 58 12
    : rectangle.3.offgrid f
    b R -58 -42 52 34 8 R -46 6 40 36 8 R 8 -30 50 62 9
    : square.text.grid.1x2 f
    b R -52 -44 38 38 8 R -52 6 38 38 8
    s M4 -34 H50 M4 -16 H36 M4 16 H50 M4 34 H36
    = square.fill.text.grid.1x2 square.text.grid.1x2.fill
    : circle.grid.cross f
    b O 0 -36 12 O 0 36 12 O -36 0 12 O 36 0 12
    s O 0 0 10
    : flip.horizontal f
    b P 5 -12 -40 -12 40 -56 40
    s P 5 12 -40 12 40 56 40
    s M0 -52 V-38 M0 -22 V-8 M0 8 V22 M0 38 V52
    : qrcode.viewfinder
    u viewfinder 0 0 1
    u*0.6 qrcode 0 0 0.52
    : delete.left f
    b P 9 -60 0 -26 -40 56 -40 56 40 -26 40
    d M2 -15 L32 15 M32 -15 L2 15
    : delete.right f
    b P 9 60 0 26 40 -56 40 -56 -40 26 -40
    d M-2 -15 L-32 15 M-32 -15 L-2 15
    : return
    s M40 -40 V-6 C40 4 34 10 24 10 H-44 M-20 -14 L-44 10 L-20 34
    : capslock f
    b P 5 0 -50 44 -4 22 -4 22 20 -22 20 -22 -4 -44 -4
    b R -22 32 44 16 4
    : character.cursor.ibeam
    s M-54 34 L-32 -30 L-10 34 M-46 12 H-18
    s M22 -50 C30 -50 34 -46 34 -38 C34 -46 38 -50 46 -50 M34 -38 V38 M22 50 C30 50 34 46 34 38 \
    C34 46 38 50 46 50
    : togglepower
    s M0 -46 V46 M-46 -46 V46
    s R 18 -46 30 92 15
    : restart
    s M-30 -40 V40
    f P 7 42 -42 42 42 -16 0
    : sleep
    u moon 0 0 1
    k R 22 -44 22 5 2 R 34 -26 16 5 2
    : nosign
    s O 0 0 46.3
    s M-32.7 -32.7 L32.7 32.7
    : translate
    s M-56 -34 H-8 M-32 -46 V-34 M-12 -34 C-16 -14 -32 0 -54 8 M-46 -22 C-40 -8 -28 2 -12 8
    s M2 46 L26 -14 L50 46 M10 26 H42
    : text.justify
    s M-44 -30 H44 M-44 -10 H44 M-44 10 H44 M-44 30 H44
    : text.justify.leading
    s M-44 -30 H44 M-44 -10 H44 M-44 10 H44 M-44 30 H16
    = text.justify.left text.justify.leading
    : line.3.crossed.swirl.circle f in=0,0,1
    s M-20 -26 C10 -34 30 -12 20 8 C10 26 -16 18 -12 2 C-8 -12 10 -6 8 4
    s M-46 12 H-30 M-46 28 H-22 M30 -28 H46
    : cursorarrow.click
    f P 3 -10 -20 36 26 14 27 25 50 13 54 3 31 -10 44
    s M-34 -40 L-26 -32 M-14 -52 V-40 M-52 -18 H-40
    : info.click
    u info 0 -8 0.7
    s M-40 34 C-20 52 20 52 40 34
    : filemenu.and.cursorarrow
    s M-44 -44 H30 M-44 -22 H4 M-44 0 H-10
    f P 3 4 -8 46 32 25 33 36 54 25 58 15 36 4 47
    : filemenu.and.selection
    s R -48 -46 96 24 6
    k R -42 -10 84 18 4
    s M-42 24 H42 M-42 42 H20
    : dial.low f c
    b O 0 6 36
    d M0 6 L-20 26
    s M-44 -28 L-38 -22 M0 -50 V-42 M44 -28 L38 -22
    = dial.fill dial.low.fill
    = dial dial.low
    : camera.metering.none
    s M-56 -22 V-34 C-56 -40 -52 -44 -46 -44 H-34 M34 -44 H46 C52 -44 56 -40 56 -34 V-22 \
    M56 22 V34 C56 40 52 44 46 44 H34 M-34 44 H-46 C-52 44 -56 40 -56 34 V22
    : lamp.table f
    b P 6 -22 -48 22 -48 40 0 -40 0
    s M0 0 V40 M-24 44 H24
    : wrench f
    b M20 -50 C4 -46 -6 -32 -2 -16 L-44 26 C-51 33 -51 41 -46 46 C-41 51 -33 51 -26 44 L16 2 \
    C32 6 46 -4 50 -20 L34 -8 L14 -12 L8 -30 Z
    : teddybear f
    b O -22 -41 10 O 22 -41 10 O -29 20 9 O 29 20 9 O -17 46 9 O 17 46 9
    o R -24 4 48 44 22
    o O 0 -20 27
    ?k O -9 -23 3 O 9 -23 3 O 0 -12 4
    !x O -9 -23 3 O 9 -23 3 O 0 -12 4
    : eraser f
    b P 9 -52 12 4 -44 48 -6 -8 50 -30 50
    d M-26 -14 L20 30
    : lightbulb.max f
    b M0 -34 C14 -34 24 -24 24 -11 C24 -2 19 4 15 9 C12 13 11 15 11 19 H-11 C-11 15 -12 13 -15 9 \
    C-19 4 -24 -2 -24 -11 C-24 -24 -14 -34 0 -34 Z
    s M-8 31 H8 M-4 42 H4
    s M0 -54 V-47 M38 -46 L33 -41 M-38 -46 L-33 -41 M54 -11 H45 M-54 -11 H-45 M42 20 L36 15 \
    M-42 20 L-36 15
    : flashlight.off.fill
    f M-22 -22 H22 L14 -2 V42 C14 46 12 48 8 48 H-8 C-12 48 -14 46 -14 42 V-2 Z
    s2 M-24 -36 H24
    e*0.2 M0 8 V20
    : macbook
    s R -44 -36 88 58 8
    s M-58 36 H58
    k M-12 22 H12 L8 27 H-8 Z
    : doc.text.magnifyingglass
    s M40 -10 V-22 L18 -50 H-28 C-36 -50 -40 -46 -40 -38 V38 C-40 46 -36 50 -28 50 H-6
    s M-22 -16 H12 M-22 4 H-2
    s O 22 22 17
    s*1.15 M35 35 L50 50
    : sparkle.magnifyingglass
    u magnifyingglass 0 0 1
    f M-9 -27 C-7 -14 -4 -11 9 -9 C-4 -7 -7 -4 -9 9 C-11 -4 -14 -7 -27 -9 C-14 -11 -11 -14 -9 -27 Z
    : arrow.clockwise.heart f
    s M46 -6 A46 46 0 1 0 40 24
    s p 2 60 -18 46 -4 34 -20
    b M0 28 C-18 16 -26 6 -26 -6 C-26 -16 -19 -22 -11 -22 C-6 -22 -2 -19 0 -15 \
    C2 -19 6 -22 11 -22 C19 -22 26 -16 26 -6 C26 6 18 16 0 28 Z
    : arrow.right.to.line.alt
    s M-50 0 H24 M0 -24 L24 0 L0 24 M48 -34 V34
    : arrow.left.to.line.alt
    s M50 0 H-24 M0 -24 L-24 0 L0 24 M-48 -34 V34
    : cube.box f
    b P 7 0 -50 45 -27 45 25 0 50 -45 25 -45 -27
    d p 3 -42 -25 0 -3 42 -25 M0 -3 V47
    : applepencil
    s M-40 40 L-34 22 L26 -38 C32 -44 38 -44 43 -38 C47 -33 46 -28 41 -23 L-20 36 Z
    d M20 -30 L34 -17
    : airpods.max
    s M-34 -4 C-38 -58 38 -58 34 -4
    s R -46 -2 24 44 11 R 22 -2 24 44 11
    : book.pages f
    b R -50 -42 100 84 12
    d M0 -42 V42 M-34 -18 H-16 M-34 0 H-16 M16 -18 H34 M16 0 H34
    : shoeprints.fill
    f M-34 -44 C-20 -48 -14 -32 -16 -14 L-38 -10 C-44 -26 -44 -40 -34 -44 Z M-37 2 L-17 -2 \
    C-14 14 -34 18 -37 2 Z
    f M34 -26 C20 -30 14 -14 16 4 L38 8 C44 -8 44 -22 34 -26 Z M37 20 L17 16 C14 32 34 36 37 20 Z
    : amplifier
    s R -48 -42 96 84 12
    s O 0 12 20
    f O -26 -26 5 O 0 -26 5 O 26 -26 5
    : swirl.circle.righthalf.filled
    s O 0 0 46.3
    k M0 -46 A46 46 0 0 1 0 46 C24 34 24 4 0 0 C-24 -4 -24 -34 0 -46 Z
    = applelogo apple.logo
    = microphone mic
    = microphone.fill mic.fill
    = microphone.circle mic.circle
    = microphone.circle.fill mic.circle.fill
    = microphone.slash mic.slash
    = microphone.slash.fill mic.slash.fill
    = line.horizontal.3.decrease line.3.horizontal.decrease
    = line.horizontal.3.decrease.circle line.3.horizontal.decrease.circle
    = line.horizontal.3.decrease.circle.fill line.3.horizontal.decrease.circle.fill
    = sun.dust.fill sun.haze.fill
    = sun.dust sun.haze
    """
}
