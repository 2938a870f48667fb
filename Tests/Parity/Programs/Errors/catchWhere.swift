struct E: Error { var n: Int }
func f(_ n: Int) throws { throw E(n: n) }
func g(_ i: Int) throws(E) { throw E(n: i) }
for i in 0..<4 {
  do { try f(i) } catch where i == 1 { print("one") } catch let x as E where x.n == 2 { print("two", x) } catch where (error as? E)?.n == 3 { print("three", error) } catch { print("other", error) }
  do { try g(i) } catch where error.n > 1 { print("typed", error.n) } catch { print("small", error.n) }
}
func retry(_ times: Int, _ body: (Int) throws -> Void) rethrows -> Int {
  var n = 0
  while true {
    do { try body(n); return n } catch where n < times { n += 1 }
  }
}
print(try retry(3) { if $0 < 2 { throw E(n: $0) } })
do { print(try retry(1) { throw E(n: $0) }) } catch { print(error) }
