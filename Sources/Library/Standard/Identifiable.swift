protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}
extension Identifiable where Self: AnyObject {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}
