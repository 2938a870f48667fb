import Glibc

/// Builtins for the functions of C's `math.h`.
enum MathematicsBuiltins {
  static let rows: [Builtin] = unary + binary

  private static let unary: [Builtin] = [
    function("sqrt") { $0.squareRoot() }, function("cbrt", cbrt), function("exp", exp),
    function("exp2", exp2), function("log", log), function("log2", log2),
    function("log10", log10), function("log1p", log1p), function("expm1", expm1),
    function("sin", sin), function("cos", cos), function("tan", tan), function("asin", asin),
    function("acos", acos), function("atan", atan), function("sinh", sinh),
    function("cosh", cosh), function("tanh", tanh), function("floor") { $0.rounded(.down) },
    function("ceil") { $0.rounded(.up) }, function("round") { $0.rounded() },
    function("trunc") { $0.rounded(.towardZero) }, function("fabs") { $0.magnitude },
    function("rint") { $0.rounded(.toNearestOrEven) }, function("asinh", asinh),
    function("acosh", acosh), function("atanh", atanh), function("erf", erf),
    function("erfc", erfc), function("tgamma", tgamma), function("logb", logb),
    function("nearbyint") { $0.rounded(.toNearestOrEven) },
    function("lgamma") { x in
      var sign: Int32 = 0
      return lgamma_r(x, &sign)
    },
  ]

  private static let binary: [Builtin] = [
    function("pow", pow), function("atan2", atan2), function("hypot", hypot),
    function("fmod", fmod), function("fmin", fmin), function("fmax", fmax),
    function("copysign", copysign), function("fdim", fdim), function("nextafter", nextafter),
    function("remainder") { $0.remainder(dividingBy: $1) },
  ]

  private static func function(
    _ name: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> Builtin {
    Builtin("math." + name) { call in .floating(body(call[0].asDouble), call[0].kind) }
  }

  private static func function(
    _ name: String, _ body: @escaping @Sendable (Double, Double) -> Double
  ) -> Builtin {
    Builtin("math." + name) { call in
      .floating(body(call[0].asDouble, call[1].asDouble), call[0].kind)
    }
  }
}
