import Foundation
struct L: LocalizedError { var errorDescription: String? { "oops" } }
struct C: CustomNSError { static var errorDomain: String { "dom" }; var errorCode: Int { 42 }; var errorUserInfo: [String: Any] { ["k": 1] } }
enum R: Int, Error { case x = 10, y = 20 }
enum Q: Error { case p(Int), q, r(String), s }
let l = L() as NSError
print(l.domain, l.code, l.localizedDescription)
let c = C() as NSError
print(c.domain, c.code, c.userInfo)
print((R.y as NSError).code)
print((Q.p(1) as NSError).code, (Q.q as NSError).code, (Q.r("") as NSError).code, (Q.s as NSError).code)
let n = NSError(domain: "d", code: 3)
let e: any Error = n
print((e as NSError).code, (e as? NSError)?.domain ?? "-", e is NSError)
if let k = (R.x as any Error) as? NSError { print("as", k.code) }
print(R.x.localizedDescription, Q.q.localizedDescription, l)
