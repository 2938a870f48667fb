import SourceText
import Syntax

/// Enforces exclusive access: while one argument of a call modifies a variable, no other argument
/// may access it.
struct ExclusivityChecker: BodyPart {
  let body: BodyChecker

  /// The access of an `inout` argument for the duration of the call: a variable, or a stored part
  /// of one.
  private struct Access {
    let root: ObjectIdentifier
    var parts: [Part] = []
    var name: String
    /// Whether the access goes through a subscript or a computed property, and therefore covers the
    /// whole value.
    var isWhole = false
    /// Whether it is an access to an element by one index, as `swapAt` takes.
    var hasOneIndex = false
    /// The argument's source text.
    var text = ""
    /// The argument or receiver.
    var span: Span

    /// A step from a variable to a stored part of it.
    enum Part: Hashable {
      case property(ObjectIdentifier)
      case element(Int)
    }

    func overlaps(_ other: Access) -> Bool {
      root == other.root && zip(parts, other.parts).allSatisfy { $0 == $1 }
    }
  }

  func requireExclusivity(
    of function: Function, _ receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ span: Span
  ) {
    guard !body.declarations.isPrelude, function.parameters.contains(where: \.isInout) else {
      return
    }
    var accesses: [(access: Access, isReceiver: Bool)] = []
    if function.selfParameter == .inout, let receiver, var access = access(to: receiver) {
      access.span = receiver.span
      accesses.append((access, true))
    }
    for argument in arguments {
      guard case .inoutArgument(let place) = argument.kind, var access = access(to: place) else {
        continue
      }
      access.text = body.source.text(in: argument.span)
      access.span = argument.span
      if let rival = accesses.first(where: { $0.access.overlaps(access) }) {
        reportOverlap(rival.access, access, isReceiver: rival.isReceiver, function)
        return
      }
      accesses.append((access, false))
    }
  }

  private func access(to place: TypedExpression) -> Access? {
    switch place.kind {
    case .local(let variable):
      return Access(root: ObjectIdentifier(variable), name: variable.name, span: place.span)
    case .global(let variable):
      return Access(root: ObjectIdentifier(variable), name: variable.name, span: place.span)
    case .property(let base, let property, _):
      guard !base.type.isReference, !property.isStatic, !property.modifiers.isSetterNonmutating,
        var access = access(to: base)
      else { return nil }
      if access.isWhole { return access }
      if case .stored = property.storage {
        access.parts.append(.property(ObjectIdentifier(property)))
        access.name += ".\(property.name)"
      } else {
        access.isWhole = true
      }
      return access
    case .subscriptElement(let base, let element, _, _, _):
      // The memory behind a pointer is not part of it.
      guard !base.type.isReference, !element.isSetterNonmutating, var access = access(to: base)
      else { return nil }
      access.isWhole = true
      access.hasOneIndex = element.parameters.count == 1 && element.parameters[0].label == nil
      return access
    case .tupleElement(let base, let index):
      guard var access = access(to: base) else { return nil }
      if access.isWhole { return access }
      access.parts.append(.element(index))
      access.name += ".\(index)"
      return access
    case .forceUnwrap(let base, _), .bindOptional(let base), .convert(let base):
      return base.type.isReference ? nil : access(to: base)
    default: return nil
    }
  }

  /// Reports overlapping accesses at the earlier one, which lasts longer; an argument that aliases
  /// it is reported as well.
  private func reportOverlap(
    _ first: Access, _ second: Access, isReceiver: Bool, _ function: Function
  ) {
    let isSwap =
      function.name == "swap" && function.owner == nil && function.source.isLibrary
    if first.parts.isEmpty, second.parts.isEmpty, !first.isWhole, !second.isWhole, !isReceiver {
      error(CallError.overlappingArguments, at: second.span)
    } else if first.isWhole, second.isWhole, first.text == second.text {
      error(CallError.aliasedSubscripts, at: second.span)
    }
    let name = first.parts.count < second.parts.count ? first.name : second.name
    let isSwapOfElements = isSwap && first.hasOneIndex && second.hasOneIndex
    error(CallError.overlappingAccess(name, isSwapOfElements: isSwapOfElements), at: first.span)
  }
}
