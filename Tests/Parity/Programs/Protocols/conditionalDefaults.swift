protocol Describable { var title: String { get }; func describe() -> String }
extension Describable { func describe() -> String { "<\(title)>" }; func shout() -> String { describe().uppercased() } }
protocol Priced { var price: Double { get } }
extension Priced where Self: Describable { var label: String { "\(describe()) $\(price)" } }
struct Book: Describable, Priced { var title: String; var price: Double; func shout() -> String { "BOOK" } }
struct Pen: Describable { let title = "pen"; func describe() -> String { "a pen" } }
let things: [any Describable] = [Book(title: "Dune", price: 9.5), Pen()]
for t in things { print(t.describe(), t.shout()) }
print(Book(title: "x", price: 1).shout(), Book(title: "y", price: 2).label)
func total(_ items: any Priced...) -> Double { items.reduce(0) { $0 + $1.price } }
print(total(Book(title: "", price: 2), Book(title: "", price: 3.25)), total())
func show(_ x: some Describable & Priced) -> String { x.label }
print(show(Book(title: "z", price: 0)))
extension Int: Describable { var title: String { "int\(self)" } }
extension Array: Describable where Element: Describable { var title: String { map(\.title).joined(separator: "+") } }
print(5.describe(), [1, 2].describe(), [[1], [2, 3]].shout())
extension Optional: Describable where Wrapped: Describable { var title: String { self?.title ?? "nothing" } }
let n: Int? = nil
print(n.describe(), Optional(4).describe())
print(things.compactMap { $0 as? any Priced }.map(\.price))
