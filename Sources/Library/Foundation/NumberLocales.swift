// Formats of numbers and currency amounts by language, from CLDR.

struct _NumberSymbols: Hashable, Sendable {
  var decimal = "."
  var grouping = ","
  var minus = "-"
  /// The minimum number of digits before the first separator, and the number between separators.
  var leastGroup = 1
  var group = 3
  /// The prefix and suffix of percentages.
  var percent = ["", "%"]
  /// Whether the currency symbol comes after the digits, and whether a space separates them. A
  /// symbol before the digits that ends in a letter is always separated.
  var isSymbolLast = false
  var isSymbolApart = false
  /// Whether the minus sign is next to the digits, after the symbol.
  var isSignInside = false
  var currencyCode: String? = nil
  /// The symbols of currencies; nil for those of American English.
  var currencies: [String: String]? = nil
  func symbol(_ code: String) -> String {
    guard let currencies else {
      return _currencySymbol(code).replacingOccurrences(of: "\u{A0}", with: "")
    }
    return currencies[code] ?? code
  }
  /// The text before and after the digits of an amount.
  func around(_ symbol: String) -> (before: String, after: String) {
    if isSymbolLast { return ("", "\u{A0}" + symbol) }
    let isApart = isSymbolApart || symbol.last?.isLetter ?? false
    return (symbol + (isApart ? "\u{A0}" : ""), "")
  }
  static let american = _NumberSymbols(currencyCode: "USD")
  static func of(_ locale: Locale?) -> _NumberSymbols {
    guard let locale, locale.identifier != "en_US" else { return american }
    let parts = locale._parts
    let language = parts.first ?? "en"
    if let exact = all[language + "_" + (locale.regionCode ?? "")] { return exact }
    var symbols = all[_regions[language] ?? ""] ?? american
    let region = locale.regionCode.map { "_" + $0 }
    symbols.currencyCode = region.flatMap { region in
      all.first(where: { $0.key.hasSuffix(region) })?.value.currencyCode
    }
    return symbols
  }
  /// The first region listed for each language.
  static let _regions: [String: String] = {
    var regions: [String: String] = [:]
    for line in _table.split(separator: "\n") where !line.hasPrefix(" ") {
      let name = String(line.split(separator: "|")[0])
      let language = String(name.prefix(2))
      if regions[language] == nil { regions[language] = name }
    }
    return regions
  }()
  static let all: [String: _NumberSymbols] = {
    var all: [String: _NumberSymbols] = [:]
    var name = ""
    for line in _table.split(separator: "\n") {
      let line = line.replacingOccurrences(of: "~", with: "\u{A0}")
        .replacingOccurrences(of: "^", with: "\u{202F}")
      if line.hasPrefix(" ") {
        for entry in line.split(separator: " ") {
          let pair = entry.split(separator: "=")
          all[name]?.currencies?[String(pair[0])] = String(pair[1])
        }
      } else {
        let parts = line.split(separator: "|").map { String($0) }
        name = parts[0]
        all[name] = _NumberSymbols(
          decimal: parts[1], grouping: parts[2], minus: parts[3],
          leastGroup: Int(parts[4])!, group: Int(parts[5])!,
          percent: parts[6].components(separatedBy: "#"),
          isSymbolLast: parts[7].hasPrefix("S"), isSymbolApart: parts[7].contains("\u{A0}"),
          isSignInside: parts[7].hasSuffix("-"), currencyCode: parts[8], currencies: [:])
      }
    }
    return all
  }()
  /// Each line has, for a locale: the decimal and grouping separators, the minus sign, the
  /// digits of its groups, percentages, the position of currency symbols, and its currency; then
  /// symbols that are not codes. `~` is a no-break space, `^` a narrow one.
  static let _table = """
    en_US|.|,|-|1|3|#%|P|USD
     USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=A$ MXN=MX$ BRL=R$ ILS=₪
     VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    en_GB|.|,|-|1|3|#%|P|GBP
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=A$ MXN=MX$ BRL=R$ ILS=₪
     VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    en_CA|.|,|-|1|3|#%|P|CAD
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=$ AUD=A$ MXN=MX$ BRL=R$ ILS=₪
     VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    en_AU|.|,|-|1|3|#%|P|AUD
     AUD=$
    en_NZ|.|,|-|1|3|#%|P|NZD
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=A$ MXN=MX$ BRL=R$ ILS=₪
     VND=₫ TWD=NT$ NZD=$ HKD=HK$
    en_IE|.|,|-|1|3|#%|P|EUR
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=A$ MXN=MX$ BRL=R$ ILS=₪
     VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    en_ZA|,|~|-|1|3|#%|P|ZAR
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=A$ MXN=MX$ BRL=R$ ILS=₪
     VND=₫ TWD=NT$ NZD=NZ$ ZAR=R HKD=HK$
    en_IN|.|,|-|1|2|#%|P|INR
     USD=$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=A$ MXN=MX$ BRL=R$ ILS=₪
     VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    en_SG|.|,|-|1|3|#%|P|SGD
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=A$ MXN=MX$ BRL=R$ ILS=₪
     VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$ SGD=$
    de_DE|,|.|-|1|3|#~%|S|EUR
     USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪
     THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    de_AT|,|.|-|1|3|#~%|P~|EUR
     USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪
     THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    de_CH|.|’|-|1|3|#%|P~-|CHF
     USD=$ GBP=£ JPY=¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪ THB=฿
     VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    fr_FR|,|^|-|1|3|#~%|S|EUR
     USD=$US EUR=€ GBP=£GB INR=₹ KRW=₩ CAD=$CA AUD=$AU MXN=$MX BRL=R$ ILS=₪ VND=₫ NZD=$NZ
     SGD=$SG
    fr_CA|,|~|-|1|3|#~%|S|CAD
     USD=$~US EUR=€ GBP=£ JPY=¥ CNY=CN¥ CAD=$ AUD=$~AU BRL=R$ NZD=$~NZ HKD=$~HK SGD=$~SG
    fr_BE|,|^|-|1|3|#~%|S|EUR
     USD=$US EUR=€ GBP=£GB INR=₹ KRW=₩ CAD=$CA AUD=$AU MXN=$MX BRL=R$ ILS=₪ VND=₫ NZD=$NZ
     SGD=$SG
    fr_CH|,|^|-|1|3|#%|P~-|CHF
     USD=$US EUR=€ GBP=£GB INR=₹ KRW=₩ CAD=$CA AUD=$AU MXN=$MX BRL=R$ ILS=₪ VND=₫ NZD=$NZ
     SGD=$SG
    es_ES|,|.|-|2|3|#~%|S|EUR
     USD=US$ EUR=€ THB=฿ VND=₫
    es_MX|.|,|-|1|3|#%|P|MXN
     MXN=$
    es_AR|,|.|-|1|3|#%|P~|ARS
     USD=US$
    es_US|.|,|-|1|3|#%|P|USD
     USD=$ EUR=€ GBP=£ JPY=¥ CAD=CA$
    it_IT|,|.|-|2|3|#%|S|EUR
     EUR=€ GBP=£ CNY=CN¥ CAD=CA$ AUD=A$ ILS=₪ THB=฿ NZD=NZ$
    pt_BR|,|.|-|1|3|#%|P~|BRL
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪
     THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    pt_PT|,|~|-|2|3|#%|S|EUR
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪
     THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    nl_NL|,|.|-|1|3|#%|P~-|EUR
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=C$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪
     THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    nl_BE|,|.|-|1|3|#%|P~-|EUR
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=C$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪
     THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    sv_SE|,|~|−|1|3|#~%|S|SEK
     USD=US$ EUR=€ CAD=CA$ MXN=MX$ BRL=BR$ SEK=kr NOK=Nkr DKK=Dkr ILS=₪
    nb_NO|,|~|−|1|3|#~%|S|NOK
     EUR=€ GBP=£ NOK=kr
    da_DK|,|.|-|1|3|#~%|S|DKK
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$
     DKK=kr. ILS=₪ THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    fi_FI|,|~|−|1|3|#~%|S|EUR
     USD=$ EUR=€ GBP=£ JPY=¥
    is_IS|,|.|-|1|3|#%|S|ISK
     JPY=JP¥ CNY=CN¥ ILS=₪ HKD=HK$
    pl_PL|,|~|-|2|3|#%|S|PLN
     EUR=€ BRL=R$ PLN=zł
    cs_CZ|,|~|-|1|3|#~%|S|CZK
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ CZK=Kč
     TWD=NT$ NZD=NZ$ HKD=HK$
    sk_SK|,|~|-|1|3|#~%|S|EUR
     EUR=€ MXN=MX$ ILS=NIS
    hu_HU|,|~|-|2|3|#%|S|HUF
     JPY=¥ HUF=Ft
    ro_RO|,|.|-|1|3|#~%|S|RON
    ru_RU|,|~|-|1|3|#~%|S|RUB
     USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=A$ MXN=MX$ BRL=R$ RUB=₽
     ILS=₪ THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    uk_UA|,|~|-|1|3|#%|S|UAH
     JPY=¥
    tr_TR|,|.|-|1|3|%#|P|TRY
     USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ TRY=₺
     ILS=₪ THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    el_GR|,|.|-|1|3|#%|S|EUR
     USD=$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=A$ MXN=MX$ BRL=R$ ILS=₪
     THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    ja_JP|.|,|-|1|3|#%|P|JPY
     USD=$ EUR=€ GBP=£ JPY=¥ CNY=元 INR=₹ KRW=₩ CAD=CA$ AUD=A$ MXN=MX$ BRL=R$ ILS=₪ VND=₫
     TWD=NT$ NZD=NZ$ HKD=HK$
    zh_CN|.|,|-|1|3|#%|P|CNY
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=¥ INR=₹ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪
     VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    zh_TW|.|,|-|1|3|#%|P|TWD
     USD=US$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ INR=₹ KRW=￦ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪
     VND=₫ TWD=$ NZD=NZ$ HKD=HK$
    ko_KR|.|,|-|1|3|#%|P|KRW
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪
     VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    hi_IN|.|,|-|1|2|#%|P|INR
     USD=$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=A$ MXN=MX$ BRL=R$ ILS=₪
     THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    th_TH|.|,|-|1|3|#%|P|THB
     USD=US$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪
     THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    vi_VN|,|.|-|1|3|#%|S|VND
     USD=US$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ INR=₹ KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$ ILS=₪
     THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    id_ID|,|.|-|1|3|#%|P|IDR
     USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ INR=Rs KRW=₩ CAD=CA$ AUD=AU$ MXN=MX$ BRL=R$
     ILS=₪ THB=฿ VND=₫ IDR=Rp TWD=NT$ NZD=NZ$ HKD=HK$
    ca_ES|,|.|-|1|3|#~%|S|EUR
     EUR=€ GBP=£ JPY=¥ INR=₹ KRW=₩ AUD=AU$ ILS=₪ THB=฿ VND=₫ TWD=NT$ NZD=NZ$ HKD=HK$
    """
}
