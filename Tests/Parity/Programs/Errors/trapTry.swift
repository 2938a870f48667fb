// An error that `try!` meets ends the program.
struct Refusal: Error { let reason: String }
func ask(_ polite: Bool) throws -> Int {
  guard polite else { throw Refusal(reason: "rude") }
  return 1
}
print(try! ask(true))
print(try! ask(false))
