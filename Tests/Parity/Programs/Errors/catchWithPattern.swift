struct E: Error {}
var error = 3
do { throw E() } catch is E { print(error) }
do { throw E() } catch let e as E { error = 4; print(e, error) }
