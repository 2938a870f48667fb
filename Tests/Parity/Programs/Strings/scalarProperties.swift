func flags(_ s: Unicode.Scalar) -> String {
  let p = s.properties
  let list: [(String, Bool)] = [
    ("alphabetic", p.isAlphabetic), ("ascii hex", p.isASCIIHexDigit),
    ("bidi control", p.isBidiControl), ("mirrored", p.isBidiMirrored), ("cased", p.isCased),
    ("ignorable", p.isCaseIgnorable), ("dash", p.isDash),
    ("default ignorable", p.isDefaultIgnorableCodePoint), ("diacritic", p.isDiacritic),
    ("emoji", p.isEmoji), ("modifier", p.isEmojiModifier), ("modifier base", p.isEmojiModifierBase),
    ("presentation", p.isEmojiPresentation), ("extender", p.isExtender), ("base", p.isGraphemeBase),
    ("extend", p.isGraphemeExtend), ("hex", p.isHexDigit), ("id start", p.isIDStart),
    ("id continue", p.isIDContinue), ("ideographic", p.isIdeographic), ("joiner", p.isJoinControl),
    ("lower", p.isLowercase), ("math", p.isMath), ("none", p.isNoncharacterCodePoint),
    ("pattern syntax", p.isPatternSyntax), ("quote", p.isQuotationMark),
    ("sentence end", p.isSentenceTerminal), ("dotted", p.isSoftDotted),
    ("terminal", p.isTerminalPunctuation), ("unified", p.isUnifiedIdeograph),
    ("upper", p.isUppercase), ("selector", p.isVariationSelector), ("space", p.isWhitespace),
    ("lowers", p.changesWhenLowercased), ("uppers", p.changesWhenUppercased),
    ("folds", p.changesWhenCaseFolded),
  ]
  return list.filter(\.1).map(\.0).joined(separator: ", ")
}
for s in "aZ9é\u{301}文👋🏽\u{200D}\u{FE0F}¡?\"–ß½\u{200F}i(".unicodeScalars {
  print(
    String(s.value, radix: 16), flags(s), s.properties.age.map { "\($0.major).\($0.minor)" } ?? "-",
    s.properties.canonicalCombiningClass.rawValue)
}
print(
  "\u{301}".unicodeScalars.first!.properties.canonicalCombiningClass == .above,
  "ǆ".unicodeScalars.first!.properties.titlecaseMapping)
print(
  200.dividingFullWidth((1, 56)), UInt8(10).dividingFullWidth((3, 9)),
  Int8(-7).dividingFullWidth((1, 44)), UInt64.max.dividingFullWidth((5, 6)))
