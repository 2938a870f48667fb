// An initializer that never returns needs no `super.init`.
class Controller {
  let name: String?
  init(name: String?) { self.name = name }
  init(name: String?, bundle: Int) { self.name = name }
}

final class Player: Controller {
  let level: Int
  init(level: Int) {
    self.level = level
    super.init(name: "player", bundle: 1)
  }
  required init?(coder: Int) { fatalError("init(coder:) has not been implemented") }
}

print(Player(level: 3).level, Player(level: 4).name ?? "none")
