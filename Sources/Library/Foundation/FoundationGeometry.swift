struct CGPoint: Hashable, Sendable {
  var x: CGFloat
  var y: CGFloat
  init() { x = 0; y = 0 }
  init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
  init(x: Int, y: Int) { self.x = CGFloat(x); self.y = CGFloat(y) }
  static let zero = CGPoint()
}
struct CGSize: Hashable, Sendable {
  var width: CGFloat
  var height: CGFloat
  init() { width = 0; height = 0 }
  init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
  init(width: Int, height: Int) {
    self.width = CGFloat(width)
    self.height = CGFloat(height)
  }
  static let zero = CGSize()
}
struct CGVector: Hashable, Sendable {
  var dx: CGFloat
  var dy: CGFloat
  init() { dx = 0; dy = 0 }
  init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
  static let zero = CGVector()
}
struct CGRect: Hashable, Sendable {
  var origin: CGPoint
  var size: CGSize
  init() { origin = CGPoint(); size = CGSize() }
  init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
  init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
  init(x: Int, y: Int, width: Int, height: Int) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
  static let zero = CGRect()
  static let null = CGRect(
    x: CGFloat.infinity, y: CGFloat.infinity, width: CGFloat.zero, height: CGFloat.zero)
  var width: CGFloat { size.width }
  var height: CGFloat { size.height }
  var minX: CGFloat { origin.x }
  var minY: CGFloat { origin.y }
  var midX: CGFloat { origin.x + size.width / 2 }
  var midY: CGFloat { origin.y + size.height / 2 }
  var maxX: CGFloat { origin.x + size.width }
  var maxY: CGFloat { origin.y + size.height }
  var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
  func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  var isNull: Bool { minX == CGFloat.infinity || minY == CGFloat.infinity }
  var isInfinite: Bool { self == CGRect.infinite }
  static let infinite = CGRect(
    x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  var standardized: CGRect {
    CGRect(
      x: width < 0 ? minX + width : minX, y: height < 0 ? minY + height : minY,
      width: abs(width), height: abs(height))
  }
  var integral: CGRect {
    let x = minX.rounded(.down)
    let y = minY.rounded(.down)
    return CGRect(
      x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }
  func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  func intersection(_ other: CGRect) -> CGRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    if right < x || bottom < y { return CGRect.null }
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }
  func contains(_ other: CGRect) -> Bool { union(other) == self }
  func intersects(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
