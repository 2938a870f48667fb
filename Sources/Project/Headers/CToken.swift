/// A word, a number or a punctuator of a C header.
enum CToken: Hashable {
  case word(String)
  case number(String)
  case text
  case mark(Character)

  /// The tokens of a text, without comments and directives. Of the directives, `#define NAME 1`
  /// declares a number, and `#include "x.h"` names a file.
  static func scan(
    _ text: String
  ) -> (tokens: [CToken], numbers: [(name: String, value: String)], includes: [Inclusion]) {
    var tokens: [CToken] = []
    var numbers: [(name: String, value: String)] = []
    var includes: [Inclusion] = []
    var rest = withoutComments(text)[...]
    var startsLine = true
    while let character = rest.first {
      if character.isNewline {
        startsLine = true
        rest.removeFirst()
      } else if character.isWhitespace {
        rest.removeFirst()
      } else if character == "#", startsLine {
        let line = directive(&rest)
        if let number = number(definedBy: line) { numbers.append(number) }
        if let found = inclusion(by: line) { includes.append(found) }
      } else {
        startsLine = false
        tokens.append(token(&rest))
      }
    }
    return (tokens, numbers, includes)
  }

  private static func token(_ rest: inout Substring) -> CToken {
    let character = rest.removeFirst()
    if character.isLetter || character == "_" {
      let more = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(more.count)
      return .word(String(character) + more)
    }
    if character.isNumber {
      let more = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
      rest = rest.dropFirst(more.count)
      return .number(String(character) + more)
    }
    guard character == "\"" || character == "'" else { return .mark(character) }
    while let next = rest.popFirst(), next != character {
      if next == "\\" { rest = rest.dropFirst() }
    }
    return .text
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let slash = rest.firstIndex(of: "/") {
      result += rest[..<slash]
      rest = rest[slash...]
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        result += " "
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// A directive, including continuation lines after `\`.
  private static func directive(_ rest: inout Substring) -> [Substring] {
    var line = ""
    while let character = rest.popFirst(), !character.isNewline {
      if character == "\\", rest.first?.isNewline ?? false {
        rest.removeFirst()
        line += " "
      } else {
        line.append(character)
      }
    }
    return Substring(line).dropFirst().split(whereSeparator: \.isWhitespace)
  }

  private static func number(definedBy line: [Substring]) -> (name: String, value: String)? {
    guard line.count == 3, line[0] == "define", Int(line[2]) ?? hexadecimal(line[2]) != nil else {
      return nil
    }
    return (String(line[1]), String(line[2]))
  }

  private static func hexadecimal(_ text: Substring) -> Int? {
    text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : nil
  }

  private static func inclusion(by line: [Substring]) -> Inclusion? {
    guard line.count == 2, line[0] == "include", line[1].count > 2,
      let first = line[1].first, let last = line[1].last,
      first == "\"" && last == "\"" || first == "<" && last == ">"
    else { return nil }
    return Inclusion(path: String(line[1].dropFirst().dropLast()), isOfSystem: first == "<")
  }

  /// A file that a header includes: `"x.h"` beside it, or `<x.h>` of the system.
  struct Inclusion: Hashable {
    let path: String
    let isOfSystem: Bool
  }
}
