// Effects with which one symbol takes the place of another.

public protocol SymbolEffect: Hashable {}
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {
  public init() {}
}
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public struct MagicReplace: ContentTransitionSymbolEffect {
    var _fallback: ReplaceSymbolEffect
  }
  var _traits: [String] = []
  func _with(_ trait: String) -> ReplaceSymbolEffect {
    ReplaceSymbolEffect(_traits: _traits + [trait])
  }
  public var downUp: ReplaceSymbolEffect { _with("downUp") }
  public var upUp: ReplaceSymbolEffect { _with("upUp") }
  public var offUp: ReplaceSymbolEffect { _with("offUp") }
  public var byLayer: ReplaceSymbolEffect { _with("byLayer") }
  public var wholeSymbol: ReplaceSymbolEffect { _with("wholeSymbol") }
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(_fallback: fallback)
  }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

public struct SymbolEffectOptions: Hashable {
  var _traits: [String] = []
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(_traits: ["repeating"])
  public static let nonRepeating = SymbolEffectOptions(_traits: ["nonRepeating"])
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(_traits: _traits + ["speed \(speed)"])
  }
}
