// A closure of several statements says nothing of its parameters: the other closures do.
struct Lamp { var level = 0, name = "lamp" }
struct House { var lamp = Lamp(), visits = 0 }
enum LampAction { case dim(Int), rename(String) }
enum HouseAction { case lamp(LampAction), visit }
typealias Rule<State, Action> = (inout State, Action) -> Int

func lifted<Part, PartAction, Whole, WholeAction>(
  _ rule: @escaping Rule<Part, PartAction>, to place: WritableKeyPath<Whole, Part>,
  taking part: @escaping (WholeAction) -> PartAction?,
  giving whole: @escaping (PartAction) -> WholeAction
) -> Rule<Whole, WholeAction> {
  { state, action in
    guard let own = part(action) else { return 0 }
    print("as", whole(own))
    return rule(&state[keyPath: place], own)
  }
}

let rule: Rule<House, HouseAction> = lifted(
  { state, action in
    switch action {
    case .dim(let level): state.level = level
    case .rename(let name): state.name = name
    }
    return 1
  }, to: \House.lamp,
  taking: { if case .lamp(let own) = $0 { return own } else { return nil } },
  giving: { .lamp($0) })

var house = House()
print(rule(&house, .lamp(.dim(3))), rule(&house, .visit), rule(&house, .lamp(.rename("desk"))))
print(house)

func twice<Item>(_ work: (Item) -> String, of make: () -> Item) -> String { work(make()) + work(make()) }
print(
  twice(
    { item in
      let text = item.uppercased()
      return text + "!"
    }, of: { "ab" }))
