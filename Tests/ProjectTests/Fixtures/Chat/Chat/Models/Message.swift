import Foundation

struct Message: Identifiable, Equatable {
  enum Status: Equatable {
    case sending
    case sent
    case failed(reason: String)
  }

  let id: UUID
  let author: User
  let text: String
  let date: Date
  var status: Status

  init(
    id: UUID = .init(), author: User, text: String, date: Date = Date(), status: Status = .sent
  ) {
    self.id = id
    self.author = author
    self.text = text
    self.date = date
    self.status = status
  }
}
