import Foundation
import Observation

struct Note: Identifiable, Hashable {
  let id: Int
  var text: String
}

@Observable
final class NoteStore {
  var notes = [Note(id: 1, text: "First")]

  func add(_ text: String) { notes.append(Note(id: notes.count + 1, text: text)) }
}
