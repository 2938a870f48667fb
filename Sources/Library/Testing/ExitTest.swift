public struct ExitTest {
  public struct Condition {
    public static let success = Condition()
    public static let failure = Condition()
    public static func exitCode(_ code: Int32) -> Condition { Condition() }
    public static func signal(_ signal: Int32) -> Condition { Condition() }
  }
  public struct Result {
    public var standardOutputContent: [UInt8] = []
    public var standardErrorContent: [UInt8] = []
  }
}
