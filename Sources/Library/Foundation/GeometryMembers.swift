// Division of rectangles.
//
// Loads by member

enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }
extension CGRect {
  func divided(
    atDistance distance: CGFloat, from edge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) {
    let isWide = edge == .minXEdge || edge == .maxXEdge
    let cut = max(0, min(distance, isWide ? width : height))
    var slice = self
    var remainder = self
    if isWide {
      slice.size.width = cut
      remainder.size.width = width - cut
      if edge == .minXEdge { remainder.origin.x += cut } else { slice.origin.x = maxX - cut }
    } else {
      slice.size.height = cut
      remainder.size.height = height - cut
      if edge == .minYEdge { remainder.origin.y += cut } else { slice.origin.y = maxY - cut }
    }
    return (slice, remainder)
  }
}
