import Foundation
func box<T>(_ v: T) -> AnyObject { v as AnyObject }
print(box(3) === box(3))
let o: AnyObject = "s" as AnyObject
print(o is String, o as? String ?? "-")
print((5 as AnyObject) as? Int as Any)
class K: NSObject { let k: Int; init(_ k: Int) { self.k = k }; override var hash: Int { k }; override func isEqual(_ o: Any?) -> Bool { (o as? K)?.k == k } }
let c = NSCache<K, K>(); c.countLimit = 3
c.setObject(K(2), forKey: K(1)); print(c.object(forKey: K(1))?.k as Any)
let tok: NSObjectProtocol = NotificationCenter.default.addObserver(forName: Notification.Name("q"), object: nil, queue: .main) { n in print(n.name.rawValue) }
NotificationCenter.default.post(name: Notification.Name("q"), object: nil)
print(tok.isEqual(tok))
print(K(1) == K(1), Set([K(1), K(1)]).count)
