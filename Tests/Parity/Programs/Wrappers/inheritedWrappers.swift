@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  private let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
class Parent {
  @propertyWrapper struct Doubled {
    private var half: Int
    init(wrappedValue: Int) { half = wrappedValue }
    var wrappedValue: Int {
      get { half * 2 }
      set { half = newValue }
    }
  }
}
class Child: Parent { @Parent.Doubled var count = 1 }
struct Volume { @Clamped(0...100) var level = 400 }
protocol Listing { typealias List<Item> = [Item] }
struct Names: Listing {}
func first<T: Listing>(_ listing: T) -> T.List<Int> { [1] }
let child = Child()
print(child.count)
child.count = 5
print(child.count, Volume().level, first(Names()))
