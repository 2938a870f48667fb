extension WorldProgram {
  /// Functions that make a world from a number, and write to it.
  static let writes = #"""
    var models: [Model] = []
    var signal = Signal()
    var setters: [String: (Int) -> Void] = [:]
    var spec = Spec.reader(0)
    var lastID = 0

    func newWorld(_ seed: Int) {
      lastID = 0
      models = [Model(100), Model(200)]
      signal = Signal()
      setters = [:]
      var dice = Dice(seed)
      spec = .stack(dice.roll(3), [makeSpec(&dice, 2), makeSpec(&dice, 2)])
    }
    func endWorld() {
      models = []
      signal = Signal()
      setters = [:]
      spec = .reader(0)
    }
    func makeView() -> SpecView { SpecView(spec: spec, path: "") }
    func set(_ path: String, _ value: Int) { setters[path]?(value) }
    func write(_ seed: Int) -> String {
      var dice = Dice(seed)
      var words = change(&dice)
      if dice.roll(3) == 0 { words += "; " + change(&dice) }
      return words
    }
    func writeAndFail(_ seed: Int) -> String {
      var dice = Dice(seed)
      _ = change(&dice)
      _ = change(&dice)
      for setter in setters.values { setter(99) }
      fatalError("no")
    }
    func writeAndBreak(_ seed: Int) -> String {
      var dice = Dice(seed)
      let words = change(&dice)
      for model in models { model.bomb = 9 }
      return words + "; bomb = 9"
    }
    func calm() -> String {
      for model in models { model.bomb = 0 }
      return "bomb = 0"
    }
    func change(_ dice: inout Dice) -> String {
      let number = dice.roll(2)
      let model = models[number]
      let value = dice.roll(4)
      let name = "models[\(number)]"
      switch dice.roll(26) {
      case 0, 1: model.a = value; return "\(name).a = \(value)"
      case 2: model.a += value; return "\(name).a += \(value)"
      case 3: model.b = value; return "\(name).b = \(value)"
      case 4: model.b += 0; return "\(name).b += 0"
      case 5, 6: model.flag.toggle(); return "\(name).flag.toggle()"
      case 7: model.flag = value < 2; return "\(name).flag = \(value < 2)"
      case 8: model.pair.left = value; return "\(name).pair.left = \(value)"
      case 9: model.pair = Pair(left: value, right: 0); return "\(name).pair = \(value)"
      case 10:
        lastID += 1
        model.items.insert(Item(lastID), at: min(value, model.items.count))
        return "\(name).items.insert \(lastID) at \(value)"
      case 11:
        if !model.items.isEmpty { model.items.remove(at: value % model.items.count) }
        return "\(name).items.remove \(value)"
      case 12: model.items.reverse(); return "\(name).items.reverse()"
      case 13, 14:
        if !model.items.isEmpty { model.items[value % model.items.count].text += 1 }
        return "\(name).items[\(value)].text += 1"
      case 15, 16:
        if !model.items.isEmpty { model.items[value % model.items.count].flag.toggle() }
        return "\(name).items[\(value)].flag.toggle()"
      case 17:
        lastID += 1
        model.cells.append(Cell(id: lastID, text: value))
        return "\(name).cells.append \(lastID)"
      case 18:
        if !model.cells.isEmpty { model.cells.remove(at: value % model.cells.count) }
        return "\(name).cells.remove \(value)"
      case 19:
        if !model.cells.isEmpty { model.cells[value % model.cells.count].text += 1 }
        return "\(name).cells[\(value)].text += 1"
      case 20: model.cells.reverse(); return "\(name).cells.reverse()"
      case 21:
        model.chosen = value == 3 ? nil : model.items.first
        return "\(name).chosen = \(value == 3 ? "nil" : "first")"
      case 22: model.chosen?.text += 1; return "\(name).chosen?.text += 1"
      case 23: signal.x = value; return "signal.x = \(value)"
      case 24: signal.y += 1; return "signal.y += 1"
      default: Bindable(model).a.wrappedValue = value; return "$\(name).a = \(value)"
      }
    }
    """#
}
