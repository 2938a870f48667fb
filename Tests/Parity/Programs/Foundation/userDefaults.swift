import Foundation
let ud = UserDefaults.standard; ud.set(5, forKey: "n"); ud.set("s", forKey: "s"); ud.set([1, 2], forKey: "a"); ud.set(true, forKey: "b");
print(ud.integer(forKey: "n"), ud.string(forKey: "s")!, ud.bool(forKey: "b"), ud.object(forKey: "none") as Any, ud.double(forKey: "n"), ud.string(forKey: "none") as Any, ud.integer(forKey: "none"));
ud.removeObject(forKey: "n"); print(ud.integer(forKey: "n")); ud.register(defaults: ["q": 9]); print(ud.integer(forKey: "q"))
