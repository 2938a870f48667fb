import Foundation
let xml = """
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>name</key><string>a &amp; b</string>
  <key>count</key><integer>3</integer>
  <key>size</key><real>1.5</real>
  <key>on</key><true/>
  <key>list</key><array><string/><integer>-2</integer></array>
  <key>when</key><date>2024-02-29T12:30:00Z</date>
  <key>bytes</key><data>AQID</data>
</dict>
</plist>
"""
var format = PropertyListSerialization.PropertyListFormat.binary
let value = try PropertyListSerialization.propertyList(from: Data(xml.utf8), options: [], format: &format)
print(format.rawValue)
let fields = value as! [String: Any]
print(fields.keys.sorted())
print(fields["name"] as? String as Any, fields["count"] as? Int as Any, fields["size"] as? Double as Any, fields["on"] as? Bool as Any)
print((fields["list"] as? [Any])?.count as Any, fields["when"] as? Date as Any, (fields["bytes"] as? Data).map { Array($0) } as Any)
do {
  print(try PropertyListSerialization.propertyList(from: Data("<plist><dict>".utf8), format: nil))
} catch {
  print((error as NSError).domain, (error as NSError).code)
}
