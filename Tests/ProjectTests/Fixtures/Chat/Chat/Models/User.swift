import Foundation

struct User: Identifiable, Hashable {
  let id: Int
  let name: String

  static let me = User(id: 0, name: "Me")
  static let echo = User(id: 1, name: "Echo")
}
