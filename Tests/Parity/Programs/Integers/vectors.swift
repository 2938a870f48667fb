let v = SIMD3<Float>(1, 2, 3), w = SIMD3<Float>(repeating: 2)
print(v + w, v * w, v - 1, 2 * v, v / w, -v, (v * w).sum(), v.x, v[2], v.max(), v.min(), v == w, v .< w)
print(SIMD2<Int>(1, 2) &+ SIMD2(3, 4), SIMD4<Int32>(1, 2, 3, 4).wrappedSum(), SIMD4(1.0, 2.0, 3.0, 4.0).squareRoot())
print(v.replacing(with: 0, where: v .> 1.5), SIMD3<Float>.zero, SIMD2<Double>.one, v.scalarCount, SIMD4<Float>(v, 9), any(v .> 2.5), all(v .> 0))
var p = SIMD2<Double>(3, 4); p += SIMD2(1, 1); p.x *= 2; p *= 0.5; print(p, (p * p).sum().squareRoot(), p.y)
var seen: Set<SIMD2<Int>> = [[1, 2], SIMD2(1, 2)]; seen.insert(.zero); print(seen.count, seen.contains([0, 0]))
func length(_ v: SIMD3<Float>) -> Float { (v * v).sum().squareRoot() }
print(length(SIMD3(x: 2, y: 3, z: 6)), pointwiseMin(v, w), pointwiseMax(v, SIMD3(9, 0, 0)), v.clamped(lowerBound: w, upperBound: w + 0.5))
func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> { [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x] }
print(cross([1, 0, 0], [0, 1, 0]), SIMD4<Float>(1, 2, 3, 4).lowHalf, SIMD4<Float>(1, 2, 3, 4).oddHalf, SIMD8<Int>(repeating: 3)[7], SIMD3<Int>(v), SIMD2<Float>(SIMD2<Int>(3, 4)))
let g: [SIMD2<Int>] = [.init(0, 1), .init(1, 0)]; print(g.map { $0 &+ SIMD2(1, 1) }, g.reduce(.zero, &+), SIMD2(7, 9) % 4, SIMD2<UInt8>(250, 1) &+ 10)
