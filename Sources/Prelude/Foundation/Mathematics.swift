extension PreludeLibrary {
  static let mathematics = PreludeChunk(
    names: [
      "sqrt", "cbrt", "pow", "exp", "exp2", "log", "log2", "log10", "log1p", "expm1", "sin", "cos",
      "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "hypot", "floor", "ceil",
      "round", "trunc", "fabs", "fmod", "fmin", "fmax", "copysign", "lround", "rint", "remainder",
      "M_PI", "M_E",
    ],
    text: [
      unary("sqrt"), unary("cbrt"), unary("exp"), unary("exp2"), unary("log"), unary("log2"),
      unary("log10"), unary("log1p"), unary("expm1"), unary("sin"), unary("cos"), unary("tan"),
      unary("asin"), unary("acos"), unary("atan"), unary("sinh"), unary("cosh"), unary("tanh"),
      unary("floor"), unary("ceil"), unary("round"), unary("trunc"), unary("fabs"), unary("rint"),
      binary("pow"), binary("atan2"), binary("hypot"), binary("fmod"), binary("fmin"),
      binary("fmax"), binary("copysign"),
      "func remainder(_ x: Double, _ y: Double) -> Double { x.remainder(dividingBy: y) }",
      "var M_PI: Double { Double.pi }",
      "var M_E: Double { 2.718281828459045 }",
      "func lround(_ x: Double) -> Int { Int(x.rounded()) }",
      "func pow(_ x: Decimal, _ y: Int) -> Decimal { x._power(y) }",
    ].joined(separator: "\n"))

  private static func unary(_ name: String) -> String {
    """
    @_native("math.\(name)") func \(name)(_ x: Double) -> Double
    @_native("math.\(name)") func \(name)(_ x: Float) -> Float
    @_native("math.\(name)") func \(name)(_ x: CGFloat) -> CGFloat
    """
  }

  private static func binary(_ name: String) -> String {
    """
    @_native("math.\(name)") func \(name)(_ x: Double, _ y: Double) -> Double
    @_native("math.\(name)") func \(name)(_ x: Float, _ y: Float) -> Float
    @_native("math.\(name)") func \(name)(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    """
  }
}
