import SwiftUI

struct Player: Identifiable, Hashable, Codable {
  typealias ID = Int

  let id: ID
  var name: String
  var color: TeamColor

  static let samples = [
    Player(id: 1, name: "Ines", color: .red),
    Player(id: 2, name: "Tariq", color: .blue),
    Player(id: 3, name: "Wen", color: .green),
  ]
}

enum TeamColor: String, Codable, CaseIterable {
  case red, blue, green, yellow

  var color: Color {
    switch self {
    case .red: .red
    case .blue: .blue
    case .green: .green
    case .yellow: .yellow
    }
  }
}
