import Foundation
let nc = NotificationCenter.default; let name = Notification.Name("ping");
let tok = nc.addObserver(forName: name, object: nil, queue: nil) { n in print("got", n.name.rawValue, n.userInfo?["k"] as Any) }; nc.post(name: name, object: nil, userInfo: ["k": 1]);
nc.removeObserver(tok); nc.post(name: name, object: nil); print(name == Notification.Name("ping"), Locale(identifier: "en_US").identifier)
