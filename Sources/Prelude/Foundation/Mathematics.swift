extension PreludeLibrary {
  static let mathematics = PreludeChunk(
    names: [
      "sqrt", "cbrt", "pow", "exp", "exp2", "log", "log2", "log10", "log1p", "expm1", "sin", "cos",
      "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "hypot", "floor", "ceil",
      "round", "trunc", "fabs", "fmod", "fmin", "fmax", "copysign", "lround", "rint", "remainder",
      "asinh", "acosh", "atanh", "erf", "erfc", "tgamma", "lgamma", "logb", "ilogb", "nearbyint",
      "fdim", "fma", "nextafter", "scalbn", "ldexp", "frexp", "modf", "remquo", "labs", "nan",
      "M_PI", "M_E", "M_PI_2", "M_PI_4", "M_SQRT2", "M_LN2", "M_LN10", "M_LOG2E", "M_LOG10E",
    ],
    text: (unaryNames.map(unary) + binaryNames.map(binary) + [
      """
      func fma(_ x: Double, _ y: Double, _ z: Double) -> Double { z.addingProduct(x, y) }
      func scalbn(_ x: Double, _ n: Int) -> Double { Double(sign: .plus, exponent: n, significand: x) }
      func ldexp(_ x: Double, _ n: Int) -> Double { scalbn(x, n) }
      func frexp(_ x: Double) -> (Double, Int) {
        if x == 0 || !x.isFinite { return (x, 0) }
        return (x.significand / 2, Int(x.exponent) + 1)
      }
      func modf(_ x: Double) -> (Double, Double) {
        let whole = trunc(x)
        return (whole, x.isInfinite ? copysign(0, x) : copysign(x - whole, x))
      }
      func ilogb(_ x: Double) -> Int { Int(x.exponent) }
      @_native("math.lgamma") func _lgamma(_ x: Double) -> Double
      func lgamma(_ x: Double) -> (Double, Int) {
        (_lgamma(x), x > 0 || fmod(floor(x), 2) == 0 ? 1 : -1)
      }
      func remquo(_ x: Double, _ y: Double) -> (Double, Int) {
        let rest = remainder(x, y)
        let quotient = ((x - rest) / y).rounded()
        return (rest, Int(fmod(quotient, 8)))
      }
      func labs(_ x: Int) -> Int { abs(x) }
      func nan(_ tag: String) -> Double { Double.nan }
      var M_PI_2: Double { Double.pi / 2 }
      var M_PI_4: Double { Double.pi / 4 }
      var M_SQRT2: Double { 2.0.squareRoot() }
      var M_LN2: Double { 0.6931471805599453 }
      var M_LN10: Double { 2.302585092994046 }
      var M_LOG2E: Double { 1.4426950408889634 }
      var M_LOG10E: Double { 0.4342944819032518 }
      """,
      "var M_PI: Double { Double.pi }",
      "var M_E: Double { 2.718281828459045 }",
      "func lround(_ x: Double) -> Int { Int(x.rounded()) }",
      "func pow(_ x: Decimal, _ y: Int) -> Decimal { x._power(y) }",
    ]).joined(separator: "\n"))

  /// The functions of C that take a `float`: `sqrtf`.
  static let floatMathematics = PreludeChunk(
    names: (unaryNames + binaryNames).map { $0 + "f" } + ["fmaf", "lroundf"],
    text: (unaryNames.map { #"@_native("math.\#($0)") func \#($0)f(_ x: Float) -> Float"# }
      + binaryNames.map {
        #"@_native("math.\#($0)") func \#($0)f(_ x: Float, _ y: Float) -> Float"#
      } + [
        "func fmaf(_ x: Float, _ y: Float, _ z: Float) -> Float { z.addingProduct(x, y) }",
        "func lroundf(_ x: Float) -> Int { Int(x.rounded()) }",
      ]).joined(separator: "\n"))

  private static let unaryNames = [
    "sqrt", "cbrt", "exp", "exp2", "log", "log2", "log10", "log1p", "expm1", "sin", "cos", "tan",
    "asin", "acos", "atan", "sinh", "cosh", "tanh", "floor", "ceil", "round", "trunc", "fabs",
    "rint", "asinh", "acosh", "atanh", "erf", "erfc", "tgamma", "logb", "nearbyint",
  ]
  private static let binaryNames = [
    "fdim", "nextafter", "remainder", "pow", "atan2", "hypot", "fmod", "fmin", "fmax", "copysign",
  ]

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
