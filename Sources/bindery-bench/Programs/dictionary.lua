local counts, different = {}, 0
for i = 0, 1999999 do
  local key = i * 7 % 1009
  if not counts[key] then different = different + 1 end
  counts[key] = (counts[key] or 0) + 1
end
local total = 0
for key, count in pairs(counts) do total = total + key * count end
print(different .. " " .. total)
