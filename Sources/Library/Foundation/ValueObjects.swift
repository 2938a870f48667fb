// Bridging with `as` between Foundation's classes and value types.

final class NSURL: NSObject, _ValueObject {
  let _url: URL
  init(_url: URL) { self._url = _url }
  convenience init?(string: String) {
    guard let url = URL(string: string) else { return nil }
    self.init(_url: url)
  }
  var absoluteString: String? { _url.absoluteString }
  override var description: String { _url.description }
  override var hash: Int { _url.hashValue }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSURL)?._url == _url }
}
final class NSDate: NSObject, _ValueObject {
  let _date: Date
  init(_date: Date) { self._date = _date }
  var timeIntervalSinceReferenceDate: TimeInterval { _date.timeIntervalSinceReferenceDate }
  override var description: String { _date.description }
  override var hash: Int { _date.hashValue }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSDate)?._date == _date }
}
func _bridgedString(_ value: String) -> NSString { NSString(string: value) }
func _bridgedInt(_ value: Int) -> NSNumber { NSNumber(value: value) }
func _bridgedDouble(_ value: Double) -> NSNumber { NSNumber(value: value) }
func _bridgedBool(_ value: Bool) -> NSNumber { NSNumber(value: value) }
func _bridgedFloat(_ value: Float) -> NSNumber { NSNumber(value: value) }
func _bridgedDecimal(_ value: Decimal) -> NSDecimalNumber { NSDecimalNumber(decimal: value) }
func _unbridgedDecimal(_ value: NSDecimalNumber) -> Decimal { value.decimalValue }
func _bridgedURL(_ value: URL) -> NSURL { NSURL(_url: value) }
func _bridgedDate(_ value: Date) -> NSDate { NSDate(_date: value) }
func _unbridgedString(_ value: NSString) -> String { value._text }
func _unbridgedURL(_ value: NSURL) -> URL { value._url }
func _unbridgedDate(_ value: NSDate) -> Date { value._date }
