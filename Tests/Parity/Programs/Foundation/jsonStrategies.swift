import Foundation
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; let dec = JSONDecoder()
func show<T: Encodable>(_ v: T) { do { print(String(decoding: try enc.encode(v), as: UTF8.self)) } catch { print("error", error) } }
func read<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try dec.decode(t, from: Data(s.utf8))) } catch { print("error", error) } }
struct Snake: Codable { var firstName: String; var lastURL: String?; var createdAt: Date }
enc.keyEncodingStrategy = .convertToSnakeCase; enc.dateEncodingStrategy = .iso8601; dec.keyDecodingStrategy = .convertFromSnakeCase; dec.dateDecodingStrategy = .iso8601;
let sn = Snake(firstName: "A", lastURL: "u", createdAt: Date(timeIntervalSince1970: 0)); show(sn); read(Snake.self, #"{"first_name":"Z","created_at":"2020-01-02T03:04:05Z"}"#);
enc.dateEncodingStrategy = .secondsSince1970; show(sn); enc.dateEncodingStrategy = .millisecondsSince1970; show(sn); enc.dataEncodingStrategy = .base64; show(Data([1, 2, 3]));
enc.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"); show([Double.nan, .infinity]); dec.dateDecodingStrategy = .secondsSince1970;
read(Date.self, "60"); let df = DateFormatter(); df.dateFormat = "yyyy-MM-dd"; df.locale = Locale(identifier: "en_US_POSIX"); df.timeZone = TimeZone(secondsFromGMT: 0);
dec.dateDecodingStrategy = .formatted(df); read(Date.self, #""2021-02-03""#); enc.dateEncodingStrategy = .formatted(df); show(Date(timeIntervalSince1970: 0));
dec.dateDecodingStrategy = .custom { d in Date(timeIntervalSince1970: Double(try d.singleValueContainer().decode(String.self))!) }; read(Date.self, #""90""#)
