typealias Void = ()
