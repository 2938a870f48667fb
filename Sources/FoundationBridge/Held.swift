import Foundation
import Interpreter

/// A type that the library declares as a struct of the same name, whose only stored property is an object that holds
/// the value.
protocol Held: Bridged, Equatable {
  static var name: String { get }
  init()
}

extension Held {
  static func type(in types: TypeTable) -> RuntimeType { types.type(named: name) }

  init(bridging value: Value) {
    self = value.fields.first?.native(HeldObject<Self>.self)?.held ?? Self()
  }

  func bridged(in types: TypeTable) -> Value {
    .structure(Self.type(in: types), [.native(HeldObject(self))])
  }
}

extension Decimal: Held { static let name = "Decimal" }
extension CharacterSet: Held { static let name = "CharacterSet" }
extension URLComponents: Held { static let name = "URLComponents" }
