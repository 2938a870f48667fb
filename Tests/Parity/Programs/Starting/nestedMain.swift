struct Outer {
  @main actor Program {
    var steps = 0
    func step() -> Int { steps += 1; return steps }
    static func main() async {
      let program = Program()
      print(await program.step(), await program.step())
    }
  }
}
