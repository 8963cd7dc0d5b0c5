extension ReplaceSymbolEffect {
  /// The old one goes down and the new one comes up, where an effect is asked for by its name alone.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  /// Both go up, where an effect is asked for by its name alone.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  /// The old one goes at once and the new one comes up, where an effect is asked for by its name alone.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
}
