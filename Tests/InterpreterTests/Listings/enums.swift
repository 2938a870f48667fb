enum Shape {
  case circle(radius: Double)
  case box(width: Double, height: Double)
  case none
}

func area(of shape: Shape) -> Double {
  switch shape {
  case .circle(let radius) where radius > 0: return radius * radius * 3
  case .circle: return 0
  case .box(let width, let height): return width * height
  case .none: return 0
  }
}
