// networking-like layer with mocks, generics, async, codable, errors
import Foundation

enum HTTPMethod: String { case get = "GET", post = "POST" }
protocol Endpoint {
    associatedtype Response: Decodable
    var path: String { get }
    var method: HTTPMethod { get }
    var query: [String: String] { get }
}
extension Endpoint {
    var method: HTTPMethod { .get }
    var query: [String: String] { [:] }
    var url: String {
        let q = query.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "&")
        return q.isEmpty ? path : path + "?" + q
    }
}
struct User: Codable, Equatable, Identifiable { let id: Int; var name: String; var email: String? }
struct GetUser: Endpoint {
    typealias Response = User
    let id: Int
    var path: String { "/users/\(id)" }
}
struct ListUsers: Endpoint {
    typealias Response = Page<User>
    var page = 1
    let path = "/users"
    var query: [String: String] { ["page": "\(page)", "limit": "2"] }
}
struct Page<Item: Decodable>: Decodable {
    let items: [Item]
    let next: Int?
    private enum CodingKeys: String, CodingKey { case items = "data", next = "next_page" }
}
enum APIError: Error, LocalizedError, Equatable {
    case status(Int), decoding(String), offline
    var errorDescription: String? {
        switch self {
        case .status(404): "Not found"
        case .status(let code): "Server said \(code)"
        case .decoding(let what): "Bad data: \(what)"
        case .offline: nil
        }
    }
}
protocol Transport: Sendable { func send(_ method: HTTPMethod, _ url: String) async throws -> (Data, Int) }
struct MockTransport: Transport {
    var routes: [String: (String, Int)]
    func send(_ method: HTTPMethod, _ url: String) async throws -> (Data, Int) {
        try await Task.sleep(for: .milliseconds(1))
        guard let (body, status) = routes["\(method.rawValue) \(url)"] else { return (Data(), 404) }
        return (Data(body.utf8), status)
    }
}
actor Client {
    private let transport: any Transport
    private var cache: [String: Data] = [:]
    private(set) var hits = 0
    init(transport: some Transport) { self.transport = transport }
    func fetch<E: Endpoint>(_ endpoint: E) async throws -> E.Response {
        let data: Data
        if let cached = cache[endpoint.url] {
            hits += 1
            data = cached
        } else {
            let (body, status) = try await transport.send(endpoint.method, endpoint.url)
            guard 200..<300 ~= status else { throw APIError.status(status) }
            cache[endpoint.url] = body
            data = body
        }
        do {
            return try JSONDecoder().decode(E.Response.self, from: data)
        } catch let DecodingError.keyNotFound(key, _) {
            throw APIError.decoding("missing \(key.stringValue)")
        } catch is DecodingError {
            throw APIError.decoding("shape")
        }
    }
    nonisolated func pages() -> AsyncThrowingStream<[User], any Error> {
        AsyncThrowingStream { continuation in
            Task {
                var page: Int? = 1
                do {
                    while let current = page {
                        let result = try await fetch(ListUsers(page: current))
                        continuation.yield(result.items)
                        page = result.next
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
        }
    }
}
let client = Client(transport: MockTransport(routes: [
    "GET /users/1": (#"{"id": 1, "name": "Ann", "email": "a@b.c"}"#, 200),
    "GET /users/2": (#"{"id": 2}"#, 200),
    "GET /users/3": ("oops", 200),
    "GET /users/4": ("", 503),
    "GET /users?limit=2&page=1": (#"{"data": [{"id": 1, "name": "Ann"}, {"id": 2, "name": "Bo"}], "next_page": 2}"#, 200),
    "GET /users?limit=2&page=2": (#"{"data": [{"id": 3, "name": "Cy"}], "next_page": null}"#, 200),
]))
for id in 1...5 {
    do {
        let user = try await client.fetch(GetUser(id: id))
        print(user.name, user.email ?? "-")
    } catch let error as APIError {
        print(id, error, error.localizedDescription)
    }
}
_ = try await client.fetch(GetUser(id: 1))
print(await client.hits)
for try await users in client.pages() { print(users.map(\.name)) }
let all = try await client.pages().reduce(into: [User]()) { $0 += $1 }
print(all.count, all.contains { $0.email != nil }, all.first == User(id: 1, name: "Ann"))
let results = await withTaskGroup(of: (Int, Result<User, APIError>).self) { group in
    for id in [1, 4, 9] {
        group.addTask {
            do { return (id, .success(try await client.fetch(GetUser(id: id)))) }
            catch { return (id, .failure(error as? APIError ?? .offline)) }
        }
    }
    return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
}
for (id, result) in results.sorted(by: { $0.key < $1.key }) {
    switch result {
    case .success(let user): print(id, user.name)
    case .failure(.status(let code)) where code >= 500: print(id, "server", code)
    case .failure(let error): print(id, error.errorDescription ?? "?")
    }
}
