protocol Logged { func log() }
extension Logged { func log() { print("plain") } }
protocol Titled: Logged { static var title: String { get } }
extension Titled { func log() { print("titled", Self.title) } }
struct Pair<X> { let x: X }
extension Pair: Logged where X: Logged {}
extension Pair: Titled where X: Titled { static var title: String { "P" } }
extension String: Titled { static var title: String { "S" } }
extension Int: Logged {}
func go<X: Logged>(_ x: X) { x.log() }
func goTitled<X: Titled>(_ x: X) { x.log() }
Pair(x: "a").log()
go(Pair(x: "a"))
goTitled(Pair(x: "a"))
Pair(x: 1).log()
go(Pair(x: 1))
go("s")
let any: any Logged = Pair(x: "b")
any.log()
struct Box<X> { let x: X }
extension Box: Titled where X: Titled { static var title: String { "B" } }
extension Box: Logged where X: Titled {}
go(Box(x: "a"))
protocol Sized { var size: Int { get } }
extension Sized { var size: Int { 1 } }
extension Sized where Self: Equatable { var size: Int { 2 } }
struct Held<X> { let x: X }
extension Held: Sized {}
extension Held: Equatable where X: Equatable {}
func size<S: Sized>(_ s: S) -> Int { s.size }
print(Held(x: 1).size, size(Held(x: 1)))
