extension SymbolFamilies {
  /// Playback, sound, cameras and screens.
  static let media = """
    : play fcqs
    b P 7 -34 -46 50 0 -34 46
    : pause fcq
    b R -33 -40 19 80 4 R 14 -40 19 80 4
    : stop fcq
    b R -36 -36 72 72 8
    : record.circle f
    b2 O 0 0 46.3
    ?k@red O 0 0 26
    !d O 0 0 24
    : backward fc
    b P 6 -1 -31 -54 0 -1 31
    b P 6 54 -31 1 0 54 31
    : forward fc
    b P 6 1 -31 54 0 1 31
    b P 6 -54 -31 -1 0 -54 31
    : backward.end fc
    b P 6 40 -36 -26 0 40 36
    s M-40 -36 V36
    : forward.end fc
    b P 6 -40 -36 26 0 -40 36
    s M40 -36 V36
    : playpause fc
    b P 6 -52 -34 6 0 -52 34
    s M24 -34 V34 M46 -34 V34
    : eject fc
    b P 6 0 -40 42 14 -42 14
    s M-42 36 H42
    : speaker fcs
    b P 6 -36 -17 -15 -17 16 -42 16 42 -15 17 -36 17
    : speaker.wave.1 f
    u speaker -26 0 1
    s2%0 M14 -18 C22 -8 22 8 14 18
    : speaker.wave.2 f
    u speaker -34 0 1
    s2%0 M6 -18 C14 -8 14 8 6 18
    s3%0.5 M23 -31 C38 -13 38 13 23 31
    : speaker.wave.3 f
    u speaker -44 0 1
    s2%0 M-5 -18 C3 -8 3 8 -5 18
    s2%0.33 M12 -31 C27 -13 27 13 12 31
    s3%0.66 M29 -44 C51 -19 51 19 29 44
    : music.note c
    s p 3 -6 34 -6 -38 32 -46 32 -24 -6 -16
    f O -17 34 9.5 8
    : music.note.list
    s M-48 -30 H0 M-48 -8 H0 M-48 14 H-18
    s p 3 22 32 22 -38 50 -44 50 -26 22 -20
    f O 12 32 8.5 7
    : music.quarternote.3
    s p 2 -26 34 -26 -40 30 -48 30 24 M-26 -20 L30 -28
    f O -36 34 8.5 7 O 20 25 8.5 7
    : headphones c
    s M-44 22 V2 C-44 -24 -25 -43 0 -43 C25 -43 44 -24 44 2 V22
    f R -44 14 15 30 6 R 29 14 15 30 6
    : beats.headphones
    s M-44 24 V0 C-44 -25 -25 -44 0 -44 C25 -44 44 -25 44 0 V24
    b R -47 10 22 36 9 R 25 10 22 36 9
    : earpods
    s M-26 -22 V40 M26 -22 V40
    f O -28 -30 13 O 28 -30 13
    : airpods
    s*1.5 M-22 -8 V40 M22 -8 V40
    f O -28 -28 14 O 28 -28 14
    : hifispeaker f
    b R -31 -52 62 104 12
    d O 0 18 18
    g O 0 -28 5
    : mic fcs
    b R -19 -52 38 64 19
    s M-36 -8 V-4 C-36 18 -21 32 0 32 C21 32 36 18 36 -4 V-8 M0 32 V50 M-20 50 H20
    : music.mic c w=0.72
    s O 20 -20 27
    s M1 -1 L38 -40
    s P 5 -3 -8 -42 44 -48 38 -8 3
    : waveform c
    s%0 M-50 -8 V8
    s%0.2 M-30 -26 V26
    s%0.4 M-10 -46 V46
    s%0.6 M10 -18 V18
    s%0.8 M30 -36 V36
    s%0.9 M50 -10 V10
    : waveform.path
    s p 2 -56 0 -38 0 -26 -24 -10 42 8 -46 24 20 34 0 56 0
    : waveform.path.ecg
    s p 1.5 -58 4 -34 4 -24 -10 -14 4 -8 4 4 -46 20 44 29 4 58 4
    : camera fcs
    b M-22 -26 L-15 -36 C-13 -39 -11 -40 -7.5 -40 H7.5 C11 -40 13 -39 15 -36 L22 -26 H40 \
    C50 -26 55 -21 55 -11 V24 C55 34 50 39 40 39 H-40 C-50 39 -55 34 -55 24 V-11 C-55 -21 -50 -26 -40 -26 Z
    d O 0 6 20
    g O 39 -10 1
    : camera.viewfinder w=0.6
    u viewfinder 0 0 1
    u camera 0 -1 0.55
    : camera.aperture
    s O 0 0 46.3
    s M-12 -44 L20 -16 M32 -33 L24 9 M45 12 L3 22 M12 44 L-20 16 M-32 33 L-24 -9 M-45 -12 L-3 -22
    : photo f
    b R -56 -42 112 84 13
    d p 4 -54 26 -27 0 -6 20 18 -8 54 26
    d O -26 -18 8
    : photo.on.rectangle f w=0.72
    s2 M-50 20 C-56 16 -58 12 -58 4 V-32 C-58 -42 -53 -47 -43 -47 H22 C30 -47 35 -44 37 -38
    o R -40 -30 98 74 12
    d p 4 -36 30 -14 6 4 22 24 0 54 28
    d O -16 -10 6
    = photo.fill.on.rectangle.fill photo.on.rectangle.fill
    : music.note.house
    s P 5 0 -46 46 -8 46 42 -46 42 -46 -8
    u*0.9 music.note 2 12 0.5
    : photo.stack f w=0.72
    s2 M-34 -48 H34 M-43 -35 H43
    b R -52 -21 104 68 12
    d p 4 -50 34 -26 10 -6 28 16 4 50 34
    : video fcs b=plus
    b R -60 -31 78 62 14
    b P 6 30 -10 56 -28 56 28 30 10
    : film f w=0.72
    b R -56 -42 112 84 12
    d*0.8 M-26 -26 V26 M26 -26 V26 M-26 0 H26
    g*0.6 R -44 -27 5 7 1 R -44 -3.5 5 7 1 R -44 20 5 7 1 R 39 -27 5 7 1 R 39 -3.5 5 7 1 R 39 20 5 7 1
    : play.rectangle f
    b R -58 -42 116 84 14
    g P 5 -14 -20 22 0 -14 20
    : play.tv f
    u tv 0 0 1
    g P 5 -11 -26 17 -9 -11 8
    : tv fc
    b R -58 -46 116 72 12
    s M-24 43 H24
    : display
    s R -56 -46 112 72 9
    s M0 28 V42 M-22 44 H22
    : desktopcomputer w=0.72
    s R -56 -46 112 74 9
    s M-56 10 H56 M-10 30 L-12 44 M10 30 L12 44 M-24 45 H24
    : laptopcomputer s
    s R -43 -36 86 58 8
    s M-60 36 H60
    : pc
    s R -26 -48 52 96 8
    s M-12 -30 H12 M-12 -14 H12
    f O 0 28 3
    : iphone cs
    b R -27 -52 54 104 13
    d M-8 -51 H8
    : iphone.radiowaves.left.and.right c w=0.6
    b R -20 -44 40 88 10
    s2%0 M34 -20 C42 -8 42 8 34 20 M-34 -20 C-42 -8 -42 8 -34 20
    s3%0.5 M48 -33 C63 -13 63 13 48 33 M-48 -33 C-63 -13 -63 13 -48 33
    : ipad
    b R -38 -50 76 100 12
    d M-12 36 H12
    : ipad.landscape
    b R -54 -38 108 76 12
    d M-12 26 H12
    : applewatch
    s R -29 -31 58 62 16
    s M-20 -31 L-16 -51 H16 L20 -31 M-20 31 L-16 51 H16 L20 31
    s M38 -10 V6
    : visionpro f
    b M-30 -27 H30 C48 -27 60 -16 60 2 C60 18 51 28 38 28 C24 28 18 12 0 12 C-18 12 -24 28 -38 28 \
    C-51 28 -60 18 -60 2 C-60 -16 -48 -27 -30 -27 Z
    : homepod f
    b M-20 -38 C-8 -42 8 -42 20 -38 C38 -32 44 -16 44 2 C44 26 32 42 12 42 H-12 C-32 42 -44 26 -44 2 \
    C-44 -16 -38 -32 -20 -38 Z
    d M-16 -26 C-6 -29 6 -29 16 -26
    : airplayaudio c w=0.6
    s2%0 M-15 -5 C-26 -17 -26 -32 0 -32 C26 -32 26 -17 15 -5
    f P 3 0 12 26 42 -26 42
    s3%0.5 M-32 22 C-62 -4 -46 -50 0 -50 C46 -50 62 -4 32 22
    : airplayvideo c
    s M-30 28 H-38 C-48 28 -53 23 -53 13 V-25 C-53 -35 -48 -40 -38 -40 H38 C48 -40 53 -35 53 -25 V13 \
    C53 23 48 28 38 28 H30
    f P 3 0 14 26 44 -26 44
    : gamecontroller f w=0.72
    b M-28 -30 C-18 -32 -14 -26 -6 -26 H6 C14 -26 18 -32 28 -30 C46 -27 56 0 57 20 C58 38 44 42 34 30 \
    L25 19 C22 16 20 15 16 15 H-16 C-20 15 -22 16 -25 19 L-34 30 C-44 42 -58 38 -57 20 C-56 0 -46 -27 -28 -30 Z
    d M-27 -18 V4 M-38 -7 H-16
    g O 21 0 2.4 O 33 -13 2.4
    : radio f w=0.72
    b R -54 -16 108 62 12
    s M-42 -18 L38 -48
    d O -24 15 15
    d M12 4 H36 M12 24 H36
    : tv.music.note
    s R -58 -46 116 72 12
    s M-24 43 H24
    u*0.9 music.note 2 -10 0.5
    : opticaldisc f
    b O 0 0 46.3
    d O 0 0 14
    : cassette w=0.72
    s R -56 -38 112 76 12
    s O -24 -6 12 O 24 -6 12
    s M-12 -6 H12 M-32 38 L-26 22 H26 L32 38
    : livephoto w=0.6
    s3 M0 -46.3 A46.3 46.3 0 0 1 17.7 -42.8 M32.7 -32.7 A46.3 46.3 0 0 1 42.8 -17.7
    s3 M46.3 0 A46.3 46.3 0 0 1 42.8 17.7 M32.7 32.7 A46.3 46.3 0 0 1 17.7 42.8
    s3 M0 46.3 A46.3 46.3 0 0 1 -17.7 42.8 M-32.7 32.7 A46.3 46.3 0 0 1 -42.8 17.7
    s3 M-46.3 0 A46.3 46.3 0 0 1 -42.8 -17.7 M-32.7 -32.7 A46.3 46.3 0 0 1 -17.7 -42.8
    s2 O 0 0 28
    f O 0 0 8
    """
}
