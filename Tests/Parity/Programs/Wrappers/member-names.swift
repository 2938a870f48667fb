// Wrappers that are members of other types, named by themselves and by aliases.
enum Limits {
  @propertyWrapper struct Bounded {
    private var value: Int
    let range: ClosedRange<Int>
    var wrappedValue: Int {
      get { value }
      set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
      value = wrappedValue
      self.range = range
    }
  }
  @propertyWrapper struct Tagged<Tag> {
    var wrappedValue: String
    var projectedValue: String { "\(Tag.self):\(wrappedValue)" }
  }
  typealias Named = Tagged<Limits>
  typealias Over<T> = Tagged<[T]>
}
struct Settings {
  @Limits.Bounded(0...10) var volume = 5
  @Limits.Tagged<Int> var first = "a"
  @Limits.Named var second = "b"
  @Limits.Over<Bool> var third = "c"
}
var settings = Settings()
settings.volume = 40
print(settings.volume, settings.$first, settings.$second, settings.$third)
print(Settings(volume: 3, first: "x", second: "y").$second)
struct Inner {
  @propertyWrapper struct Doubled { var wrappedValue: Int; var projectedValue: Int { wrappedValue * 2 } }
  typealias Twice = Doubled
  @Twice var count = 4
  @Doubled var other: Int
}
print(Inner(other: 3).$count, Inner(count: 1, other: 3).$other)
