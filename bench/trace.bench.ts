import { randomUUID } from 'node:crypto';
import { Client } from './client.ts';
import { printFigure, type Summary, summarize, timed } from './figures.ts';

const warmUps = 30;
const calls = 60;
const aims = { p95Ms: 60, ratio: 3, spiralMs: 2_000 } as const;

/** As many steps as a trace shows at most. */
const loop = `total = 0
numbers = [3, 4]
for i in range(98):
    total = total + i
    numbers[0] = total
print(total)
print(numbers)`;

/** Fills a square from its edge to the middle. A trace of so many steps runs the program twice. */
const spiral = `n = 18
grid = [[0] * n for _ in range(n)]
top, left, bottom, right = 0, 0, n - 1, n - 1
value = 1
while top <= bottom and left <= right:
    for c in range(left, right + 1):
        grid[top][c] = value
        value += 1
    top += 1
    for r in range(top, bottom + 1):
        grid[r][right] = value
        value += 1
    right -= 1
    if top <= bottom:
        for c in range(right, left - 1, -1):
            grid[bottom][c] = value
            value += 1
        bottom -= 1
    if left <= right:
        for r in range(bottom, top - 1, -1):
            grid[r][left] = value
            value += 1
        left += 1
for row in grid:
    print(row)`;

/** Measures the trace of a program in turns with its plain run: whole calls of one learner, one after the other. */
export async function benchTrace(origin: string): Promise<void> {
  console.log('\ntrace of a program, in turns with its run in a lesson');
  const client = new Client(origin);
  await client.login('graduate@demo.test', 'learn-python-1');
  await inTurns(client, loop, warmUps);
  const { run, trace } = await inTurns(client, loop, calls);
  printFigure('run of the same program: p50, p95', `${ms(run.p50)}, ${ms(run.p95)}`);
  printFigure('trace of 300 steps: p50, p95', `${ms(trace.p50)}, ${ms(trace.p95)}`, {
    text: `≤ ${aims.p95Ms} ms`,
    reached: trace.p95 <= aims.p95Ms,
  });
  const ratio = trace.p50 / run.p50;
  printFigure('times the run, at p50', `${ratio.toFixed(2)} ×`, {
    text: `≤ ${aims.ratio} ×`,
    reached: ratio <= aims.ratio,
  });
  const turns = await timed(calls, 1, () => traceOf(client, spiral));
  printFigure('trace of a spiral of more than 1,100 steps: p50, p95', `${ms(turns.p50)}, ${ms(turns.p95)}`, {
    text: `≤ ${aims.spiralMs / 1000} s`,
    reached: turns.p95 <= aims.spiralMs,
  });
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Calls in turns, so that other load on the machine hits both alike. */
async function inTurns(
  client: Client,
  code: string,
  count: number,
): Promise<{ run: Summary; trace: Summary }> {
  const durations = { run: [] as number[], trace: [] as number[] };
  for (let turn = 0; turn < count; turn += 1) {
    durations.run.push((await timed(1, 1, () => runOf(client, code))).p50);
    durations.trace.push((await timed(1, 1, () => traceOf(client, code))).p50);
  }
  return { run: summarize(durations.run, Number.NaN), trace: summarize(durations.trace, Number.NaN) };
}

const runOf = (client: Client, code: string) =>
  send(client, '/api/learn/lessons/m01-v1/run/', code, { 'idempotency-key': randomUUID() });
const traceOf = (client: Client, code: string) => send(client, '/api/learn/trace/', code);

async function send(client: Client, path: string, code: string, headers = {}): Promise<void> {
  const response = await client.send('POST', path, { code }, headers);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}
