import Foundation

var components = URLComponents(string: "http://h/p")!
print(components)
components.percentEncodedQueryItems = [URLQueryItem(name: "a=b", value: nil)]
print(components)
