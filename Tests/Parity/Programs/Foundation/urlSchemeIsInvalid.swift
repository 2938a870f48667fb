import Foundation

var components = URLComponents(string: "http://h/p")!
print(components)
components.scheme = "ht tp"
print(components)
