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
    Builtin("character.asciiValue") { call in
      .optional(call.receiver.asCharacter.asciiValue.map { Value.integer(Int($0), .uint8) })
    },
  ]

  /// In the order in which the Swift text numbers them.
  private static let properties: [@Sendable (Character) -> Bool] = [
    { $0.isASCII }, { $0.isLetter }, { $0.isNumber }, { $0.isWhitespace }, { $0.isNewline },
    { $0.isPunctuation }, { $0.isSymbol }, { $0.isUppercase }, { $0.isLowercase }, { $0.isCased },
    { $0.isHexDigit }, { $0.isWholeNumber }, { $0.isMathSymbol }, { $0.isCurrencySymbol },
    { $0.unicodeScalars.first?.properties.isEmoji ?? false },
    { $0.unicodeScalars.first?.properties.isEmojiPresentation ?? false },
  ]
}
