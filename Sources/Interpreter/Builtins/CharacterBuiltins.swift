/// Builtins of `Character` and `Unicode.Scalar`: their properties and case mappings.
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
      guard properties.indices.contains(number) else { return .bool(false) }
      if let byte = call.receiver.asciiByte { return .bool(asciiProperties[number][Int(byte)]) }
      return .bool(properties[number](call.receiver.asCharacter))
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
    Builtin("scalar.is") { call in
      let number = call[1].asInt
      guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: call[0].asInt)),
        scalarProperties.indices.contains(number)
      else { return .bool(false) }
      return .bool(scalarProperties[number](scalar.properties))
    },
    Builtin("scalar.numericValue") { call in
      .optional(properties(of: call[0].asCharacter).numericValue.map(Value.double))
    },
    Builtin("character.asciiValue") { call in
      .optional(call.receiver.asCharacter.asciiValue.map { Value.integer(Int($0), .uint8) })
    },
  ]

  /// Indexed by the number that the library passes.
  private static let properties: [@Sendable (Character) -> Bool] = [
    { $0.isASCII }, { $0.isLetter }, { $0.isNumber }, { $0.isWhitespace }, { $0.isNewline },
    { $0.isPunctuation }, { $0.isSymbol }, { $0.isUppercase }, { $0.isLowercase }, { $0.isCased },
    { $0.isHexDigit }, { $0.isWholeNumber }, { $0.isMathSymbol }, { $0.isCurrencySymbol },
  ]

  /// The properties of the characters of ASCII, by their bytes.
  private static let asciiProperties = properties.map { property in
    (0..<0x80).map { property(Character(Unicode.Scalar(UInt8($0)))) }
  }

  private static func properties(of character: Character) -> Unicode.Scalar.Properties {
    character.unicodeScalars[character.unicodeScalars.startIndex].properties
  }

  /// Indexed by the number that the library passes.
  private static let texts: [@Sendable (Unicode.Scalar.Properties) -> String?] = [
    { $0.name }, { $0.lowercaseMapping }, { $0.uppercaseMapping }, { $0.titlecaseMapping },
    { $0.numericType.map { "\($0)" } }, { "\($0.generalCategory)" },
    { $0.nameAlias }, { $0.age.map { "\($0.major).\($0.minor)" } },
    { "\($0.canonicalCombiningClass.rawValue)" },
  ]

  /// Indexed by the number that the library passes.
  private static let scalarProperties: [@Sendable (Unicode.Scalar.Properties) -> Bool] = [
    { $0.changesWhenLowercased },
    { $0.changesWhenUppercased },
    { $0.changesWhenTitlecased },
    { $0.changesWhenCaseFolded },
    { $0.changesWhenCaseMapped },
    { $0.changesWhenNFKCCaseFolded },
    { $0.isBidiControl },
    { $0.isBidiMirrored },
    { $0.isCaseIgnorable },
    { $0.isCased },
    { $0.isDefaultIgnorableCodePoint },
    { $0.isDeprecated },
    { $0.isEmojiModifier },
    { $0.isEmojiModifierBase },
    { $0.isExtender },
    { $0.isFullCompositionExclusion },
    { $0.isGraphemeBase },
    { $0.isGraphemeExtend },
    { $0.isHexDigit },
    { $0.isIDContinue },
    { $0.isIDSBinaryOperator },
    { $0.isIDSTrinaryOperator },
    { $0.isIDStart },
    { $0.isJoinControl },
    { $0.isLogicalOrderException },
    { $0.isNoncharacterCodePoint },
    { $0.isPatternSyntax },
    { $0.isPatternWhitespace },
    { $0.isQuotationMark },
    { $0.isRadical },
    { $0.isSentenceTerminal },
    { $0.isSoftDotted },
    { $0.isTerminalPunctuation },
    { $0.isUnifiedIdeograph },
    { $0.isVariationSelector },
    { $0.isXIDContinue },
    { $0.isXIDStart },
    { $0.isAlphabetic },
    { $0.isWhitespace },
    { $0.isUppercase },
    { $0.isLowercase },
    { $0.isEmoji },
    { $0.isEmojiPresentation },
    { $0.isMath },
    { $0.isDiacritic },
    { $0.isDash },
    { $0.isIdeographic },
    { $0.isASCIIHexDigit },
  ]
}
