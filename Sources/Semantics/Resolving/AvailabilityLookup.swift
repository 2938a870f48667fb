import Syntax

/// An `@available` attribute that makes a declaration unavailable.
struct Unavailability {
  /// The declaration's new name, if it was renamed.
  let newName: String?
  /// The author's message; empty if there is none.
  let message: String

  /// The error for a use of the declaration as `name`.
  func report(of name: String) -> AvailabilityError {
    newName.map { .renamed(name, to: $0, reason: message) }
      ?? .unavailable(name, reason: message)
  }
}

/// Looks up the availability of declarations.
struct AvailabilityLookup: CheckerPart {
  let checker: TypeChecker

  func isUnavailable(_ function: Function) -> Bool { unavailability(of: function) != nil }

  /// Why a function is unavailable; nil if it is available.
  func unavailability(of function: Function) -> Unavailability? {
    availability(function.attributes)
  }

  /// The message of `@available(*, unavailable, message: "…")`; nil for available functions.
  func unavailableMessage(_ function: Function) -> String? {
    unavailability(of: function)?.message
  }

  func availability(_ attributes: [Attribute]) -> Unavailability? {
    for attribute in attributes where attribute.name == "available" {
      let arguments = attribute.arguments ?? []
      // Unavailability on another platform does not matter.
      guard arguments.first.map({ isEverywhere($0.value) }) ?? false,
        arguments.contains(where: { names($0.value, "unavailable") })
      else { continue }
      func text(_ label: String) -> String? {
        guard let argument = arguments.first(where: { $0.label == label }),
          case .stringLiteral(let literal) = argument.value.kind
        else { return nil }
        return literal.plainText
      }
      return Unavailability(newName: text("renamed"), message: text("message") ?? "")
    }
    return nil
  }

  private func isEverywhere(_ platform: Expression) -> Bool {
    if case .identifier(let name) = platform.kind {
      !Self.otherPlatforms.contains(name.name)
    } else {
      true
    }
  }

  private func names(_ expression: Expression, _ name: String) -> Bool {
    if case .identifier(let found) = expression.kind { found.name == name } else { false }
  }

  private static let otherPlatforms: Set<String> = [
    "iOS", "macOS", "watchOS", "tvOS", "visionOS", "macCatalyst", "Android", "Windows",
    "iOSApplicationExtension", "macOSApplicationExtension", "OpenBSD",
  ]
}
