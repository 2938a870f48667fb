// Protocols of Charts, whose marks and axes only draw.
//
// Module: Charts

public typealias ChartContent = View
public typealias ChartContentBuilder = ViewBuilder

public protocol PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}

public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}
extension Plottable where Self: PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
extension Int: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}
extension Decimal: Plottable {}
