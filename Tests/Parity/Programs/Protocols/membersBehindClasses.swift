// What a protocol gives is there for `Self` of a class, and for a parameter that is of a class.
protocol Titled { init() }
extension Titled {
  static func title() -> String { "\(Self.self)" }
  static var count: Int { 3 }
  func shout() -> String { Self.title().uppercased() }
}
class Page: Titled {
  required init() {}
  func line() -> String { Self.title() + "\(Self.count)" + shout() }
  class func head() -> String { Self.title() + "\(count)" }
}
final class Cover: Page {}
print(Page().line(), Page.head(), Cover.head())
func describe<T: Page>(_ page: T) -> String { "\(T.count) \(page.line())" }
print(describe(Page()))
