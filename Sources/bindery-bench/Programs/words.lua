local names = {"alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa"}
local parts = {}
for i = 0, 59999 do parts[#parts + 1] = names[i * i % 10 + 1] .. (i % 97) .. " " end
local text = table.concat(parts)
local counts, different = {}, 0
for word in text:gmatch("[^ ]+") do
  if not counts[word] then different = different + 1 end
  counts[word] = (counts[word] or 0) + 1
end
local most = 0
for _, count in pairs(counts) do most = math.max(most, count) end
print(different .. " " .. most .. " " .. (counts["alpha0"] or 0))
