// Type aliases.

typealias AnyClass = AnyObject.Type
typealias CBool = Bool
typealias CChar = Int8
typealias CInt = Int32
typealias CUnsignedInt = UInt32
typealias CLong = Int
typealias CLongLong = Int64
typealias CFloat = Float
typealias CDouble = Double
typealias IntegerLiteralType = Int
typealias FloatLiteralType = Double
typealias BooleanLiteralType = Bool
typealias StringLiteralType = String
