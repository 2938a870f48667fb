import Foundation

var components = URLComponents(string: "http://h/p")!
print(components)
components.port = -1
print(components)
