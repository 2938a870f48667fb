typealias TimeInterval = Double
typealias CFTimeInterval = Double
typealias CFAbsoluteTime = Double
