import Foundation
let u = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!;
print(
  u, u.uuidString, UUID(uuidString: "bad") as Any, u == UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!, [u].description, UUID() == UUID(), u.hashValue == u.hashValue,
  UUID().uuidString.count, [u: 1][u]!, u < UUID(uuidString: "F621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)
