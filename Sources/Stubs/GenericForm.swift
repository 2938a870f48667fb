import SourceText

/// A stub as a generic type: which of its members depend on its generic arguments.
struct GenericForm {
  let stub: Stub

  /// The generic parameter to use in place of a member's inferred type, if that type may depend on a
  /// generic argument: `T2?` for `UIImage?` of a `Cache<String, UIImage>`.
  ///
  /// - Parameter open: The open type for which the type was inferred.
  /// - Returns: The type, and whether values of it cannot be made; nil if it does not depend on the
  ///   arguments.
  func parameter(for type: String, givenBy open: String) -> (text: String, isWhole: Bool)? {
    guard !stub.generics.isEmpty else { return nil }
    let isOfResult =
      stub.methods.contains { $0.result?.contains(bytesOf: open) ?? false }
      || stub.cases.contains { $0.payload.contains { $0.type.contains(bytesOf: open) } }
    guard isOfResult || stub.properties.contains(where: { $0.type.contains(bytesOf: open) }),
      !["Bool", "Void"].contains(type)
    else { return nil }
    let isOptional = type.hasSuffix("?")
    let inner = type.unwrapped
    let wholes = stub.generics.filter { generic in
      generic.argument.map { $0 == inner || isOfResult && GenericForm.fits(inner, $0) } ?? false
    }
    let elements = stub.generics.filter { $0.argument.map { "[\($0)]" } == inner }
    guard (wholes + elements).count == 1, let parameter = (wholes + elements).first else {
      return nil
    }
    let name = wholes.isEmpty ? "[\(parameter.name)]" : parameter.name
    let isWhole =
      !isOptional && !wholes.isEmpty
      && (stub.methods.contains { $0.result == open }
        || stub.properties.contains { $0.type == open })
    // A property of any type has no value.
    guard isOfResult || !isWhole else { return nil }
    return (name + (isOptional ? "?" : ""), isWhole)
  }

  /// A type in which the generic parameters are in place of the types that they stand for:
  /// `AsyncStream<T1>` for `AsyncStream<Action>` of an `Effect<Action>`. Nil if there are none.
  func text(of type: String) -> String? {
    var mentionsOne = false
    // `Base.Entity` is an argument as a whole.
    let paths = stub.generics.filter { $0.argument?.contains(".") ?? false }
    let plain = paths.reduce(type) { text, generic in
      guard let argument = generic.argument, text.contains(bytesOf: argument) else { return text }
      let rest = text.replacing(argument, with: generic.name)
      mentionsOne = true
      return rest
    }
    let text = plain.replacingWords { word in
      guard let generic = stub.generics.first(where: { $0.argument == word }) else { return word }
      mentionsOne = true
      return generic.name
    }
    return mentionsOne ? text : nil
  }

  /// The type for which the one generic parameter stands, if a case's associated value may be that:
  /// no other one is known to be.
  func argument(ofPayload open: String) -> String? {
    guard OpenType.isOfPayload(open), stub.generics.count == 1, let generic = stub.generics.first,
      !stub.cases.contains(where: { $0.payload.contains { $0.type == generic.name } })
    else { return nil }
    return generic.argument
  }

  /// A list of the argument of the only generic parameter, if no other property or method uses that parameter:
  /// `[Song]` for the `items` of a `Page<Song>`.
  func list(of open: String) -> String? {
    guard stub.generics.count == 1, let generic = stub.generics.first, let type = generic.argument,
      OpenType.label(of: open).singular != nil,
      stub.properties.contains(where: { $0.type == open && !$0.isStatic }),
      !stub.properties.contains(where: { $0.type.trimmingTypeMarks == generic.name }),
      stub.methods.isEmpty
    else { return nil }
    return "[\(type)]"
  }

  /// Whether a type with an open part is another one with something in its place: `[Podcast]` for a
  /// list of unknown elements.
  private static func fits(_ type: String, _ argument: String) -> Bool {
    let open = OpenType.all(in: type)
    guard open.count == 1, let place = type.firstRange(ofBytes: open[0]) else { return false }
    let (before, after) = (type[..<place.lowerBound], type[place.upperBound...])
    return !before.isEmpty && argument.hasPrefix(before) && argument.hasSuffix(after)
      && argument.count > before.count + after.count && !argument.contains(":")
  }
}
