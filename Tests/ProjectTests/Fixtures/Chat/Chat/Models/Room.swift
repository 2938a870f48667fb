import Foundation

struct Room: Identifiable, Equatable {
  let id: String
  var title: String
  var messages: [Message] = []
  var unread = 0

  var preview: String {
    guard let last = messages.last else { return "No messages yet" }
    return "\(last.author.name): \(last.text)"
  }
}
