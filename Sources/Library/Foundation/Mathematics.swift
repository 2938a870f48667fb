@_native("math.sqrt") func sqrt(_ x: Double) -> Double
@_native("math.sqrt") func sqrt(_ x: Float) -> Float
@_native("math.sqrt") func sqrt(_ x: CGFloat) -> CGFloat
@_native("math.cbrt") func cbrt(_ x: Double) -> Double
@_native("math.cbrt") func cbrt(_ x: Float) -> Float
@_native("math.cbrt") func cbrt(_ x: CGFloat) -> CGFloat
@_native("math.exp") func exp(_ x: Double) -> Double
@_native("math.exp") func exp(_ x: Float) -> Float
@_native("math.exp") func exp(_ x: CGFloat) -> CGFloat
@_native("math.exp2") func exp2(_ x: Double) -> Double
@_native("math.exp2") func exp2(_ x: Float) -> Float
@_native("math.exp2") func exp2(_ x: CGFloat) -> CGFloat
@_native("math.log") func log(_ x: Double) -> Double
@_native("math.log") func log(_ x: Float) -> Float
@_native("math.log") func log(_ x: CGFloat) -> CGFloat
@_native("math.log2") func log2(_ x: Double) -> Double
@_native("math.log2") func log2(_ x: Float) -> Float
@_native("math.log2") func log2(_ x: CGFloat) -> CGFloat
@_native("math.log10") func log10(_ x: Double) -> Double
@_native("math.log10") func log10(_ x: Float) -> Float
@_native("math.log10") func log10(_ x: CGFloat) -> CGFloat
@_native("math.log1p") func log1p(_ x: Double) -> Double
@_native("math.log1p") func log1p(_ x: Float) -> Float
@_native("math.log1p") func log1p(_ x: CGFloat) -> CGFloat
@_native("math.expm1") func expm1(_ x: Double) -> Double
@_native("math.expm1") func expm1(_ x: Float) -> Float
@_native("math.expm1") func expm1(_ x: CGFloat) -> CGFloat
@_native("math.sin") func sin(_ x: Double) -> Double
@_native("math.sin") func sin(_ x: Float) -> Float
@_native("math.sin") func sin(_ x: CGFloat) -> CGFloat
@_native("math.cos") func cos(_ x: Double) -> Double
@_native("math.cos") func cos(_ x: Float) -> Float
@_native("math.cos") func cos(_ x: CGFloat) -> CGFloat
@_native("math.tan") func tan(_ x: Double) -> Double
@_native("math.tan") func tan(_ x: Float) -> Float
@_native("math.tan") func tan(_ x: CGFloat) -> CGFloat
@_native("math.asin") func asin(_ x: Double) -> Double
@_native("math.asin") func asin(_ x: Float) -> Float
@_native("math.asin") func asin(_ x: CGFloat) -> CGFloat
@_native("math.acos") func acos(_ x: Double) -> Double
@_native("math.acos") func acos(_ x: Float) -> Float
@_native("math.acos") func acos(_ x: CGFloat) -> CGFloat
@_native("math.atan") func atan(_ x: Double) -> Double
@_native("math.atan") func atan(_ x: Float) -> Float
@_native("math.atan") func atan(_ x: CGFloat) -> CGFloat
@_native("math.sinh") func sinh(_ x: Double) -> Double
@_native("math.sinh") func sinh(_ x: Float) -> Float
@_native("math.sinh") func sinh(_ x: CGFloat) -> CGFloat
@_native("math.cosh") func cosh(_ x: Double) -> Double
@_native("math.cosh") func cosh(_ x: Float) -> Float
@_native("math.cosh") func cosh(_ x: CGFloat) -> CGFloat
@_native("math.tanh") func tanh(_ x: Double) -> Double
@_native("math.tanh") func tanh(_ x: Float) -> Float
@_native("math.tanh") func tanh(_ x: CGFloat) -> CGFloat
@_native("math.floor") func floor(_ x: Double) -> Double
@_native("math.floor") func floor(_ x: Float) -> Float
@_native("math.floor") func floor(_ x: CGFloat) -> CGFloat
@_native("math.ceil") func ceil(_ x: Double) -> Double
@_native("math.ceil") func ceil(_ x: Float) -> Float
@_native("math.ceil") func ceil(_ x: CGFloat) -> CGFloat
@_native("math.round") func round(_ x: Double) -> Double
@_native("math.round") func round(_ x: Float) -> Float
@_native("math.round") func round(_ x: CGFloat) -> CGFloat
@_native("math.trunc") func trunc(_ x: Double) -> Double
@_native("math.trunc") func trunc(_ x: Float) -> Float
@_native("math.trunc") func trunc(_ x: CGFloat) -> CGFloat
@_native("math.fabs") func fabs(_ x: Double) -> Double
@_native("math.fabs") func fabs(_ x: Float) -> Float
@_native("math.fabs") func fabs(_ x: CGFloat) -> CGFloat
@_native("math.rint") func rint(_ x: Double) -> Double
@_native("math.rint") func rint(_ x: Float) -> Float
@_native("math.rint") func rint(_ x: CGFloat) -> CGFloat
@_native("math.asinh") func asinh(_ x: Double) -> Double
@_native("math.asinh") func asinh(_ x: Float) -> Float
@_native("math.asinh") func asinh(_ x: CGFloat) -> CGFloat
@_native("math.acosh") func acosh(_ x: Double) -> Double
@_native("math.acosh") func acosh(_ x: Float) -> Float
@_native("math.acosh") func acosh(_ x: CGFloat) -> CGFloat
@_native("math.atanh") func atanh(_ x: Double) -> Double
@_native("math.atanh") func atanh(_ x: Float) -> Float
@_native("math.atanh") func atanh(_ x: CGFloat) -> CGFloat
@_native("math.erf") func erf(_ x: Double) -> Double
@_native("math.erf") func erf(_ x: Float) -> Float
@_native("math.erf") func erf(_ x: CGFloat) -> CGFloat
@_native("math.erfc") func erfc(_ x: Double) -> Double
@_native("math.erfc") func erfc(_ x: Float) -> Float
@_native("math.erfc") func erfc(_ x: CGFloat) -> CGFloat
@_native("math.tgamma") func tgamma(_ x: Double) -> Double
@_native("math.tgamma") func tgamma(_ x: Float) -> Float
@_native("math.tgamma") func tgamma(_ x: CGFloat) -> CGFloat
@_native("math.logb") func logb(_ x: Double) -> Double
@_native("math.logb") func logb(_ x: Float) -> Float
@_native("math.logb") func logb(_ x: CGFloat) -> CGFloat
@_native("math.nearbyint") func nearbyint(_ x: Double) -> Double
@_native("math.nearbyint") func nearbyint(_ x: Float) -> Float
@_native("math.nearbyint") func nearbyint(_ x: CGFloat) -> CGFloat
@_native("math.fdim") func fdim(_ x: Double, _ y: Double) -> Double
@_native("math.fdim") func fdim(_ x: Float, _ y: Float) -> Float
@_native("math.fdim") func fdim(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@_native("math.nextafter") func nextafter(_ x: Double, _ y: Double) -> Double
@_native("math.nextafter") func nextafter(_ x: Float, _ y: Float) -> Float
@_native("math.nextafter") func nextafter(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@_native("math.remainder") func remainder(_ x: Double, _ y: Double) -> Double
@_native("math.remainder") func remainder(_ x: Float, _ y: Float) -> Float
@_native("math.remainder") func remainder(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@_native("math.pow") func pow(_ x: Double, _ y: Double) -> Double
@_native("math.pow") func pow(_ x: Float, _ y: Float) -> Float
@_native("math.pow") func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@_native("math.atan2") func atan2(_ x: Double, _ y: Double) -> Double
@_native("math.atan2") func atan2(_ x: Float, _ y: Float) -> Float
@_native("math.atan2") func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@_native("math.hypot") func hypot(_ x: Double, _ y: Double) -> Double
@_native("math.hypot") func hypot(_ x: Float, _ y: Float) -> Float
@_native("math.hypot") func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@_native("math.fmod") func fmod(_ x: Double, _ y: Double) -> Double
@_native("math.fmod") func fmod(_ x: Float, _ y: Float) -> Float
@_native("math.fmod") func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@_native("math.fmin") func fmin(_ x: Double, _ y: Double) -> Double
@_native("math.fmin") func fmin(_ x: Float, _ y: Float) -> Float
@_native("math.fmin") func fmin(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@_native("math.fmax") func fmax(_ x: Double, _ y: Double) -> Double
@_native("math.fmax") func fmax(_ x: Float, _ y: Float) -> Float
@_native("math.fmax") func fmax(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@_native("math.copysign") func copysign(_ x: Double, _ y: Double) -> Double
@_native("math.copysign") func copysign(_ x: Float, _ y: Float) -> Float
@_native("math.copysign") func copysign(_ x: CGFloat, _ y: CGFloat) -> CGFloat
func fma(_ x: Double, _ y: Double, _ z: Double) -> Double { z.addingProduct(x, y) }
func scalbn(_ x: Double, _ n: Int) -> Double { Double(sign: .plus, exponent: n, significand: x) }
func scalbn(_ x: Double, _ n: Int32) -> Double { scalbn(x, Int(n)) }
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
var M_PI: Double { Double.pi }
var M_E: Double { 2.718281828459045 }
func lround(_ x: Double) -> Int { Int(x.rounded()) }
func pow(_ x: Decimal, _ y: Int) -> Decimal { Decimal._power(x, y) }
