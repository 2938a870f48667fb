extension WorldProgram {
  /// The random choice of a world's views.
  static let specifications = #"""
    indirect enum Spec {
      case leaf(Int, Model)
      case value(Model)
      case stack(Int, [Spec])
      case branch(Model, Spec, Spec)
      case choice(Model)
      case rows(Int, Model)
      case cells(Int, Model)
      case state(Int)
      case object(Int, Signal)
      case reader(Int)
      case writer(Int, Model, Spec)
      case identified(Model, Spec)
      case erased(Model, Spec, Spec)
      case modified(Int, Model, Spec)
      case equatable(Int, Model)
      case geometry(Model, Spec)
      case following(Model)
      case preference(Spec)
    }
    func makeSpec(_ dice: inout Dice, _ depth: Int) -> Spec {
      let model = models[dice.roll(2)]
      func inner() -> Spec { makeSpec(&dice, depth - 1) }
      switch dice.roll(depth > 0 ? 22 : 11) {
      case 0, 1: return .leaf(dice.roll(8), model)
      case 2: return .value(model)
      case 3: return .choice(model)
      case 4: return .rows(dice.roll(4), model)
      case 5: return .cells(dice.roll(3), model)
      case 6: return .state(dice.roll(3))
      case 7: return .object(dice.roll(4), signal)
      case 8: return .reader(dice.roll(5))
      case 9: return .equatable(dice.roll(3), model)
      case 10: return .following(model)
      case 11, 12, 13: return .stack(dice.roll(3), (0...dice.roll(2)).map { _ in inner() })
      case 14: return .branch(model, inner(), inner())
      case 15, 16: return .writer(dice.roll(5), model, inner())
      case 17: return .identified(model, inner())
      case 18: return .erased(model, inner(), inner())
      case 19: return .modified(dice.roll(3), model, inner())
      case 20: return .geometry(model, inner())
      default: return .preference(inner())
      }
    }

    """#
}
