typealias Float64 = Double
