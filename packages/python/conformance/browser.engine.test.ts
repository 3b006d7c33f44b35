import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineOutcome } from '../src/types.ts';
import type { BrowserResult, BrowserTask } from './browser-worker.ts';
import { readPrograms } from './programs.ts';
import { harnessHere, runStepHere, startHere, stepHere } from './start-here.ts';

const packageFolder = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();

const programs = [
  "print('hello')",
  'a = int(input("a? "))\nb = int(input())\nprint(a + b)',
  "பெயர் = 'கமலா'\nprint(f'வணக்கம் {பெயர்}')",
  'def half(n):\n    return n / 0\nhalf(3)',
  'print("open',
  'def f(): f()\nf()',
  'import random, json, datetime\nprint(random.random(), json.dumps({"a": 1}), datetime.datetime.now())',
  'x = [0] * 10 ** 9',
  'import os\nos.system("true")',
  'import js\njs.fetch("/")',
  "open('notes.txt', 'w').write('kept?')\nimport builtins\nbuiltins.trace = 1\nprint(open('notes.txt').read())",
  "import os, builtins\nprint(os.listdir('.'), hasattr(builtins, 'trace'))",
  "while True: print('x' * 1000)",
  'import time\ntime.sleep(3600)\nprint(time.monotonic() > 3600)',
  ...(readPrograms('traces')['modules'] ?? []).slice(0, 10).map(({ source }) => source),
  readFileSync(path.join(import.meta.dirname, 'probe.py'), 'utf8'),
];
const endlessProgram = 'while True:\n    try:\n        while True: pass\n    except BaseException: pass';
/** The browser measures elapsed time, so programs that end by themselves get a high limit for busy machines. */
const steps = [stepHere(endlessProgram, 300), ...programs.map((source) => stepHere(source, 20_000))];

describe.skipIf(!existsSync(executablePath))(
  'the core in a worker of a browser (skipped where no Chromium is installed: set CHROMIUM_PATH)',
  { timeout: 180_000 },
  () => {
    let expected: EngineOutcome[];
    let result: BrowserResult;

    beforeAll(async () => {
      const { interpreter, image } = await startHere();
      expected = steps.map((step) => {
        const outcome = runStepHere(interpreter, image, step);
        interpreter.rewind(image.heap);
        return outcome;
      });
      result = await runInBrowser({ harness: harnessHere(), steps });
    }, 180_000);

    it('answers all programs as it does on the server, byte by byte', () => {
      if ('failure' in result) expect.fail(result.failure);
      else expect(result.outcomes.map(comparable)).toEqual(expected.map(comparable));
    });
  },
);

/** The outcome without what depends on the speed of the machine: time, and where a loop was when it timed out. */
function comparable(outcome: EngineOutcome) {
  const { kind, exception } = outcome;
  return { ...outcome, cpuMs: 0, exception: kind === 'time-limit' ? exception?.type : exception };
}

let server: Server | null = null;
let browser: Browser | null = null;

afterAll(async () => {
  await browser?.close();
  server?.close();
  server?.closeAllConnections();
});

async function runInBrowser(task: BrowserTask): Promise<BrowserResult> {
  const { promise, resolve } = Promise.withResolvers<BrowserResult>();
  const listening = createServer((request, response) => void answer(request, response, task, resolve));
  server = listening;
  await new Promise<void>((listen) => listening.listen(0, '127.0.0.1', listen));
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${port}/`);
  return promise;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  task: BrowserTask,
  finish: (result: BrowserResult) => void,
): Promise<void> {
  const url = request.url ?? '';
  const give = (type: string, body: string | Buffer) =>
    response
      .writeHead(200, {
        'content-type': type,
        // The heap image is in shared memory, which only a cross-origin isolated page gets.
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      })
      .end(body);
  if (url === '/') give('text/html', page);
  else if (url === '/task') give('application/json', JSON.stringify(task));
  else if (url === '/python.wasm') {
    give('application/wasm', readFileSync(require.resolve('pyodide/pyodide.asm.wasm')));
  } else if (url === '/library.zip') {
    give('application/zip', readFileSync(require.resolve('pyodide/python_stdlib.zip')));
  } else if (url === '/result') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    give('text/plain', '');
    finish(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } else if (/^\/(?:src|conformance)\/[\w/-]+\.ts$/.test(url)) {
    const source = readFileSync(path.join(packageFolder, url), 'utf8');
    give('text/javascript', stripTypeScriptTypes(source));
  } else response.writeHead(404).end();
}

const page = `<!doctype html><script type="module">
  const worker = new Worker('/conformance/browser-worker.ts', { type: 'module' });
  worker.onerror = (event) =>
    fetch('/result', { method: 'POST', body: JSON.stringify({ failure: 'the worker: ' + event.message }) });
</script>`;
