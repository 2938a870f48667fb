struct Outer {
  struct Program { let name: String }
}
@main extension Outer {
  private static func main() { print(Outer.Program(name: "in an extension").name) }
}
