import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from './client.ts';
import { printFigure, type Summary, timed } from './figures.ts';

const runs = 200;
const source = "print('hello')";
const question = '/api/learn/questions/m01-q2-change-greeting/submit/';

/** Measures the whole submit call, beside the peer: a new bare `python3` per run, no checks. */
export async function benchSubmit(origin: string): Promise<void> {
  console.log(`\nsubmit: ${source}, ${runs} times, one after the other`);
  const submit = await submitting(origin);
  await timed(20, 1, submit);
  const ours = await timed(runs, 1, submit);
  const python = await timed(runs, 1, runPython).catch(() => null);
  printFigure('submit call, cases and feedback included: p50', ms(ours.p50), {
    text: '≤ 30 ms',
    reached: ours.p50 <= 30,
  });
  printFigure('submit call: p95', ms(ours.p95));
  if (python !== null) {
    printFigure('python3 -I -S started per run: p50', ms(python.p50));
    printFigure('ratio python3 / submit at p50', (python.p50 / ours.p50).toFixed(2));
  }
}

const ms = (value: Summary['p50']) => `${value.toFixed(1)} ms`;

async function submitting(origin: string): Promise<() => Promise<void>> {
  const client = new Client(origin);
  await client.login('graduate@demo.test', 'learn-python-1');
  return async () => {
    const response = await client.send('POST', question, { code: source });
    if (!response.ok) throw new Error(`submit answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
}

async function runPython(): Promise<void> {
  await promisify(execFile)('python3', ['-I', '-S', '-c', source]);
}
