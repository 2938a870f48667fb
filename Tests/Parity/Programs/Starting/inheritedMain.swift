protocol Command { static var name: String { get }; init(); func run() throws }
extension Command {
  static func main() {
    print("running \(Self.name)")
    do { try Self().run() } catch { print("failed: \(error)"); }
  }
}
class Tool: Command {
  class var name: String { "tool" }
  required init() {}
  func run() throws { print("tool") }
}
@main final class Sub: Tool {
  override class var name: String { "sub" }
  override func run() throws { try super.run(); throw Oops.bad(3) }
}
enum Oops: Error { case bad(Int) }
