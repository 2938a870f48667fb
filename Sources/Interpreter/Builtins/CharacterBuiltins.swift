/// `Character` and what it knows of itself.
enum CharacterBuiltins {
  static let rows: [Builtin] = [
    Builtin("character.fromString") { call throws(Fault) in
      let text = call[0].asString
      guard let character = text.first else {
        throw .fatal("Can't form a Character from an empty String")
      }
      guard text.index(after: text.startIndex) == text.endIndex else {
        throw .fatal(
          "Can't form a Character from a String containing more than one extended grapheme cluster")
      }
      return .character(character)
    },
    Builtin("character.is") { call in
      let number = call[0].asInt
      let character = call.receiver.asCharacter
      return .bool(properties.indices.contains(number) && properties[number](character))
    },
    Builtin("character.wholeNumberValue") { call in
      .optional(call.receiver.asCharacter.wholeNumberValue.map(Value.int))
    },
    Builtin("character.hexDigitValue") { call in
      .optional(call.receiver.asCharacter.hexDigitValue.map(Value.int))
    },
    Builtin("scalar.escaped") { call in
      let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: call[0].asInt))
      return .string(scalar?.escaped(asASCII: call[1].asBool) ?? "")
    },
    Builtin("scalar.text") { call in
      .optional(texts[call[1].asInt](properties(of: call[0].asCharacter)).map(Value.string))
    },
    Builtin("scalar.numericValue") { call in
      .optional(properties(of: call[0].asCharacter).numericValue.map(Value.double))
    },
    Builtin("character.asciiValue") { call in
      .optional(call.receiver.asCharacter.asciiValue.map { Value.integer(Int($0), .uint8) })
    },
  ]

  /// In the order in which the Swift text numbers them.
  private static let properties: [@Sendable (Character) -> Bool] = [
    { $0.isASCII }, { $0.isLetter }, { $0.isNumber }, { $0.isWhitespace }, { $0.isNewline },
    { $0.isPunctuation }, { $0.isSymbol }, { $0.isUppercase }, { $0.isLowercase }, { $0.isCased },
    { $0.isHexDigit }, { $0.isWholeNumber }, { $0.isMathSymbol }, { $0.isCurrencySymbol },
    { properties(of: $0).isEmoji }, { properties(of: $0).isEmojiPresentation },
    { properties(of: $0).isMath }, { properties(of: $0).isDiacritic },
    { properties(of: $0).isDash },
    { properties(of: $0).isIdeographic }, { properties(of: $0).isASCIIHexDigit },
  ]

  private static func properties(of character: Character) -> Unicode.Scalar.Properties {
    character.unicodeScalars[character.unicodeScalars.startIndex].properties
  }

  /// In the order in which the Swift text numbers them.
  private static let texts: [@Sendable (Unicode.Scalar.Properties) -> String?] = [
    { $0.name }, { $0.lowercaseMapping }, { $0.uppercaseMapping }, { $0.titlecaseMapping },
    { $0.numericType.map { "\($0)" } }, { "\($0.generalCategory)" },
    { $0.nameAlias },
  ]
}
