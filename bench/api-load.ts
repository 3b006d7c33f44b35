import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** One request of one caller. */
export type LoadRequest = { path: string; headers: Readonly<Record<string, string>>; body?: string };

/** What a server did in a while: answers per second, and the milliseconds within which 99 of 100 came. */
export type Load = { perSecond: number; p99Ms: number; answers: number };

const connections = 16;

/**
 * Sends the requests in turn over 16 connections for some seconds, by `wrk`. A POST gets a new `Idempotency-Key` each
 * time. Throws when an answer is not 2xx, because a refusal costs less than a call.
 */
export async function load(
  origin: string,
  requests: readonly LoadRequest[],
  seconds: number,
  folder: string,
): Promise<Load> {
  const script = path.join(folder, 'load.lua');
  await writeFile(script, luaOf(requests));
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency'];
  const { stdout } = await promisify(execFile)('wrk', [...options, '-s', script, origin]);
  const said = /^said (\d+) (\d+) (\d+) (\d+)$/m.exec(stdout);
  const [answers = 0, microseconds = 0, p99 = 0, refused = 0] = (said ?? []).slice(1).map(Number);
  if (answers === 0 || refused > 0) throw new Error(`${refused} of ${answers} answers were no success.`);
  return { perSecond: answers / (microseconds / 1e6), p99Ms: p99 / 1000, answers };
}

function luaOf(requests: readonly LoadRequest[]): string {
  const table = requests.map(({ path: address, headers, body }) => {
    const fields = Object.entries(headers).map(([name, value]) => `[${lua(name)}]=${lua(value)}`);
    return `{${lua(address)},{${fields.join(',')}},${body === undefined ? 'nil' : lua(body)}}`;
  });
  return `
local requests = {${table.join(',\n')}}
local sent = 0
local run = ${lua(crypto.randomUUID())}
function request()
  sent = sent + 1
  local address, headers, body = unpack(requests[(sent - 1) % #requests + 1], 1, 3)
  if body then headers['Idempotency-Key'] = run .. sent end
  return wrk.format(body and 'POST' or 'GET', address, headers, body)
end
function done(summary, latency)
  print(string.format('said %d %d %d %d', summary.requests, summary.duration, latency:percentile(99), summary.errors.status))
end
`;
}

/** A text of Lua in quotes; JSON escapes what occurs in headers and bodies in the same way. */
function lua(text: string): string {
  return JSON.stringify(text);
}
