extension SymbolFamilies {
  /// Arrows and chevrons.
  static let arrows = """
    : chevron.up cq
    s p 2 -41 18 0 -19 41 18
    : chevron.down cq
    s p 2 -41 -18 0 19 41 -18
    : chevron.left cq
    s p 2 19 -41 -18 0 19 41
    : chevron.right cq
    s p 2 -19 -41 18 0 -19 41
    = chevron.forward chevron.right
    = chevron.backward chevron.left
    : chevron.compact.up
    s p 2 -46 7 0 -8 46 7
    : chevron.compact.down
    s p 2 -46 -8 0 7 46 -8
    : chevron.compact.left
    s p 2 7 -46 -8 0 7 46
    : chevron.compact.right
    s p 2 -8 -46 7 0 -8 46
    : chevron.up.chevron.down
    s p 2 -25 -15 0 -41 25 -15
    s p 2 -25 15 0 41 25 15
    : chevron.left.2 cq
    s p 2 -4 -36 -39 0 -4 36
    s p 2 37 -36 2 0 37 36
    : chevron.right.2 cq
    s p 2 4 -36 39 0 4 36
    s p 2 -37 -36 -2 0 -37 36
    : chevron.left.forwardslash.chevron.right
    s p 2 -34 -28 -60 0 -34 28
    s p 2 34 -28 60 0 34 28
    s M12 -40 L-12 40
    : chevron.up.2
    s p 2 -36 4 0 -30 36 4
    s p 2 -36 36 0 2 36 36
    : chevron.down.2
    s p 2 -36 -4 0 30 36 -4
    s p 2 -36 -36 0 -2 36 -36
    : arrow.up cq
    s M0 46 V-44 M-35 -9 L0 -45 L35 -9
    : arrow.down cq
    s M0 -46 V44 M-35 9 L0 45 L35 9
    : arrow.left cq
    s M46 0 H-44 M-9 -35 L-45 0 L-9 35
    : arrow.right cq
    s M-46 0 H44 M9 -35 L45 0 L9 35
    = arrow.forward arrow.right
    = arrow.backward arrow.left
    : arrow.up.left cq
    s M36 36 L-34 -34 M-35 16 V-35 H16
    : arrow.up.right cq
    s M-36 36 L34 -34 M-16 -35 H35 V16
    : arrow.down.left cq
    s M36 -36 L-34 34 M16 35 H-35 V-16
    : arrow.down.right cq
    s M-36 -36 L34 34 M35 -16 V35 H-16
    = arrow.up.forward arrow.up.right
    = arrow.down.forward arrow.down.right
    : arrow.up.arrow.down cq
    s M-24 42 V-40 M-46 -20 L-24 -42 L-2 -20 M24 -42 V40 M2 20 L24 42 L46 20
    : arrow.left.arrow.right cq
    s M42 -24 H-40 M-20 -46 L-42 -24 L-20 -2 M-42 24 H40 M20 2 L42 24 L20 46
    : arrow.left.and.right cq
    s M-54 0 H54 M-28 -27 L-55 0 L-28 27 M28 -27 L55 0 L28 27
    : arrow.up.and.down cq
    s M0 -54 V54 M-27 -28 L0 -55 L27 -28 M-27 28 L0 55 L27 28
    : arrow.up.and.down.and.arrow.left.and.right
    s M0 -52 V52 M-52 0 H52 M-15 -38 L0 -53 L15 -38 M-15 38 L0 53 L15 38
    s M-38 -15 L-53 0 L-38 15 M38 -15 L53 0 L38 15
    : arrow.up.left.and.arrow.down.right cq
    s M42 42 L6 6 M8 42 H42 V8 M-42 -42 L-6 -6 M-8 -42 H-42 V-8
    : arrow.down.right.and.arrow.up.left cq
    s M6 6 L42 42 M6 38 V6 H38 M-6 -6 L-42 -42 M-6 -38 V-6 H-38
    : arrow.up.to.line c
    s M-40 -46 H40 M0 46 V-22 M-32 8 L0 -24 L32 8
    : arrow.down.to.line c
    s M-40 46 H40 M0 -46 V22 M-32 -8 L0 24 L32 -8
    : arrow.left.to.line
    s M-46 -40 V40 M46 0 H-22 M8 -32 L-24 0 L8 32
    : arrow.right.to.line
    s M46 -40 V40 M-46 0 H22 M-8 -32 L24 0 L-8 32
    : arrow.turn.up.left
    s M42 40 V10 C42 -8 34 -16 16 -16 H-40 M-14 -42 L-41 -16 L-14 10
    : arrow.turn.up.right
    s M-42 40 V10 C-42 -8 -34 -16 -16 -16 H40 M14 -42 L41 -16 L14 10
    : arrow.turn.down.left
    s M42 -40 V-10 C42 8 34 16 16 16 H-40 M-14 42 L-41 16 L-14 -10
    : arrow.turn.down.right
    s M-42 -40 V-10 C-42 8 -34 16 -16 16 H40 M14 42 L41 16 L14 -10
    : arrow.uturn.left cq
    s M-20 40 H14 C33 40 44 29 44 12 C44 -5 33 -16 14 -16 H-40 M-14 -42 L-41 -16 L-14 10
    : arrow.uturn.right cq
    s M20 40 H-14 C-33 40 -44 29 -44 12 C-44 -5 -33 -16 -14 -16 H40 M14 -42 L41 -16 L14 10
    = arrow.uturn.backward arrow.uturn.left
    = arrow.uturn.forward arrow.uturn.right
    : arrow.uturn.up c
    s M40 20 V-14 C40 -33 29 -44 12 -44 C-5 -44 -16 -33 -16 -14 V40 M-42 14 L-16 41 L10 14
    : arrow.uturn.down c
    s M40 -20 V14 C40 33 29 44 12 44 C-5 44 -16 33 -16 14 V-40 M-42 -14 L-16 -41 L10 -14
    : arrow.clockwise cq
    s M34 -12 A38 38 0 1 0 38 6
    s p 2 38 -44 35 -13 5 -16
    : arrow.counterclockwise cq
    s M-34 -12 A38 38 0 1 1 -38 6
    s p 2 -38 -44 -35 -13 -5 -16
    : arrow.trianglehead.clockwise
    s M24 -32 A40 40 0 1 0 40 0
    f P 1 20 -44 38 -27 15 -18
    : arrow.trianglehead.counterclockwise
    s M-24 -32 A40 40 0 1 1 -40 0
    f P 1 -20 -44 -38 -27 -15 -18
    : gobackward
    s M-12 -43 H0 A43 43 0 1 1 -43 0
    f P 1 -14 -55 -14 -31 -32 -43
    : goforward
    s M12 -43 H0 A43 43 0 1 0 43 0
    f P 1 14 -55 14 -31 32 -43
    : gobackward.10
    u gobackward 0 0 1
    u*0.78 10 0 1 0.5
    : goforward.10
    u goforward 0 0 1
    u*0.78 10 0 1 0.5
    : gobackward.15
    u gobackward 0 0 1
    u*0.78 15 0 1 0.5
    : goforward.15
    u goforward 0 0 1
    u*0.78 15 0 1 0.5
    : gobackward.30
    u gobackward 0 0 1
    u*0.78 30 0 1 0.5
    : goforward.30
    u goforward 0 0 1
    u*0.78 30 0 1 0.5
    : arrow.triangle.2.circlepath c
    s M-44 -8 A45 45 0 0 1 36 -27 M44 8 A45 45 0 0 1 -36 27
    f P 1 50 -18 21 -12 42 -38
    f P 1 -50 18 -21 12 -42 38
    = arrow.trianglehead.2.clockwise.rotate.90 arrow.triangle.2.circlepath
    : arrow.2.circlepath c
    s M-44 -6 A45 45 0 0 1 38 -24 M44 6 A45 45 0 0 1 -38 24
    s p 2 40 -52 40 -24 12 -24
    s p 2 -40 52 -40 24 -12 24
    : arrow.2.squarepath
    s M-10 -36 H16 C30 -36 37 -29 37 -15 V20 M18 2 L37 21 L56 2
    s M10 36 H-16 C-30 36 -37 29 -37 15 V-20 M-18 -2 L-37 -21 L-56 -2
    : repeat c
    s M-46 -2 V-6 C-46 -20 -39 -27 -25 -27 H44 M28 -46 L47 -27 L28 -8
    s M46 2 V6 C46 20 39 27 25 27 H-44 M-28 46 L-47 27 L-28 8
    : repeat.1 c
    s M-46 -2 V-6 C-46 -20 -39 -27 -25 -27 H20 M6 -46 L25 -27 L6 -8
    s M46 8 C45 21 38 27 25 27 H-44 M-28 46 L-47 27 L-28 8
    s M36 -34 L46 -42 V-8
    : shuffle c
    s M-50 -25 H-32 C-20 -25 -14 -21 -7 -11 L9 12 C16 22 22 26 34 26 H46 M30 8 L48 26 L30 44
    s M-50 26 H-32 C-20 26 -14 22 -7 12 M7 -9 L9 -11 C16 -21 22 -25 34 -25 H46 M30 -43 L48 -25 L30 -7
    : rotate.right f
    b R -44 -14 60 60 11
    s M-18 -46 C14 -50 42 -34 42 2 M22 -16 L42 6 L60 -16
    : rotate.left f
    b R -16 -14 60 60 11
    s M18 -46 C-14 -50 -42 -34 -42 2 M-22 -16 L-42 6 L-60 -16
    : arrow.branch
    s M0 50 V22 C0 4 -34 12 -34 -40 M0 22 C0 4 34 12 34 -40
    s M-52 -24 L-34 -44 L-16 -24 M52 -24 L34 -44 L16 -24
    : arrow.triangle.branch
    s M-28 28 V-28 M-28 18 C-28 0 -18 -6 0 -6 C20 -6 28 -12 28 -28
    s O -28 -38 10 O -28 38 10 O 28 -38 10
    : arrow.triangle.merge
    s M0 -30 V0 C0 24 -32 20 -32 50 M0 0 C0 24 32 20 32 50
    f P 2 -15 -28 15 -28 0 -49
    : arrow.up.doc f
    u doc 0 0 1
    d M0 32 V-4 M-17 11 L0 -6 L17 11
    : arrow.down.doc f
    u doc 0 0 1
    d M0 -6 V30 M-17 15 L0 32 L17 15
    : square.and.arrow.up fs
    ?s2 M-18 -16 H-24 C-34 -16 -39 -11 -39 -1 V32 C-39 42 -34 47 -24 47 H24 C34 47 39 42 39 32 \
    V-1 C39 -11 34 -16 24 -16 H18
    !f2 R -39 -16 78 63 13
    !e M0 12 V-16
    s M0 14 V-58 M-20 -40 L0 -60 L20 -40
    : square.and.arrow.down f
    ?s2 M-18 -22 H-24 C-34 -22 -39 -17 -39 -7 V28 C-39 38 -34 43 -24 43 H24 C34 43 39 38 39 28 \
    V-7 C39 -17 34 -22 24 -22 H18
    !f2 R -39 -22 78 65 13
    !e M0 -22 V14 M-20 -4 L0 16 L20 -4
    s M0 -56 V14 M-20 -4 L0 16 L20 -4
    : square.and.pencil w=0.72
    s2 M10 -36 H-20 C-34 -36 -40 -30 -40 -16 V24 C-40 38 -34 44 -20 44 H20 C34 44 40 38 40 24 V-8
    s P 3 -14 18 -11 3 36 -44 48 -32 1 15
    : rectangle.portrait.and.arrow.right f
    b2 R -48 -48 58 96 12
    e M-10 0 H50 M32 -20 L52 0 L32 20
    s M-12 0 H50 M32 -20 L52 0 L32 20
    = rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
    : arrowshape.turn.up.left f
    b M-50 -3 L-12 -39 C-9.5 -41 -7 -40 -7 -37 V-19 C26 -18 46 2 48 36 C48.3 40 45 41 43 38 \
    C34 22 20 17 -7 17 V37 C-7 40 -9.5 41 -12 39 L-50 3 C-52 1 -52 -1 -50 -3 Z
    : arrowshape.turn.up.right f
    b M50 -3 L12 -39 C9.5 -41 7 -40 7 -37 V-19 C-26 -18 -46 2 -48 36 C-48.3 40 -45 41 -43 38 \
    C-34 22 -20 17 7 17 V37 C7 40 9.5 41 12 39 L50 3 C52 1 52 -1 50 -3 Z
    : arrowtriangle.up fc
    b P 7 0 -38 44 34 -44 34
    : arrowtriangle.down fc
    b P 7 0 38 44 -34 -44 -34
    : arrowtriangle.left fc
    b P 7 -38 0 34 -44 34 44
    : arrowtriangle.right fc
    b P 7 38 0 -34 -44 -34 44
    : cursorarrow
    f P 3 -24 -48 34 10 7 13 22 44 9 49 -5 18 -24 36
    : location f cs
    b P 6 47 -46 -5 49 -8 7 -49 5
    : location.north f
    b P 6 0 -52 36 46 0 28 -36 46
    """
}
