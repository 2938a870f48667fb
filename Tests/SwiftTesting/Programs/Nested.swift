import Testing

enum Shop {
  struct Cart {
    var items = ["pen"]
    @Test mutating func adds() {
      items.append("ink")
      #expect(items.count == 3)
    }
    @Suite("Prices", .serialized) struct Prices {
      @Test(arguments: [1, 2]) func positive(price: Int) { #expect(price > 1) }
    }
  }
  @Test static func opens() { #expect(Bool(false)) }
}

extension Shop.Cart {
  struct Empty {
    @Test func isEmpty() { #expect(!Shop.Cart().items.isEmpty) }
  }
}

@Suite(.disabled("outer")) enum Closed {
  struct Inner { @Test func never() { Issue.record("never") } }
}
