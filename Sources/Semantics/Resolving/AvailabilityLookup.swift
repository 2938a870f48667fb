import Syntax

/// What `@available` takes away.
struct Unavailability {
  /// The name that it has now.
  let newName: String?
  /// What the author has to say of it; empty without.
  let message: String

  /// What is wrong with a use of `name`.
  func report(of name: String) -> AvailabilityError {
    newName.map { .renamed(name, to: $0, reason: message) }
      ?? .unavailable(name, reason: message)
  }
}

/// Decides whether a function may be used on this platform.
struct AvailabilityLookup: CheckerPart {
  let checker: TypeChecker

  func isUnavailable(_ function: Function) -> Bool { unavailability(of: function) != nil }

  /// Why a function cannot be used; nil where it can.
  func unavailability(of function: Function) -> Unavailability? {
    availability(function.attributes)
  }

  /// The message of `@available(*, unavailable, message: "…")`; nil for what can be used.
  func unavailableMessage(_ function: Function) -> String? {
    unavailability(of: function)?.message
  }

  func availability(_ attributes: [Attribute]) -> Unavailability? {
    for attribute in attributes where attribute.name == "available" {
      let arguments = attribute.arguments ?? []
      // What other platforms lack is there on this one.
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
