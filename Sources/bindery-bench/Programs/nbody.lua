local function body(x, y, z, vx, vy, vz, mass)
  return {x = x, y = y, z = z, vx = vx, vy = vy, vz = vz, mass = mass}
end
local bodies = {
  body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 39.47841760435743),
  body(4.841431442, -1.160320044, -0.103622044, 0.606326392, 2.811986845, -0.025218361, 0.037693674),
  body(8.343366718, 4.124798564, -0.403523417, -1.010774346, 1.825662371, 0.008415761, 0.011286326),
  body(12.894369562, -15.111151401, -0.223307578, 1.082791006, 0.868713018, -0.010832637, 0.001723724),
  body(15.379697114, -25.919314609, 0.179258772, 0.979090732, 0.594698998, -0.034755955, 0.002033686),
}
local function energy()
  local sum = 0.0
  for i = 1, #bodies do
    local a = bodies[i]
    sum = sum + 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz)
    for j = i + 1, #bodies do
      local b = bodies[j]
      local dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
      sum = sum - a.mass * b.mass / math.sqrt(dx * dx + dy * dy + dz * dz)
    end
  end
  return sum
end
local function advance(step)
  local count = #bodies
  for i = 1, count do
    local a = bodies[i]
    for j = i + 1, count do
      local b = bodies[j]
      local dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
      local square = dx * dx + dy * dy + dz * dz
      local pull = step / (square * math.sqrt(square))
      local own, other = a.mass * pull, b.mass * pull
      a.vx = a.vx - dx * other
      a.vy = a.vy - dy * other
      a.vz = a.vz - dz * other
      b.vx = b.vx + dx * own
      b.vy = b.vy + dy * own
      b.vz = b.vz + dz * own
    end
  end
  for i = 1, count do
    local a = bodies[i]
    a.x = a.x + step * a.vx
    a.y = a.y + step * a.vy
    a.z = a.z + step * a.vz
  end
end
for _ = 1, 20000 do advance(0.01) end
print(math.tointeger(math.ceil(energy() * 1000000)))
