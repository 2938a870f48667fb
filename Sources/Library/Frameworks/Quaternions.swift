// Rotations of RealityKit and Spatial.

public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public struct simd_quatf: Equatable {
  public var vector: SIMD4<Float>
  public init() { vector = SIMD4(0, 0, 0, 1) }
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  public init(angle: Float, axis: SIMD3<Float>) {
    let part = sin(angle / 2)
    vector = SIMD4(axis.x * part, axis.y * part, axis.z * part, cos(angle / 2))
  }
  public var real: Float { vector.w }
  public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
  public var angle: Float { 2 * acos(max(-1, min(1, vector.w))) }
  public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    let (p, q) = (a.vector, b.vector)
    return simd_quatf(
      ix: p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y,
      iy: p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x,
      iz: p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w,
      r: p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z)
  }
}
