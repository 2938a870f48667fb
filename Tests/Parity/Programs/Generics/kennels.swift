class Animal { let name: String; init(_ n: String) { name = n }; func speak() -> String { "..." } }
class Dog: Animal { override func speak() -> String { "Woof" }; func fetch() -> String { "\(name) fetches" } }
final class Puppy: Dog { override func speak() -> String { super.speak().lowercased() + "!" } }
struct Kennel<A: Animal> { private var all: [A] = []; mutating func add(_ a: A) -> Self { all.append(a); return self }; func chorus() -> String { all.map { $0.speak() }.joined(separator: " ") }; func first<B: Animal>(_ t: B.Type) -> B? { all.lazy.compactMap { $0 as? B }.first } }
var k = Kennel<Dog>()
_ = k.add(Dog("Rex")); _ = k.add(Puppy("Bit"))
print(k.chorus(), k.first(Puppy.self)?.fetch() ?? "-", k.first(Animal.self)!.name)
func loudest<A>(_ x: [A], by f: (A) -> Int) -> A? where A: Animal { x.max { f($0) < f($1) } }
print(loudest([Animal("z"), Dog("y")], by: { $0.speak().count })!.name)
protocol Cloneable: AnyObject { init(copying other: Self); static var kind: String { get } }
extension Cloneable { func clone() -> Self { Self(copying: self) }; static var kind: String { "\(Self.self)" } }
final class Doc: Cloneable { var text: String; init(_ t: String) { text = t }; init(copying o: Doc) { text = o.text + "*" } }
let d = Doc("a"), e = d.clone()
print(e.text, d === e, Doc.kind)
protocol Repo { associatedtype Model: Identifiable where Model.ID == Int; var items: [Model] { get } }
extension Repo { subscript(id: Int) -> Model? { items.first { $0.id == id } }; var ids: [Int] { items.map(\.id) } }
struct User: Identifiable { let id: Int; var name: String }
struct Users: Repo { var items = [User(id: 4, name: "Q"), User(id: 7, name: "W")] }
func names<R: Repo>(_ r: R) -> [String] where R.Model == User { r.ids.compactMap { r[$0]?.name } }
print(names(Users()), Users()[7]?.name as Any, Users()[1] as Any)
func pick(_ r: some Repo) -> Int { r.items.count }
let any: any Repo = Users()
print(pick(any), any.ids, type(of: any))
