import Foundation

var components = URLComponents(string: "http://h/p")!
print(components)
components.percentEncodedQuery = "a b"
print(components)
