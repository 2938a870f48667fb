import SourceText
import Syntax

/// Errors about collection literals with heterogeneous elements.
extension CollectionChecker {
  /// Reports a variable's collection literal whose elements have no common type.
  func requireCommonElements(_ value: TypedExpression, of initializer: Expression) {
    switch initializer.kind {
    case .array, .dictionary: break
    default: return
    }
    func isMixed(_ elements: [TypedExpression]) -> Bool {
      elements.contains { element in
        if case .convert(let inner) = element.kind {
          unifier.simplify(inner.type) != .any
        } else {
          false
        }
      }
    }
    let type = unifier.normalize(value.type).resolved
    guard type.arguments.last == .any else { return }
    switch value.kind {
    case .array(let elements) where isMixed(elements): break
    case .dictionary(let pairs) where isMixed(pairs.map(\.value)): break
    default: return
    }
    error(
      ConversionError.heterogeneousLiteral(type.displayed),
      at: value.span)
  }

  /// `["a", 1].joined()`: if arrays of the first element's type have the member, another element is
  /// at fault.
  func reportMixedElements(of value: TypedExpression, having member: String) -> Bool {
    guard case .array(let elements) = value.kind,
      unifier.simplify(value.type).arguments.first?.shallow == .any
    else { return false }
    let types = elements.map { element in
      let own = if case .convert(let inner) = element.kind { inner.type } else { element.type }
      return unifier.closingVariables(unifier.normalize(own).resolved)
    }
    guard let first = types.first, let other = types.firstIndex(where: { $0 != first }),
      !memberLookup.lookUpMembers(member, in: checker.array(first)).isEmpty
    else { return false }
    error(
      ConversionError.cannotConvert(types[other].displayed, to: first.displayed, .element),
      at: elements[other].span)
    return true
  }
}
