local Vector = {}
Vector.__index = Vector
local function vector(x, y) return setmetatable({x = x, y = y}, Vector) end
Vector.__add = function(a, b) return vector(a.x + b.x, a.y + b.y) end
function Vector:scale(factor)
  self.x = self.x * factor
  self.y = self.y * factor
end
local position = vector(0, 0)
local velocity = vector(1, 0.5)
for step = 0, 999999 do
  position = position + velocity
  if step % 1000 == 999 then velocity:scale(0.99) end
  velocity.y = velocity.y + 0.000001
end
print(math.floor(position.x + position.y))
