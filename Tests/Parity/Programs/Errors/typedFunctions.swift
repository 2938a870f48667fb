enum E: Error { case a, b }
func h(_ x: Int) throws(E) -> Int { if x > 2 { throw .a }; return x }
let k: (Int) throws(E) -> Int = h
do { print(try k(1)); print(try k(3)) } catch { switch error { case .a: print("A"); case .b: print("B") } }
let cl = { (x: Int) throws(E) -> Int in if x == 0 { throw .b }; return x }
do { print(try cl(0)) } catch { print(error == .b) }
func run<T, F: Error>(_ f: () throws(F) -> T) throws(F) -> T { try f() }
do { let v = try run { () throws(E) -> Int in throw .b }; print(v) } catch { print(error) }
print(run { 5 })
struct S { var op: (String) throws(E) -> Int }
let s = S { t throws(E) in if t.isEmpty { throw .a }; return t.count }
do throws(E) { print(try s.op("abc")); print(try s.op("")) } catch { print(error) }
extension Result { static func from(_ b: () throws(Failure) -> Success) -> Result { do { return .success(try b()) } catch { return .failure(error) } } }
let r: Result<Int, E> = .from { () throws(E) -> Int in throw .a }
print(r)
