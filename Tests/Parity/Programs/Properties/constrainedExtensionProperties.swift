protocol Source {
  associatedtype Failure
}
extension Source { var kind: String { "any" } }
extension Source where Failure == Never { var kind: String { "never" } }
struct Sure: Source { typealias Failure = Never }
struct Unsure: Source { typealias Failure = Int }
print(Sure().kind, Unsure().kind)

struct Box<Content> { var content: Content }
extension Box { var kind: String { "any" } }
extension Box where Content == Int { var kind: String { "number" } }
print(Box(content: 1).kind, Box(content: "a").kind)

extension Source { var value: String { get throws { "any" } } }
extension Source where Failure == Never { var value: Int { 1 } }
print(Sure().value, try Unsure().value)
