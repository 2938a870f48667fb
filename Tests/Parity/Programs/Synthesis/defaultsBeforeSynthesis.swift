// What extensions of protocols give comes before what the compiler would make.
protocol P: Hashable { var x: Int { get } }
extension P { static func == (a: Self, b: Self) -> Bool { true }
 func hash(into h: inout Hasher) { print("hash") } }
struct A: P { let x: Int }
print(A(x: 1) == A(x: 2), [A(x: 1)] == [A(x: 2)], Set([A(x: 1), A(x: 2)]).count)
enum E: P { case a, b; var x: Int { 0 } }
print(E.a == E.b, [E.a] == [E.b], Set([E.a, E.b]).count)
protocol C: Comparable {}
extension C { static func < (a: Self, b: Self) -> Bool { false } }
enum F: C { case a, b }
print(F.a < F.b, [F.a, F.b].max()!)
extension CaseIterable where Self: C { static var allCases: [Self] { [] } }
enum K: C, CaseIterable { case a }
print(K.allCases.count)
struct L: Equatable { let f: Int }
extension Equatable where Self: Marker { static func == (a: Self, b: Self) -> Bool { true } }
protocol Marker {}
struct M: Equatable, Marker { let f: Int }
print(M(f: 1) == M(f: 2), [M(f: 1)] == [M(f: 2)])
final class Token {}
protocol Tokened: Hashable { var token: Token { get } }
extension Tokened {
  static func == (a: Self, b: Self) -> Bool { a.token === b.token }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}
struct Ticket<Seat>: Tokened { let token: Token; let seat: Seat; init(_ copy: Copy<Seat>) { token = copy.token; seat = copy.seat } }
struct Copy<Seat>: Tokened { let token: Token; let seat: Seat }
let shared = Token()
let ticket = Ticket(Copy(token: shared, seat: { 1 }))
print(ticket == Ticket(Copy(token: shared, seat: { 2 })), [ticket: 2][ticket]!)
