import Testing

struct Lamp {
  var isOn = false
  var parent: [Lamp] = []
  func glows(_ level: Int) -> Bool { isOn && level > 0 }
  static func exists(_ name: String) -> Bool { name.isEmpty }
  mutating func flip() -> Bool {
    isOn.toggle()
    return !isOn
  }
}

@Test func negations() {
  let lamp = Lamp(isOn: true)
  #expect(!lamp.isOn)
  #expect(!lamp.glows(1))
  #expect(!(lamp.isOn == true))
  #expect(!(lamp.isOn && lamp.glows(2)))
  #expect((lamp.isOn == false))
  #expect(lamp.isOn == false && true)
  #expect(!(1 is Int))
  #expect(Lamp.exists("x"))
  #expect(!Lamp.exists(""))
  #expect(((lamp.isOn)) == ((false)))
}

@Test func chains() throws {
  let lamp = Lamp()
  let maybe: Lamp? = nil
  #expect(maybe?.isOn == true)
  #expect(maybe?.glows(1) ?? false)
  #expect((maybe?.isOn ?? true) == false)
  #expect(lamp.parent.first?.isOn == true)
}
