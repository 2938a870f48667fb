infix operator ??=: AssignmentPrecedence
func ??= <T>(l: inout T?, r: @autoclosure () -> T) { if l == nil { l = r() } }
class O { var n: Int? }
var oc: O? = O()
oc?.n ??= 8
print(oc!.n as Any)
var k: Int? = nil
k ??= 3
print(k as Any)
