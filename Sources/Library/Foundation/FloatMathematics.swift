// The C functions of `float`: `sqrtf`.

@_native("math.sqrt") func sqrtf(_ x: Float) -> Float
@_native("math.cbrt") func cbrtf(_ x: Float) -> Float
@_native("math.exp") func expf(_ x: Float) -> Float
@_native("math.exp2") func exp2f(_ x: Float) -> Float
@_native("math.log") func logf(_ x: Float) -> Float
@_native("math.log2") func log2f(_ x: Float) -> Float
@_native("math.log10") func log10f(_ x: Float) -> Float
@_native("math.log1p") func log1pf(_ x: Float) -> Float
@_native("math.expm1") func expm1f(_ x: Float) -> Float
@_native("math.sin") func sinf(_ x: Float) -> Float
@_native("math.cos") func cosf(_ x: Float) -> Float
@_native("math.tan") func tanf(_ x: Float) -> Float
@_native("math.asin") func asinf(_ x: Float) -> Float
@_native("math.acos") func acosf(_ x: Float) -> Float
@_native("math.atan") func atanf(_ x: Float) -> Float
@_native("math.sinh") func sinhf(_ x: Float) -> Float
@_native("math.cosh") func coshf(_ x: Float) -> Float
@_native("math.tanh") func tanhf(_ x: Float) -> Float
@_native("math.floor") func floorf(_ x: Float) -> Float
@_native("math.ceil") func ceilf(_ x: Float) -> Float
@_native("math.round") func roundf(_ x: Float) -> Float
@_native("math.trunc") func truncf(_ x: Float) -> Float
@_native("math.fabs") func fabsf(_ x: Float) -> Float
@_native("math.rint") func rintf(_ x: Float) -> Float
@_native("math.asinh") func asinhf(_ x: Float) -> Float
@_native("math.acosh") func acoshf(_ x: Float) -> Float
@_native("math.atanh") func atanhf(_ x: Float) -> Float
@_native("math.erf") func erff(_ x: Float) -> Float
@_native("math.erfc") func erfcf(_ x: Float) -> Float
@_native("math.tgamma") func tgammaf(_ x: Float) -> Float
@_native("math.logb") func logbf(_ x: Float) -> Float
@_native("math.nearbyint") func nearbyintf(_ x: Float) -> Float
@_native("math.fdim") func fdimf(_ x: Float, _ y: Float) -> Float
@_native("math.nextafter") func nextafterf(_ x: Float, _ y: Float) -> Float
@_native("math.remainder") func remainderf(_ x: Float, _ y: Float) -> Float
@_native("math.pow") func powf(_ x: Float, _ y: Float) -> Float
@_native("math.atan2") func atan2f(_ x: Float, _ y: Float) -> Float
@_native("math.hypot") func hypotf(_ x: Float, _ y: Float) -> Float
@_native("math.fmod") func fmodf(_ x: Float, _ y: Float) -> Float
@_native("math.fmin") func fminf(_ x: Float, _ y: Float) -> Float
@_native("math.fmax") func fmaxf(_ x: Float, _ y: Float) -> Float
@_native("math.copysign") func copysignf(_ x: Float, _ y: Float) -> Float
func fmaf(_ x: Float, _ y: Float, _ z: Float) -> Float { z.addingProduct(x, y) }
func lroundf(_ x: Float) -> Int { Int(x.rounded()) }
