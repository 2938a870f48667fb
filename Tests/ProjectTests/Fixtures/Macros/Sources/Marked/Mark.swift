@attached(peer) public macro Mark() = #externalMacro(module: "MarkedMacros", type: "MarkMacro")

@Mark public struct Page {
  public var number: Int

  public init(number: Int) { self.number = number }
}
