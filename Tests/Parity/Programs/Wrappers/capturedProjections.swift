// A capture list may name what a property wrapper projects.
@propertyWrapper struct Logged {
  var wrappedValue = 1
  var projectedValue: [Int] { [wrappedValue, wrappedValue] }
}
struct Meter {
  @Logged var level
  func count() -> () -> Int { { [$level] in $level.count } }
  func sum() -> (Int) -> Int { { [$level, extra = 2] in $level[0] + extra + $0 } }
  func local() -> Int {
    @Logged var own = 4
    let closure = { [$own] in $own.reduce(0, +) }
    own = 9
    return closure()
  }
}
print(Meter().count()(), Meter().sum()(5), Meter().local())
