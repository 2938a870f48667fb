// `Result` takes the type of the error that its closure throws.
enum Failure: Error { case one, two }
func half(_ number: Int) throws(Failure) -> Int {
  if number % 2 == 1 { throw .two }
  return number / 2
}
let typed = Result { () throws(Failure) in try half(3) }
let open = Result { try half(2) }
let never = Result { 5 }
let written: Result<Int, Failure> = Result { () throws(Failure) in try half(4) }
let caught = Result<Int, Failure>(catching: { () throws(Failure) -> Int in try half(0) })
func run() throws {}
let void = Result { try run() }
print(type(of: typed), type(of: open), type(of: never), type(of: written), type(of: void))
print(typed, open, never, written, caught, void)
enum Nothing { case plain(Void), named(x: Void), pair((Int, Int)) }
print(Nothing.plain(()), Nothing.named(x: ()), Nothing.pair((1, 2)))
debugPrint(Nothing.plain(()))
