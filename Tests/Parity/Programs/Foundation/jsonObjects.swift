import Foundation
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; let dec = JSONDecoder()
func show<T: Encodable>(_ v: T) { do { print(String(decoding: try enc.encode(v), as: UTF8.self)) } catch { print("error", error) } }
func read<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try dec.decode(t, from: Data(s.utf8))) } catch { print("error", error) } }
if let o = try? JSONSerialization.jsonObject(with: Data(#"{"a":[1,2.5,"x",true,null]}"#.utf8)) as? [String: Any] { print((o["a"] as! [Any]).count, (o["a"] as! [Any])[0] as! Int, (o["a"] as! [Any])[2] as! String) }; print(String(decoding: try JSONSerialization.data(withJSONObject: ["k": [1, 2]], options: [.sortedKeys]), as: UTF8.self))
