import Foundation
let m = Measurement(value: 2, unit: UnitLength.miles)
print(m.converted(to: .kilometers).value, m.converted(to: .feet).value, (m + Measurement(value: 1, unit: UnitLength.kilometers)).converted(to: .meters).value, m > Measurement(value: 3, unit: UnitLength.kilometers), m * 2, m.unit.symbol, m.value)
print(Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded(), Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours).value, Measurement(value: 1, unit: UnitMass.kilograms).converted(to: .grams).value, Measurement(value: 1, unit: UnitLength.lightyears).unit.symbol)
print(Measurement(value: 1, unit: UnitArea.squareKilometers).converted(to: .squareMeters).value, Measurement(value: 5, unit: UnitInformationStorage.megabytes).converted(to: .kilobytes).value, Measurement(value: 36, unit: UnitSpeed.kilometersPerHour).converted(to: .metersPerSecond).value.rounded(), Measurement(value: 180, unit: UnitAngle.degrees).converted(to: .radians).value)
print(Measurement(value: 1, unit: UnitEnergy.kilocalories).converted(to: .joules).value, Measurement(value: 1, unit: UnitPower.horsepower).converted(to: .watts).value, Measurement(value: 1, unit: UnitPressure.bars).converted(to: .hectopascals).value.rounded(), Measurement(value: 2, unit: UnitVolume.cubicMeters).converted(to: .liters).value, Measurement(value: 3, unit: UnitFrequency.kilohertz).converted(to: .hertz).value)
print(Measurement(value: 1, unit: UnitLength.decimeters).converted(to: .centimeters).value, Measurement(value: 1, unit: UnitLength.nanometers).unit.symbol, Measurement(value: 1, unit: UnitMass.carats).converted(to: .grams).value, Measurement(value: 4, unit: UnitMass.micrograms).unit.symbol, Measurement(value: 5, unit: UnitDuration.microseconds).converted(to: .seconds).value)
struct Book: Equatable { var title: String; var pages: Int; var author: String?; var date = Date(timeIntervalSince1970: 0) }
let books = [Book(title: "b", pages: 300, author: "Z"), Book(title: "A", pages: 100), Book(title: "c", pages: 300, author: "M")]
print(books.sorted(using: KeyPathComparator(\.pages)).map(\.title), books.sorted(using: [KeyPathComparator(\.pages, order: .reverse), KeyPathComparator(\.title)]).map(\.title), books.sorted(using: SortDescriptor(\.title)).map(\.title))
print(books.sorted(using: [SortDescriptor(\Book.pages, order: .reverse), SortDescriptor(\Book.title, order: .reverse)]).map(\.title), books.sorted(using: KeyPathComparator(\.author)).map(\.title), KeyPathComparator(\Book.pages).compare(books[0], books[1]).rawValue, SortOrder.forward, SortDescriptor(\Book.pages).order)
var copy = books
copy.sort(using: KeyPathComparator(\.title, comparator: String.Comparator(options: .caseInsensitive)))
print(copy.map(\.title), [3, 1].sorted(using: KeyPathComparator(\.self, order: .reverse)), ["b", "A"].sorted(using: String.Comparator(options: .caseInsensitive)))
let wanted = #Predicate<Book> { $0.pages > 200 && $0.title != "b" }
print(try books.filter(wanted).map(\.title), try wanted.evaluate(books[0]))
var rows = IndexSet([1, 2, 3, 7])
rows.insert(9)
rows.insert(integersIn: 20...21)
print(rows.count, Array(rows), rows.contains(2), rows.first!, rows.last!, rows.rangeView.map { $0 }, rows.contains(integersIn: 1...2), rows.integerGreaterThan(3)!, rows.integerLessThan(3)!, rows.count(in: 0..<4), rows.intersects(integersIn: 4...6))
rows.remove(7)
rows.remove(integersIn: 20...30)
print(Array(rows.union([5])), Array(rows.intersection([1, 9, 10])), Array(rows.subtracting([1])), rows.isEmpty, rows.filteredIndexSet { $0 > 2 }.count, IndexSet(integersIn: 2..<5).map { $0 * 2 }, IndexSet(integer: 4) == [4], rows.max()!, rows.reversed().first!, rows.isSuperset(of: [2, 3]))
var letters = ["a", "b", "c", "d", "e"]
for i in IndexSet([1, 3]).reversed() { letters.remove(at: i) }
print(letters, rows.sorted().count, rows.description, IndexSet().first as Any)
let r = CGRect(x: 1, y: 2, width: 10, height: 20)
print(r, r.midX, r.maxY, r.contains(CGPoint(x: 5, y: 5)), r.insetBy(dx: 1, dy: 2), r.offsetBy(dx: 1, dy: 1), r.union(CGRect(x: 0, y: 0, width: 1, height: 1)), r.intersection(CGRect(x: 5, y: 5, width: 100, height: 3)), r.intersects(CGRect(x: 50, y: 0, width: 1, height: 1)), r.size, r.origin, r.isEmpty, CGRect.zero.isEmpty, CGRect.null.isNull, r.integral, r == r.standardized)
print(CGFloat(2.5).rounded(), CGFloat.pi, CGFloat(7) / 2, Double(CGFloat(1.5)), CGPoint.zero, CGSize(width: 3, height: 4), CGFloat.infinity, max(CGFloat(1), 2), CGSize(width: 1, height: 2) == CGSize(width: 1, height: 2), CGFloat(3).squareRoot(), Int(CGFloat(3.9)), hypot(3.0, 4.0), CGFloat(5).truncatingRemainder(dividingBy: 3))
let n = Decimal(string: "1234.5678")!
print(n, n.formatted(.number.locale(Locale(identifier: "en_US"))), n.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))), n.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))), NSDecimalNumber(decimal: n).intValue, n * 2, n / 4, n < 2000, -n, n.isZero, Decimal(0.1) + Decimal(0.2), Decimal(sign: .plus, exponent: -2, significand: 5))
class Store { let center = NotificationCenter(); var token: Any?; var log: [String] = [] }
let store = Store()
store.token = store.center.addObserver(forName: Notification.Name("saved"), object: nil, queue: .main) { note in store.log.append("\(note.name.rawValue) \(note.userInfo?["id"] as? Int ?? 0)") }
let plain = store.center.addObserver(forName: .init("other"), object: nil, queue: nil) { print("other", $0.object as? String ?? "-") }
store.center.post(name: .init("other"), object: "x")
store.center.removeObserver(plain)
store.center.post(name: .init("other"), object: "y")
print(store.log.count)
