// RealityKit's view for UIKit.
//
// Module: RealityKit

public class ARView: UIView {
  public enum CameraMode { case ar, nonAR }
  public struct DebugOptions: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let showStatistics = DebugOptions(rawValue: 1)
    public static let showWorldOrigin = DebugOptions(rawValue: 2)
    public static let showPhysics = DebugOptions(rawValue: 4)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(
    frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool
  ) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { return nil }
  public let scene = _RealityScene()
  public var debugOptions: DebugOptions = []
  public func entity(at point: CGPoint) -> Entity? { nil }
  public func installGestures(for entity: Entity) {}
}
