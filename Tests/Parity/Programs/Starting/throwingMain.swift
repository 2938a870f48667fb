struct Failure: Error { var code = 3 }
@main enum Program {
  static func main() throws {
    print("begins")
    try work()
    print("never")
  }
  static func work() throws {
    defer { print("leaves") }
    throw Failure(code: 7)
  }
}
