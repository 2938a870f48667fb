import Foundation

let cal = {
  var c = Calendar(identifier: .gregorian)
  c.timeZone = .gmt
  return c
}()
let l = Locale(identifier: "en_US")
let d = Date(timeIntervalSince1970: 1709211909.256)
for p in [Date.RelativeFormatStyle.Presentation.numeric, .named] {
  for u in [Date.RelativeFormatStyle.UnitsStyle.wide, .spellOut, .abbreviated, .narrow] {
    for x in [
      0.0, -1, -30, -60, -120, -3600, -7200, -86400, -172800, -604800, -1_300_000, -2_700_000,
      -5_400_000, -31_700_000, -64_000_000, 30, 3700, 86500, 700000, 2_800_000, 32_000_000,
      65_000_000,
    ] {
      // The distance in months and years depends on the day from which it is counted.
      let s = Date.AnchoredRelativeFormatStyle(
        anchor: d.addingTimeInterval(x), presentation: p, unitsStyle: u, locale: l, calendar: cal)
      print(s.format(d), terminator: "; ")
    }
    print()
  }
}
for (a, n) in [(0.0, 86400.0), (0, -86400), (0, 3600), (0, -90), (0, 86400 * 5), (0, 0)] {
  print(
    Date.AnchoredRelativeFormatStyle(
      anchor: d.addingTimeInterval(a), presentation: .named, unitsStyle: .wide, locale: l,
      calendar: cal
    ).format(d.addingTimeInterval(n)), terminator: "; ")
}
