import Foundation
import Interpreter

/// A type that the library declares as a struct of the same name, whose only stored property is an object that holds
/// the value.
protocol Held: Bridged, Equatable {
  init()
}

extension Held {
  static func type(in types: TypeTable) -> RuntimeType { types.type(named: "\(Self.self)") }

  init(bridging value: Value) {
    self = value.fields.first?.native(HeldObject<Self>.self)?.held ?? Self()
  }

  func bridged(in types: TypeTable) -> Value {
    .structure(Self.type(in: types), [.native(HeldObject(self))])
  }
}

extension Decimal: Held {}
extension CharacterSet: Held {}
extension URLComponents: Held {}
