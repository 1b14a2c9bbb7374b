-- Sends one request repeatedly, and writes what came of it as JSON. Arguments after `--`: the status of
-- every response, the method, whether each request comes from another client (`many`), the body.

local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(arguments)
  local expected, method, clients, body = unpack(arguments)
  expected = tonumber(expected)
  wrk.method = method
  wrk.body = body ~= "" and body or nil
  unexpected = 0
  response = function(status)
    if status ~= expected then unexpected = unexpected + 1 end
  end
  if clients ~= "many" then return end
  local sent = 0
  -- The site limits what one client may send, and trusts the proxy of this machine.
  request = function()
    sent = sent + 1
    wrk.headers["X-Forwarded-For"] = string.format(
      "10.%d.%d.%d", math.floor(sent / 65536) % 256, math.floor(sent / 256) % 256, sent % 256)
    return wrk.format()
  end
end

function done(summary, latency)
  local unexpected = 0
  for _, thread in ipairs(threads) do unexpected = unexpected + thread:get("unexpected") end
  local errors = summary.errors
  io.stderr:write(string.format(
    '{"requests":%d,"bytes":%d,"microseconds":%d,"slowMicroseconds":%d,"unexpected":%d,"failures":%d}',
    summary.requests, summary.bytes, summary.duration, latency:percentile(99), unexpected,
    errors.connect + errors.read + errors.write + errors.timeout))
end
