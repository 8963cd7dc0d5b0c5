extension SymbolFamilies {
  /// Signs of arithmetic, punctuation and confirmation.
  static let signs = """
    : plus cq
    s M-39 0 H39 M0 -39 V39
    : minus cq
    s M-39 0 H39
    : multiply cq
    s M-30 -30 L30 30 M30 -30 L-30 30
    : divide cq
    s M-39 0 H39
    f O 0 -26 4 O 0 26 4
    : equal cq
    s M-36 -14 H36 M-36 14 H36
    : plusminus cq
    s M-30 -14 H30 M0 -44 V16 M-30 40 H30
    : plus.forwardslash.minus
    s M-44 -26 H-8 M-26 -44 V-8 M34 -42 L-34 42 M8 28 H44
    : lessthan cq
    s p 0 32 -34 -34 0 32 34
    : greaterthan cq
    s p 0 -32 -34 34 0 -32 34
    : xmark cqbs
    s M-34 -34 L34 34 M34 -34 L-34 34
    : checkmark cq
    s M-36 4 L-11 34 L36 -37
    : exclamationmark cq
    s*1.25 M0 -40 V12
    f O 0 37 3.4
    : exclamationmark.2
    s*1.25 M-14 -40 V12 M14 -40 V12
    f O -14 37 3.4 O 14 37 3.4
    : exclamationmark.3
    s*1.25 M-27 -40 V12 M0 -40 V12 M27 -40 V12
    f O -27 37 3.4 O 0 37 3.4 O 27 37 3.4
    : questionmark cq
    s M-24 -22 C-23 -34 -13 -42 1 -42 C16 -42 26 -33 26 -20 C26 -10 20 -4 12 1 C4 6 0 9 0 17
    f O 0 38 3
    : info c
    s p 0 -14 -11 2 -11 2 34 M-18 34 H20
    f O 0 -35 3.6
    : percent
    s M31 -39 L-31 39 O -28 -23 15 17 O 28 23 15 17
    : number cq
    s M-12 -40 L-22 40 M22 -40 L12 40 M-36 -16 H38 M-38 16 H36
    : at c
    s O 0 1 19
    s M19 -16 V7 C19 16 24 21 31 21 C41 21 47 11 47 -1 C47 -27 27 -47 0 -47 C-27 -47 -47 -26 -47 0
    s M-47 0 C-47 27 -27 47 1 47 C12 47 22 44 30 39
    : infinity c
    s M0 0 C-14 -17 -23 -25 -35 -25 C-48 -25 -57 -14 -57 0 C-57 14 -48 25 -35 25 \
    C-23 25 -14 17 0 0 C14 -17 23 -25 35 -25 C48 -25 57 -14 57 0 C57 14 48 25 35 25 C23 25 14 17 0 0 Z
    : sum
    s p 4 33 -27 33 -40 -31 -40 7 0 -31 40 33 40 33 27
    : function
    s M-46 42 C-37 46 -31 40 -28 28 L-15 -28 C-12 -40 -6 -46 3 -42 M-33 -8 H0 M16 -8 L46 34 M46 -8 L14 34
    : x.squareroot
    s p 2 -54 6 -46 2 -32 38 -12 -42 54 -42 M8 -14 L42 32 M42 -14 L8 32
    : asterisk c
    s M0 -42 V42 M-36.4 -21 L36.4 21 M36.4 -21 L-36.4 21
    : ellipsis c
    f O -35 0 4.6 O 0 0 4.6 O 35 0 4.6
    : line.3.horizontal c
    s M-42 -25 H42 M-42 0 H42 M-42 25 H42
    = line.horizontal.3 line.3.horizontal
    : line.3.horizontal.decrease c
    s M-44 -22 H44 M-30 0 H30 M-16 22 H16
    : line.diagonal
    s M-32 32 L32 -32
    : list.bullet c
    f O -46 -27 2.6 O -46 0 2.6 O -46 27 2.6
    s M-24 -27 H50 M-24 0 H50 M-24 27 H50
    : list.dash
    s M-52 -27 H-42 M-52 0 H-42 M-52 27 H-42
    s M-24 -27 H50 M-24 0 H50 M-24 27 H50
    : list.number w=0.72
    s*0.8 M-53 -30 L-46 -34 V-16 M-54 6 C-54 -1 -42 -1 -42 6 C-42 11 -47 14 -54 21 H-41
    s M-24 -26 H50 M-24 1 H50 M-24 28 H50
    : checklist
    s M-53 -27 L-47 -20 L-36 -35 M-53 20 L-47 27 L-36 12
    s M-18 -27 H50 M-18 20 H50
    : slider.horizontal.3 w=0.72
    s M-50 -28 H8 M32 -28 H50 M-50 0 H-34 M-10 0 H50 M-50 28 H8 M32 28 H50
    s O 20 -28 11 O -22 0 11 O 20 28 11
    : slider.vertical.3 w=0.72
    s M-28 -50 V-8 M-28 16 V50 M0 -50 V-34 M0 -10 V50 M28 -50 V8 M28 32 V50
    s O -28 4 11 O 0 -22 11 O 28 20 11
    : control
    s p 3 -36 -4 0 -36 36 -4
    : option
    s p 2 -46 -28 -20 -28 16 30 46 30 M12 -28 H46
    : command c w=0.72
    s M-16 -16 H16 V16 H-16 Z M-16 -16 H-28 A13 13 0 1 1 -16 -29 Z M16 -16 V-29 A13 13 0 1 1 29 -16 Z
    s M16 16 H29 A13 13 0 1 1 16 29 Z M-16 16 V29 A13 13 0 1 1 -29 16 Z
    : shift f
    b P 4 0 -46 44 2 21 2 21 40 -21 40 -21 2 -44 2
    : escape
    s M-16 -40 A42 42 0 1 0 16 -40
    s M0 0 L-22 -22 M-24 -2 V-24 H-2
    : 123.rectangle f
    b R -60 -42 120 84 14
    d*0.9 M-40 -13 L-33 -19 V19 M-17 -10 C-17 -22 4 -22 4 -9 C4 -1 -8 8 -17 19 H5 \
    M20 -15 C24 -22 40 -21 40 -10 C40 -4 36 -1 28 -1 M28 -1 C37 -1 42 4 42 9 C42 22 23 22 19 13
    : textformat
    s M-56 36 L-32 -36 L-8 36 M-47 12 H-17 M50 -2 V36 O 32 17 18 19
    : textformat.size
    s M-57 32 L-42 -8 L-27 32 M-52 18 H-32 M-12 32 L18 -42 L48 32 M-3 8 H39
    : bold
    s M-22 -40 V40 H6 C22 40 31 31 31 19 C31 6 22 -2 6 -2 H-22 M6 -2 C19 -2 27 -9 27 -21 \
    C27 -33 19 -40 5 -40 H-22
    : italic
    s M-8 -40 H32 M-32 40 H8 M13 -40 L-13 40
    : underline
    s M-25 -44 V-4 C-25 14 -14 24 0 24 C14 24 25 14 25 -4 V-44 M-30 46 H30
    : strikethrough
    s M25 -26 C22 -37 13 -43 0 -43 C-15 -43 -25 -35 -25 -24 C-25 -15 -19 -10 -11 -6 M-44 0 H44
    s M15 6 C23 10 27 15 27 22 C27 35 16 43 1 43 C-14 43 -24 36 -27 24
    : text.alignleft
    s M-44 -30 H44 M-44 -10 H18 M-44 10 H44 M-44 30 H10
    : text.aligncenter
    s M-44 -30 H44 M-28 -10 H28 M-44 10 H44 M-24 30 H24
    : text.alignright
    s M-44 -30 H44 M-18 -10 H44 M-44 10 H44 M-10 30 H44
    : paragraphsign
    s M14 -40 V42 M36 -40 V42 M44 -40 H-4 C-20 -40 -30 -30 -30 -16 C-30 -2 -20 8 -4 8 H14
    """
}
