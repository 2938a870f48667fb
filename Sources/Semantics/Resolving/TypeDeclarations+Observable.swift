import SourceText
import Syntax

/// Tracked properties of observable classes.
extension TypeDeclarations {
  func applyTypeAttributes(
    _ nominal: NominalType, _ attributes: [Attribute], _ context: DeclarationContext
  ) {
    if attributes.contains(where: { $0.baseName == "ModelActor" }) {
      conform(nominal, to: checker.wellKnown("ModelActor"))
    }
    if !context.isPrelude {
      for attribute in attributes {
        guard let target = checker.attachedExpansions.target(of: attribute, in: context.source)
        else { continue }
        conform(nominal, to: target)
      }
    }
    guard
      let attribute = attributes.first(where: { ["Observable", "Model"].contains($0.baseName) })
    else { return }
    if nominal.kind == .class {
      nominal.observation.isTracked = true
      // SwiftData models are observable as well.
      conform(
        nominal,
        to: checker.wellKnown(attribute.baseName == "Model" ? "PersistentModel" : "Observable"))
      return
    }
    let bytes = context.source.bytes
    let end = Int(attribute.span.end)
    let isFollowedBySpace = end < bytes.count && bytes[end] == UInt8(ascii: " ")
    error(
      MacroError.notClass(nominal, macro: attribute.baseName, isFollowedBySpace: isFollowedBySpace),
      in: context.source, at: attribute.span)
  }

  /// The conformance that a macro adds.
  private func conform(_ nominal: NominalType, to target: NominalType) {
    guard !nominal.conformances.contains(where: { $0.protocol === target }) else { return }
    nominal.conformances.append(Conformance(type: nominal, protocol: target))
  }

  /// Determines whether and when assignments to a stored property of an observable class notify.
  func settleNotification(of property: Property, in nominal: NominalType) {
    guard nominal.isObservable, !property.isLet, property.wraps == nil, !property.modifiers.isLazy,
      case .stored = property.storage,
      !property.name.hasPrefix("$__lazy"),
      !property.attributes.contains(where: { $0.baseName == "ObservationIgnored" })
    else { return }
    let own = (nominal.members["shouldNotifyObservers"] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.first?.type == property.type
      } else {
        false
      }
    }
    if own {
      property.notification = .unlessEqual
      return
    }
    let type = property.type
    if property.modifiers.ownership == .weak {
      property.notification = .always
    } else if conformances.conforms(type, toPrelude: "Equatable"), !isExistential(type) {
      property.notification = .unlessEqual
    } else if isClassBound(type) {
      property.notification = .unlessIdentical
    } else {
      property.notification = .always
    }
  }

  private func isExistential(_ type: Type) -> Bool {
    if case .existential = type.shallow { true } else { false }
  }

  private func isClassBound(_ type: Type) -> Bool {
    switch type.shallow {
    case .nominal(let nominal, _): nominal.isReferenceType
    case .existential(let types): types.count == 1 && types[0].isPrelude("AnyObject")
    case .parameter: conformances.conforms(type, toPrelude: "AnyObject")
    default: false
    }
  }
}
