/**
 * Runs one test many times, optionally under load, to reproduce a failure that happens only sometimes.
 *
 *     npm run test:again -- "earned once" --times 20 --load
 *     npm run test:again -- e2e/typing.story.ts --times 10
 *
 * Takes a part of a test's name, the path of a test file, or both. `--times` is 20 by default. `--load` keeps every
 * core busy meanwhile, with at least two processes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type AgainRequest, commandsFor } from './again-commands.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' }, load: { type: 'boolean', default: false } },
});
const isFile = (word: string) => /\.(?:test|story)\.tsx?$/.test(word);
const request: AgainRequest = {
  file: positionals.find(isFile) ?? null,
  name: positionals.find((word) => !isFile(word)) ?? null,
  times: Number(values.times),
};
if ((request.file === null && request.name === null) || !(request.times >= 1)) {
  console.error(
    'Say which test: npm run test:again -- <a part of its name, or its file> [--times 20] [--load]',
  );
  process.exit(2);
}

const load = values.load ? startLoad() : [];
try {
  const commands = await commandsFor(root, request);
  if (commands.length === 0) throw new Error(`No test is called ${request.name ?? request.file}`);
  for (const command of commands) {
    console.log(`▸ ${command.join(' ')}`);
    if ((await run(command)) !== 0) process.exitCode = 1;
  }
} finally {
  for (const process_ of load) process_.kill('SIGKILL');
}

/** Starts processes that only keep a core busy. */
function startLoad(): ChildProcess[] {
  const count = Math.max(2, availableParallelism());
  return Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
}

function run([program = '', ...args]: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
