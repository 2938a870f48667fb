import Foundation
print(sqrt(2.0), pow(2.0, 10.0), floor(1.5), ceil(1.2), round(2.5), sin(0.0), cos(0.0), log(1.0), log10(1000.0), log2(8.0), exp(0.0), abs(-1.5), fabs(-2), hypot(3.0, 4.0), atan2(1.0, 1.0), fmod(5.5, 2), trunc(-1.5), cbrt(27.0), tan(0.5), Double.pi.rounded(), max(1, 2.5), tanh(0.5), M_PI, exp2(3.0), log1p(0.5), remainder(5.0, 3), lround(2.5), copysign(1.0, -2.0))
