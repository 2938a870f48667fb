extension PreludeLibrary {
  static let formatStyles = PreludeChunk(
    names: [
      "_currencyName",
      "FormatStyle", "_FormatStyleProtocol", "ParseableFormatStyle", "ParseStrategy",
      "_ParseStrategyProtocol",
      "IntegerFormatStyle", "FloatingPointFormatStyle", "_CurrencyFormatStyle",
      "_PercentFormatStyle", "_NumberParseStrategy", "_NumberStyle", "_currencySymbol",
      "_currencyPlaces",
    ],
    text: formatStyleText + numberStyleShortcuts)

  /// `.number`, `.percent` and `.currency(code:)` of each type of number.
  private static var numberStyleShortcuts: String {
    let integers = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ].map { ("IntegerFormatStyle<\($0)>", $0) }
    let others = ["Double", "Float", "CGFloat"].map { ("FloatingPointFormatStyle<\($0)>", $0) }
    return (integers + others + [("Decimal.FormatStyle", "Decimal")]).map { style, value in
      """

      extension FormatStyle where Self == \(style) {
        static var number: \(style) { \(style)() }
      }
      extension FormatStyle where Self == _PercentFormatStyle<\(value)> {
        static var percent: _PercentFormatStyle<\(value)> { _PercentFormatStyle() }
      }
      extension FormatStyle where Self == _CurrencyFormatStyle<\(value)> {
        static func currency(code: String) -> _CurrencyFormatStyle<\(value)> {
          _CurrencyFormatStyle(code: code)
        }
      }
      """
    }.joined() + otherStyleShortcuts
  }

  private static let otherStyleShortcuts = """

    extension FormatStyle where Self == Date.FormatStyle {
      static var dateTime: Date.FormatStyle { Date.FormatStyle() }
    }
    extension FormatStyle where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    }
    extension FormatStyle where Self == ListFormatStyle<StringStyle, [String]> {
      static func list(
        type: ListFormatStyle<StringStyle, [String]>.ListType,
        width: ListFormatStyle<StringStyle, [String]>.Width = .standard
      ) -> ListFormatStyle<StringStyle, [String]> {
        ListFormatStyle(memberStyle: StringStyle(), type: type, width: width)
      }
    }
    """

  /// Lists of what another style writes.
  static let memberStyleLists = PreludeChunk(
    members: ["list"],
    text: """
      extension FormatStyle {
        static func list<MemberStyle: FormatStyle, Base: Sequence>(
          memberStyle: MemberStyle, type: Self.ListType, width: Self.Width = .standard
        ) -> Self
        where Self == ListFormatStyle<MemberStyle, Base>, MemberStyle.FormatInput == Base.Element {
          ListFormatStyle(memberStyle: memberStyle, type: type, width: width)
        }
      }
      """)

  private static let formatStyleText = #"""
    typealias _FormatStyleProtocol = FormatStyle
    typealias _ParseStrategyProtocol = ParseStrategy
    protocol FormatStyle<FormatInput, FormatOutput> {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
    }
    protocol ParseStrategy {
      associatedtype ParseInput
      associatedtype ParseOutput
      func parse(_ value: ParseInput) throws -> ParseOutput
    }
    protocol ParseableFormatStyle: FormatStyle {
      associatedtype Strategy: ParseStrategy
      where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
      var parseStrategy: Strategy { get }
    }
    struct _ParseError: Error {}
    struct _NumberParseStrategy<Value>: ParseStrategy {
      let _isPercent: Bool
      let _symbols: _NumberSymbols
      func parse(_ value: String) throws -> Value {
        let texts = value.compactMap { character in
          let text = String(character)
          if text == _symbols.decimal { return "." }
          return text == "−" ? "-" : character.isNumber || text == "-" ? text : nil
        }
        let kept = texts.joined()
        guard let number = Double(kept) else { throw _ParseError() }
        if let whole = (Value.self as? any BinaryInteger.Type) {
          let zero = whole.init(_bits: 0)
          guard _integerFits(number.rounded(.towardZero), zero.bitWidth, whole.isSigned) else {
            throw _ParseError()
          }
          return whole.init(number) as! Value
        }
        if Value.self == Decimal.self { return Decimal(string: kept)! as! Value }
        let result = _isPercent ? number / 100 : number
        if Value.self == Float.self { return Float(result) as! Value }
        if Value.self == CGFloat.self { return CGFloat(result) as! Value }
        return result as! Value
      }
    }
    protocol _NumberStyle: ParseableFormatStyle {
      var _form: _NumberForm { get set }
    }
    extension _NumberStyle {
      typealias Configuration = NumberFormatStyleConfiguration
      func locale(_ locale: Locale) -> Self {
        var result = self
        result._form.symbols = _NumberSymbols.of(locale)
        return result
      }
      func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self {
        var result = self
        result._form.precision = p
        return result
      }
      func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self {
        var result = self
        result._form.isGrouped = group._isGrouped
        return result
      }
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self {
        var result = self
        result._form.notation = notation
        return result
      }
      func decimalSeparator(
        strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
      ) -> Self {
        var result = self
        result._form.showsPoint = strategy._isAlways
        return result
      }
      func scale(_ multiplicand: Double) -> Self {
        var result = self
        result._form.scale = multiplicand
        return result
      }
      func rounded(
        rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
      ) -> Self {
        var result = self
        result._form.rule = rule
        result._form.increment = increment
        return result
      }
    }
    struct IntegerFormatStyle<Value: BinaryInteger>: _NumberStyle, Hashable {
      typealias Percent = _PercentFormatStyle<Value>
      typealias Currency = _CurrencyFormatStyle<Value>
      var _form = _NumberForm()
      init(locale: Locale = .current) { _form.symbols = _NumberSymbols.of(locale) }
      func format(_ value: Value) -> String { _form.text("\(value)") }
      var parseStrategy: _NumberParseStrategy<Value> { _NumberParseStrategy(_isPercent: false, _symbols: _form.symbols) }
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
        var result = self
        result._form.sign = strategy
        return result
      }
    }
    struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: _NumberStyle, Hashable {
      typealias Percent = _PercentFormatStyle<Value>
      typealias Currency = _CurrencyFormatStyle<Value>
      var _form = _NumberForm()
      init(locale: Locale = .current) { _form.symbols = _NumberSymbols.of(locale) }
      func format(_ value: Value) -> String { _form.text("\(value)") }
      var parseStrategy: _NumberParseStrategy<Value> { _NumberParseStrategy(_isPercent: false, _symbols: _form.symbols) }
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
        var result = self
        result._form.sign = strategy
        return result
      }
    }
    extension Decimal {
      struct FormatStyle: _NumberStyle, Hashable {
        typealias Percent = _PercentFormatStyle<Decimal>
        typealias Currency = _CurrencyFormatStyle<Decimal>
        var _form = _NumberForm()
        init(locale: Locale = .current) { _form.symbols = _NumberSymbols.of(locale) }
        func format(_ value: Decimal) -> String { _form.text("\(value)") }
        var parseStrategy: _NumberParseStrategy<Decimal> { _NumberParseStrategy(_isPercent: false, _symbols: _form.symbols) }
        func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
          var result = self
          result._form.sign = strategy
          return result
        }
      }
    }
    // Integers are percents already.
    struct _PercentFormatStyle<Value>: _NumberStyle, Hashable {
      var _form = _NumberForm()
      init(locale: Locale = .current) {
        _form.symbols = _NumberSymbols.of(locale)
        _form.shift = Value.self is any BinaryInteger.Type ? 0 : 2
      }
      func format(_ value: Value) -> String {
        let around = _form.symbols.percent
        return _form.text("\(value)", before: around[0], after: around[1])
      }
      var parseStrategy: _NumberParseStrategy<Value> { _NumberParseStrategy(_isPercent: true, _symbols: _form.symbols) }
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
        var result = self
        result._form.sign = strategy
        return result
      }
    }
    struct _CurrencyFormatStyle<Value>: _NumberStyle, Hashable {
      let currencyCode: String
      var _form = _NumberForm()
      var _presentation = CurrencyFormatStyleConfiguration.Presentation.standard
      init(code: String, locale: Locale = .current) {
        currencyCode = code
        _form.symbols = _NumberSymbols.of(locale)
        let places = _currencyPlaces(code)
        _form.defaultFraction = places...places
      }
      func format(_ value: Value) -> String {
        var symbol = _form.symbols.symbol(currencyCode)
        switch _presentation {
        case .standard: break
        case .isoCode: symbol = currencyCode
        case .narrow: if symbol.last == "$" || symbol.last == "¥" { symbol = String(symbol.suffix(1)) }
        case .fullName:
          let number = _form.text("\(value)")
          return number + " " + _currencyName(currencyCode, number == "1")
        }
        let around = _form.symbols.around(symbol)
        return _form.text("\(value)", before: around.before, after: around.after)
      }
      var parseStrategy: _NumberParseStrategy<Value> { _NumberParseStrategy(_isPercent: false, _symbols: _form.symbols) }
      func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self {
        var result = self
        result._form.sign = strategy._sign
        result._form.isAccounting = strategy._isAccounting
        return result
      }
      func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Self {
        var result = self
        result._presentation = p
        return result
      }
    }
    func _currencyPlaces(_ code: String) -> Int {
      switch code {
      case "JPY", "KRW", "VND", "CLP", "ISK": return 0
      case "KWD", "BHD", "JOD", "OMR", "TND": return 3
      default: return 2
      }
    }
    func _currencySymbol(_ code: String) -> String {
      switch code {
      case "USD": return "$"
      case "EUR": return "€"
      case "GBP": return "£"
      case "JPY": return "¥"
      case "KRW": return "₩"
      case "INR": return "₹"
      case "ILS": return "₪"
      case "VND": return "₫"
      case "CNY": return "CN¥"
      case "CAD": return "CA$"
      case "AUD": return "A$"
      case "NZD": return "NZ$"
      case "MXN": return "MX$"
      case "BRL": return "R$"
      case "HKD": return "HK$"
      case "TWD": return "NT$"
      default: return code + "\u{A0}"
      }
    }
    func _currencyName(_ code: String, _ isOne: Bool) -> String {
      switch code {
      case "USD": return isOne ? "US dollar" : "US dollars"
      case "EUR": return isOne ? "euro" : "euros"
      case "GBP": return isOne ? "British pound" : "British pounds"
      case "JPY": return "Japanese yen"
      case "CAD": return isOne ? "Canadian dollar" : "Canadian dollars"
      case "CHF": return isOne ? "Swiss franc" : "Swiss francs"
      default: return code
      }
    }
    """#

  static let formattedNumbers = PreludeChunk(
    members: ["formatted"],
    text: #"""
      extension BinaryInteger {
        func formatted() -> String { _NumberForm().text("\(self)") }
        func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Self {
          style.format(self)
        }
        func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput: BinaryInteger {
          style.format(S.FormatInput(self))
        }
      }
      extension BinaryFloatingPoint {
        func formatted() -> String { _NumberForm().text("\(self)") }
        func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Self {
          style.format(self)
        }
      }
      extension Decimal {
        func formatted() -> String { _NumberForm().text("\(self)") }
        func formatted<S: _FormatStyleProtocol>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Decimal {
          style.format(self)
        }
      }
      extension Sequence {
        func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Self {
          style.format(self)
        }
      }
      extension Sequence where Element == String {
        func formatted() -> String {
          ListFormatStyle<StringStyle, Self>(memberStyle: StringStyle(), type: .and)
            .format(self)
        }
      }
      """#)

  static let listStyles = PreludeChunk(
    names: ["ListFormatStyle", "StringStyle"],
    text: #"""
      struct StringStyle: FormatStyle, Hashable, Sendable {
        func format(_ value: String) -> String { value }
      }
      struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
      where Style.FormatInput == Base.Element, Style.FormatOutput == String {
        typealias FormatInput = Base
        typealias FormatOutput = String
        enum ListType { case and, or }
        enum Width { case standard, short, narrow }
        let memberStyle: Style
        var listType: ListType
        var width: Width
        init(memberStyle: Style, type: ListType = .and, width: Width = .standard) {
          self.memberStyle = memberStyle
          listType = type
          self.width = width
        }
        func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> { self }
        func format(_ value: Base) -> String {
          let texts = value.map({ memberStyle.format($0) })
          guard let last = texts.last else { return "" }
          if texts.count == 1 { return last }
          let head = texts.dropLast().joined(separator: ", ")
          let comma = texts.count > 2 ? "," : ""
          if listType == .or { return head + comma + " or " + last }
          switch width {
          case .standard: return head + comma + " and " + last
          case .short: return head + comma + " & " + last
          case .narrow: return head + ", " + last
          }
        }
      }
      """#)
}
