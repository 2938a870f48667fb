import Foundation
let p = CGPoint(x: 1, y: 2), sz = CGSize(width: 3, height: 4.5), rect = CGRect(x: 1, y: 2, width: 10, height: 20);
print(
  p, sz, rect, p.x, sz.width, rect.midX, rect.maxY, rect.contains(CGPoint(x: 5, y: 5)), rect.insetBy(dx: 1, dy: 1), rect.intersects(CGRect(x: 0, y: 0, width: 2, height: 3)),
  rect.union(CGRect(x: 0, y: 0, width: 1, height: 1)), rect.intersection(CGRect(x: 0, y: 0, width: 5, height: 5)), CGPoint.zero, CGSize.zero == CGSize(), CGRect.zero, rect.origin, rect.size,
  rect.isEmpty, CGRect.null.isNull, rect.offsetBy(dx: 1, dy: 1).origin, p == CGPoint(x: 1.0, y: 2.0), CGFloat(1.5) + 2, Double(CGFloat(2)), rect.standardized, rect.integral, rect.width, rect.minX)
