import Foundation
struct LE: LocalizedError { var errorDescription: String? { "desc" }; var failureReason: String? { "why" } }; enum Plain: Error { case x, y(Int) };
print(LE().localizedDescription, (LE() as Error).localizedDescription, Plain.x.localizedDescription, Plain.y(1).localizedDescription)
