enum A: String { case x, y }
enum B: RawRepresentable { case p, q; var rawValue: Int { print("raw"); return 7 }; init?(rawValue: Int) { self = .p } }
enum C: Int { case one = 1, two; static func == (l: C, r: C) -> Bool { print("own"); return true } }
struct S: RawRepresentable { var rawValue: Int; var other = 1; init(rawValue: Int) { self.rawValue = rawValue } }
print(A.x == A.y, A.x != .y, B.p == B.q, B.p != B.q, C.one == C.two, C.one != C.two)
print(S(rawValue: 1) == S(rawValue: 1), [A.x, .y].contains(.y), [C.one].contains(.two), Set([A.x, A.x, A.y]).count, [A.x: 1][.x]!)
enum D: String, Codable, CaseIterable, Hashable { case m = "M", n }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func sameRaw<T: RawRepresentable>(_ a: T, _ b: T) -> Bool where T.RawValue: Equatable { a == b }
print(same(A.x, A.y), sameRaw(A.x, A.y), sameRaw(D.m, .m), D.allCases.firstIndex(of: .n)!, same(B.p, B.q), A.x ~= .x, D.m.hashValue == D.m.hashValue)
switch A.x { case .x: print("x"); case .y: print("y") }
