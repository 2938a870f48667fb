let a: Int? = 5, n: Int? = nil
print(
  a as Any, n as Any, a ?? 0, n ?? 0, a.map { $0 * 2 } as Any, n.map { $0 * 2 } as Any,
  a.flatMap { $0 > 3 ? $0 : nil } as Any, a == 5, n == nil, a != nil, a == n)
print(
  a!, a.unsafelyUnwrapped, String(describing: a), String(describing: n), String(reflecting: a),
  "\(String(describing: a))", a.debugDescription, n.debugDescription,
  Optional<Int?>.some(nil) as Any, Optional(Optional(1)) as Any)
if let a { print(a) }; if let x = a, x > 3 { print("big", x) }; if case let x? = a { print(x) };
if case .some(let x) = a { print(x) }; if case .none = n { print("none") };
if case 5? = a { print("five") }
guard let g = a else { fatalError() }; print(g)
switch a {
case nil: print("nil");
case 1?: print("one");
case let v?: print("v", v)
}
switch (a, n) {
case (let x?, nil): print(x);
default: print("d")
}
let s: String? = "hi";
print(
  s?.count as Any, s?.uppercased() as Any, s?.first?.isLetter as Any, (s?.isEmpty ?? true),
  s.map(\.count) as Any, s?.first.map(String.init) as Any)
var v: [Int]? = [1]; v?.append(2); v?[0] = 9;
print(v as Any, v?.first as Any, v?[1] as Any, v?.count ?? 0, v?.map { $0 + 1 } as Any); v = nil;
v?.append(1); print(v as Any)
class Node { var next: Node?; var value = 1; func hello() -> String { "hello" } }
let node: Node? = Node(); node?.next = Node(); node?.next?.value = 7;
print(
  node?.next?.value as Any, node?.next?.next?.value as Any, node?.hello() as Any,
  (node?.value = 3) as Any, node!.value)
let arr: [Int?] = [1, nil, 3];
print(
  arr, arr.compactMap { $0 }, arr.count, arr[1] as Any, arr.first as Any, arr.contains(nil),
  arr.map { $0 ?? 0 }, arr.firstIndex(of: nil) as Any, arr == [1, nil, 3]);
for case let x? in arr { print(x, terminator: " ") }; print()
let nn: Int?? = .some(.none);
print(nn as Any, nn == nil, nn.map { $0 == nil } as Any, nn ?? 7 as Any, (nn ?? 3) as Any)
let any: Any = a as Any;
print(any, any as? Int as Any, any is Int, any is Int?, type(of: a), type(of: nn), type(of: any))

func f(_ x: Int?) -> Int? { guard let x else { return nil }; return x + 1 };
print(f(1) as Any, f(nil) as Any, f(1)!, ["1", "b"].map { Int($0) })
print(
  Int("5").map(String.init) ?? "none", (try? 5) as Any, [a, n].compactMap { $0 }.count,
  Optional.some(3) as Any, Optional(3) == 3, Optional<Int>.none as Any, a.take() as Any);
enum E: Error { case e }
extension Optional { func take() -> Wrapped? { self }; var isNil: Bool { self == nil } };
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
print(
  n.isNil, s.orEmpty, (nil as String?).orEmpty.isEmpty, a.hashValue == a.hashValue,
  Set([a, n, a]).count, [a: 1][n] as Any, (a, n), [a as Any, n as Any], ["k": a])
let x = n ?? a ?? 1;
print(
  x, n ?? n as Any, s! + "!", a.map { "\($0)" } ?? "-", a is Any, Optional("x")!, (a as Int?) ?? -1)
var o: Int? = 1; o? += 5; o! -= 1; print(o!, o.take() as Any); o = .none; o? += 1; print(o as Any);
o = .some(3); print(o!); if var q = o { q += 1; print(q, o!) };
while let z = o { o = z > 1 ? z - 1 : nil; print(z, terminator: " ") }; print()
let r: Result<Int, E> = .success(1), bad: Result<Int, E> = .failure(.e);
print(
  r, bad, (try? r.get()) as Any, (try? bad.get()) as Any, r.map { $0 + 1 },
  bad.mapError { _ in Other.o }, r.flatMap { .success("\($0)") } as Result<String, E>,
  bad.flatMapError { _ in .success(0) } as Result<Int, E>, r == .success(1),
  Result<Int, E> { () throws(E) -> Int in throw E.e }, Result<Int, any Error> { 5 });
enum Other: Error { case o }
do { _ = try bad.get() } catch {
  print(error, type(of: error), error is E, error as? E as Any, "\(error)")
};
switch r {
case .success(let v): print(v);
case .failure(let e): print(e)
}; if case .failure(.e) = bad { print("e") };
extension Result where Success: Equatable, Failure: Equatable {}
print(
  Optional(5).map { [$0] } ?? [], zip([1], [Optional(2)]).map { $0 + ($1 ?? 0) },
  Optional<(Int, Int)>.some((1, 2)) as Any, Optional({ 1 })!(),
  (Optional([1, 2])?.reduce(0, +)) as Any, Optional(1) ?? { fatalError() }())
