@propertyWrapper struct Box<T> {
  var wrappedValue: T
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  init(wrappedValue: T, note: String) { self.wrappedValue = wrappedValue; print(note) }
  init(initial: T) { wrappedValue = initial }
}
@propertyWrapper struct Zero { var wrappedValue = 0; init() {}; init(at: Int) { wrappedValue = at } }
struct S1 { @Box(wrappedValue: 3) var b; var x = 1 }
print(S1().b, S1(b: Box(wrappedValue: 4)).b, S1(b: Box(initial: 6), x: 3).b)
struct S2 { @Box(initial: 3) var b: Int; var x = 1 }
print(S2().b, S2(b: Box(initial: 6), x: 3).b)
struct S3 { @Zero var z; @Zero(at: 4) var w }
print(S3().z, S3(z: Zero(at: 1)).z, S3(w: Zero()).w)
struct S4 { @Box(note: "n") var b = 3 }
print(S4().b, S4(b: 5).b)
struct S6 { @Box(wrappedValue: 3, note: "6") var b: Int }
print(S6().b, S6(b: Box(wrappedValue: 1)).b)
struct S7 { @Box var b = 3 }
print(S7().b, S7(b: 5).b)
