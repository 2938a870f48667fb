import Foundation
let ids = "en_US en_GB en_CA en_AU en_NZ en_IE en_ZA en_IN en_SG de_DE de_AT fr_FR fr_CA fr_BE fr_CH es_ES es_MX es_AR es_US it_IT pt_BR pt_PT nl_NL nl_BE sv_SE nb_NO da_DK fi_FI is_IS pl_PL cs_CZ sk_SK hu_HU ro_RO ru_RU uk_UA tr_TR el_GR ja_JP zh_CN zh_TW ko_KR hi_IN th_TH vi_VN ca_ES".split(separator: " ").map(String.init)
let codes = ["USD","EUR","GBP","JPY","CNY","INR","KRW","CAD","AUD","CHF","MXN","BRL","SEK","NOK","DKK","PLN","CZK","HUF","RUB","TRY","ILS","THB","VND","IDR","TWD","NZD","ZAR","HKD","SGD"]
for id in ids {
  let l = Locale(identifier: id)
  var row = [id, 1234567.5.formatted(.number.locale(l)), (-1234.5).formatted(.number.locale(l)), 0.256.formatted(.percent.locale(l)), (-1234567.5).formatted(.currency(code: "EUR").locale(l)), l.currency?.identifier ?? "-", l.decimalSeparator ?? "-", l.groupingSeparator ?? "-"]
  row.append(codes.map { c in 
    let t = 5.formatted(.currency(code: c).precision(.fractionLength(0)).locale(l))
    return c + "=" + t }.joined(separator: " "))
  print(row.joined(separator: "|"))
}
