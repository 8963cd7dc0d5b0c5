extension SymbolFamilies {
  /// Plain shapes, most of which can hold a sign.
  static let shapes = """
    : circle fsc
    b O 0 0 46.3
    : square fs
    b R -42 -42 84 84 16
    : app f
    b R -44 -44 88 88 25
    : rectangle fs
    b R -58 -42 116 84 14
    : rectangle.portrait fs in=0,0,0.9
    b R -42 -57 84 114 14
    : capsule f
    b R -58 -33 116 66 33
    : capsule.portrait f
    b R -33 -58 66 116 33
    : oval f
    b O 0 0 60 38
    : oval.portrait f
    b O 0 0 38 60
    : triangle f in=0,9,0.78
    b P 11 0 -49 52 41 -52 41
    : diamond f in=0,0,0.86
    b P 9 0 -55 55 0 0 55 -55 0
    : rhombus f
    b P 9 0 -57 43 0 0 57 -43 0
    : hexagon f in=0,0,0.96
    b P 11 0 -52 45 -26 45 26 0 52 -45 26 -45 -26
    : octagon f in=0,0,0.98
    b P 8 46.2 19.1 19.1 46.2 -19.1 46.2 -46.2 19.1 -46.2 -19.1 -19.1 -46.2 19.1 -46.2 46.2 -19.1
    : pentagon f
    b P 9 0 -48 49 -12.5 30.5 44 -30.5 44 -49 -12.5
    : seal f in=0,0,0.94
    b P 7.5 0 -54 11.9 -44.5 27 -46.8 32.6 -32.6 46.8 -27 44.5 -11.9 54 0 44.5 11.9 46.8 27 \
    32.6 32.6 27 46.8 11.9 44.5 0 54 -11.9 44.5 -27 46.8 -32.6 32.6 -46.8 27 -44.5 11.9 \
    -54 0 -44.5 -11.9 -46.8 -27 -32.6 -32.6 -27 -46.8 -11.9 -44.5
    : shield fs in=0,-4,0.88
    b M0 -51 C9 -45 22 -40 35 -38.5 C38.5 -38 40 -36 40 -32.5 V-2 C40 23 25 40 3 50.5 \
    Q0 52 -3 50.5 C-25 40 -40 23 -40 -2 V-32.5 C-40 -36 -38.5 -38 -35 -38.5 \
    C-22 -40 -9 -45 0 -51 Z
    : circle.dashed
    s M0 -46.3 A46.3 46.3 0 0 1 17.7 -42.8 M32.7 -32.7 A46.3 46.3 0 0 1 42.8 -17.7
    s M46.3 0 A46.3 46.3 0 0 1 42.8 17.7 M32.7 32.7 A46.3 46.3 0 0 1 17.7 42.8
    s M0 46.3 A46.3 46.3 0 0 1 -17.7 42.8 M-32.7 32.7 A46.3 46.3 0 0 1 -42.8 17.7
    s M-46.3 0 A46.3 46.3 0 0 1 -42.8 -17.7 M-32.7 -32.7 A46.3 46.3 0 0 1 -17.7 -42.8
    : square.dashed
    s M-42 -24 C-42 -36 -36 -42 -24 -42 M24 -42 C36 -42 42 -36 42 -24
    s M42 24 C42 36 36 42 24 42 M-24 42 C-36 42 -42 36 -42 24
    s M-8 -42 H8 M42 -8 V8 M8 42 H-8 M-42 8 V-8
    : questionmark.square.dashed
    u square.dashed 0 0 1
    u*0.94 questionmark 0 0 0.55
    : circle.grid.2x2 f
    b O -23 -23 17 O 23 -23 17 O -23 23 17 O 23 23 17
    : circle.grid.3x3 f w=0.72
    b O -34 -34 10 O 0 -34 10 O 34 -34 10 O -34 0 10 O 0 0 10 O 34 0 10 \
    O -34 34 10 O 0 34 10 O 34 34 10
    : square.grid.2x2 f
    b R -43 -43 36 36 8 R 7 -43 36 36 8 R -43 7 36 36 8 R 7 7 36 36 8
    : square.grid.3x3 f w=0.72
    b R -44 -44 23 23 5 R -11.5 -44 23 23 5 R 21 -44 23 23 5 R -44 -11.5 23 23 5 \
    R -11.5 -11.5 23 23 5 R 21 -11.5 23 23 5 R -44 21 23 23 5 R -11.5 21 23 23 5 R 21 21 23 23 5
    : rectangle.grid.2x2 f
    b R -55 -40 49 35 8 R 6 -40 49 35 8 R -55 5 49 35 8 R 6 5 49 35 8
    : square.stack f w=0.72
    s2 M-24 -47 H24 M-32 -31 H32
    b R -42 -14 84 58 13
    : square.on.square f
    b2 R -47 -47 68 68 13
    o R -21 -21 68 68 13
    : square.on.circle f
    b2 O -14 -14 35
    o R -15 -15 62 62 12
    : circle.righthalf.filled
    s O 0 0 46.3
    k M0 -46 A46 46 0 0 1 0 46 Z
    : circle.lefthalf.filled
    s O 0 0 46.3
    k M0 46 A46 46 0 0 1 0 -46 Z
    : circle.bottomhalf.filled
    s O 0 0 46.3
    k M46 0 A46 46 0 0 1 -46 0 Z
    : circle.inset.filled
    s2 O 0 0 46.3
    k O 0 0 30
    : target
    s3 O 0 0 46.3
    s2 O 0 0 27
    f O 0 0 7
    : scope
    s2 O 0 0 37
    s M0 -50 V-22 M0 50 V22 M-50 0 H-22 M50 0 H22
    : viewfinder
    s M-45 -22 V-30 C-45 -40 -40 -45 -30 -45 H-22 M22 -45 H30 C40 -45 45 -40 45 -30 V-22
    s M45 22 V30 C45 40 40 45 30 45 H22 M-22 45 H-30 C-40 45 -45 40 -45 30 V22
    """
}
