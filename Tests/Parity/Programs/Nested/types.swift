// Types in types, extensions of them, names that shadow, access levels, typealiases, local types.
struct Library {
  enum Genre: String, CaseIterable { case crime, poetry; struct Info { var genre: Genre; var count: Int }; var info: Info { Info(genre: self, count: rawValue.count) } }
  struct Book { var title: String; var genre: Genre = .crime; fileprivate var secret = "s"; static let none = Book(title: "none") }
  private(set) var books: [Book] = []
  typealias Filter = (Book) -> Bool
  class Shelf { var library: Library; init(_ library: Library) { self.library = library }; func count(_ filter: Filter = { _ in true }) -> Int { library.books.filter(filter).count } }
  mutating func add(_ titles: String..., genre: Genre = .poetry) { books += titles.map { Book(title: $0, genre: genre) } }
  func shelf() -> Shelf { Shelf(self) }
  static func make() -> Library { var library = Library(); library.add("a", "b"); library.add("c", genre: .crime); return library }
}
extension Library.Book { var label: String { "\(title)/\(genre)\(secret)" } }
extension Library.Genre { static var favourite: Self { .poetry } }
let library = Library.make()
print(library.books.map(\.label), library.shelf().count(), library.shelf().count { $0.genre == .crime }, Library.Book.none.title, Library.Genre.favourite.info)
print(Library.Genre.Info(genre: .crime, count: 1), Library.Genre.allCases, type(of: library.shelf()), Library.Genre.self)
func local() -> [String] {
  struct Item: Comparable { let n: Int; static func < (l: Item, r: Item) -> Bool { l.n < r.n }; var text: String { "item \(n)" } }
  enum Mode { case up, down }
  class Counter { var value = 0; func next() -> Int { value += 1; return value } }
  func sort(_ items: [Item], _ mode: Mode) -> [Item] { mode == .up ? items.sorted() : items.sorted(by: >) }
  let counter = Counter()
  return sort([Item(n: counter.next()), Item(n: counter.next() * 5), Item(n: counter.next())], .down).map(\.text)
}
print(local())
struct Int2 { typealias Int = Swift.Int; var Int: Int = 3 }
print(Int2().Int)
let value = 1
struct Shadow {
  let value = 2; func read(_ value: Int = 3) -> [Int] { [value, self.value] };
  func outer() -> Int {
    {
      let value = 4; return value + self.value
    }()
  }
}
print(Shadow().read(), Shadow().outer(), value)
if true { let value = "inner"; print(value); do { let value = 2.5; print(value) } }
enum Outer { static let x = 1; enum Inner { static let y = x + 1; struct Deep { let z = y + x } } }
print(Outer.Inner.y, Outer.Inner.Deep().z)
extension Int { struct Wrapper { let value: Int }; var wrapped: Wrapper { Wrapper(value: self) }; static let answer = 42 }
print(5.wrapped.value, Int.answer, Int.Wrapper(value: 1), (1...3).map(\.wrapped.value))
protocol Screen { associatedtype State; var state: State { get } }
struct Home: Screen { struct State { var count = 0 }; var state = State(count: 4) }
func read<S: Screen>(_ screen: S) -> S.State { screen.state }
print(read(Home()).count, read(Home()), Home.State())
fileprivate struct Hidden { private var a = 1; fileprivate var b: Int { a + 1 } }
print(Hidden().b)
