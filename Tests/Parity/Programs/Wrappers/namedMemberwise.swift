// A memberwise initializer that is named has no parameters for private wrapped properties with a value.
@propertyWrapper struct Doubled {
  private var stored: Int
  init(wrappedValue: Int) { stored = wrappedValue * 2 }
  init(at place: Int) { stored = place }
  var wrappedValue: Int { stored }
}

struct Row {
  let number: Int
  @Doubled private var twice = 4
  @Doubled(at: 7) private var place: Int
  var text: String { "\(number) \(twice) \(place)" }
}

let make: (Int) -> Row = Row.init
print(make(1).text)
print([2, 3].map(Row.init).map(\.text))
print(Row(number: 5).text)
