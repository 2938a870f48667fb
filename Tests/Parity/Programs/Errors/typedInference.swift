enum A: Error { case x, y }
struct B: Error {}
func run<F: Error, T>(_ f: () throws(F) -> T) throws(F) -> T { try f() }
func g() throws(A) -> Int { throw .y }
let k4: () throws(A) -> Int = { try g() }
do { print(try k4()) } catch { let e: A = error; print(e) }
let k5 = { () throws(A) -> Int in try g() }
do { print(try k5()) } catch { let e: A = error; print(e) }
do { try print(run { try g() }) } catch { print(error) }
do { try print(run(g)) } catch { let e: A = error; print(e) }
func map1() throws(A) -> [Int] { try [1].map { x throws(A) in try g() } }
do { _ = try map1() } catch { let e: A = error; print(e) }
let q: () throws -> Int = k4
let q2: () throws(A) -> Int = { 1 }
print(try q2(), (try? q()) as Any)
func h<E: Error>(_ a: Result<Int, E>) throws(E) -> Int { try a.get() }
do { print(try h(Result<Int, A>.failure(.x))) } catch { print(error) }
func i() throws(A) -> Int { do { return try h(Result<Int, B>.failure(B())) } catch { throw .x } }
do { print(try i()) } catch { switch error { case .x: print("x"); case .y: print("y") } }
func rethrow<E: Error>(_ f: () throws(E) -> Void) throws(E) { do { try f() } catch { print("seen"); throw error } }
do { try rethrow { () throws(A) in throw .y } } catch { print(error == .y) }
rethrow { print("quiet") }
func j() throws(A) { let v = try? h(Result<Int, B>.failure(B())); print(v as Any) }
try j()
struct Parser { enum Failure: Error { case empty, bad(Character) }
  func digits(_ s: String) throws(Failure) -> [Int] {
    guard !s.isEmpty else { throw Failure.empty }
    var out: [Int] = []
    for c in s { guard let d = c.wholeNumberValue else { throw .bad(c) }; out.append(d) }
    return out } }
for t in ["12", "", "1x"] { do throws(Parser.Failure) { print(try Parser().digits(t)) } catch .empty { print("empty") } catch .bad(let c) { print("bad", c) } }
protocol Loading { associatedtype Failure: Error; func load() throws(Failure) -> Int }
struct Safe: Loading { func load() throws(Never) -> Int { 4 } }
struct Unsafe: Loading { func load() throws(A) -> Int { throw .x } }
print(Safe().load())
do { print(try Unsafe().load()) } catch { print(error == .x) }
func use<L: Loading>(_ l: L) throws(L.Failure) -> Int { try l.load() }
print(use(Safe()))
do { print(try use(Unsafe())) } catch { print(error) }
var prop: Int { get throws(A) { throw .y } }
do { print(try prop) } catch { print(error) }
