import { describe, expect, it } from 'vitest';
import type { Ask } from './ask.ts';

/** Programs that try to leave something behind for whoever comes next. */
const traces = [
  'import builtins\nbuiltins.trace = 1',
  'import builtins\nbuiltins.print = lambda *a, **k: None',
  'import builtins\ndel builtins.len',
  'import sys\nsys.modules["trace"] = sys',
  'import sys\nsys.trace = 1',
  'import sys\nsys.path.append("/trace")',
  'import sys\nsys.stdout = None',
  'import sys\nsys.setrecursionlimit(60)',
  'import sys\nsys.settrace(lambda *a: None)',
  'import sys\nsys.set_int_max_str_digits(700)',
  'import sys\nsys.excepthook = print',
  'import random\nrandom.seed(1)\nrandom.randint = lambda a, b: 4',
  'import math\nmath.pi = 3',
  'import time\ntime.time = lambda: 0\ntime.sleep(100)',
  'import os\nos.environ["TRACE"] = "1"\nos.chdir("/tmp")',
  "open('trace.txt', 'w').write('trace')",
  "open('/tmp/trace.txt', 'w').write('trace')",
  "import os\nos.mkdir('trace')",
  "open('random.py', 'w').write('trace = 1')",
  "import os\nfor i in range(3): os.open('/dev/null', 0)",
  'import os\nos.dup2(1, 2)\nos.close(0)',
  'import os\nos.close(1)',
  'import decimal\ndecimal.getcontext().prec = 2',
  'import warnings\nwarnings.simplefilter("error")',
  'import gc\ngc.disable()\ngc.unfreeze()',
  'import atexit\natexit.register(print, "trace")',
  'import json\njson.dumps = lambda x: "trace"',
  'import linecache\nlinecache.cache["main.py"] = (1, None, ["trace"], "main.py")',
  'import traceback\ntraceback.TracebackException = None',
  'import ast, tokenize\nast.walk = None\ntokenize.generate_tokens = None',
  'import _sha2\n_sha2.sha256 = None',
  "class Trace:\n  def __del__(self): print('trace')\nkeep = Trace()\nimport sys\nsys.keep = keep",
  'x = bytearray(b"trace-of-a-program" * 100_000)',
  'x = [bytearray(b"trace-of-a-program" * 10_000) for i in range(200)]',
  'while True: pass',
  'print("x" * 3_000_000)',
  'x = [0] * 10 ** 9',
  'def f(): f()\nf()',
  'import os\nos.system("true")',
  'input()',
];

/** Looks for all of it. */
const probe = [
  'import atexit, builtins, decimal, gc, json, linecache, math, os, random, sys, time, warnings',
  'found = []',
  'def check(name, is_clean):',
  '  if not is_clean: found.append(name)',
  "check('builtins', not hasattr(builtins, 'trace') and builtins.print is print and len('ab') == 2)",
  "check('modules', 'trace' not in sys.modules and not hasattr(sys, 'trace') and '/trace' not in sys.path)",
  "check('stdout', sys.stdout is sys.__stdout__ and sys.stdout.fileno() == 1)",
  "check('limits', sys.getrecursionlimit() == 1000 and sys.gettrace() is None)",
  "check('digits', sys.get_int_max_str_digits() == 4300 and sys.excepthook is sys.__excepthook__)",
  "check('random', random.randint.__name__ == 'randint' and random.random() != 0.13436424411240122)",
  "check('math', 3.14 < math.pi < 3.15)",
  "check('time', 1_700_000_000 <= time.time() < 1_700_000_001)",
  "check('environment', 'TRACE' not in os.environ and os.getcwd() == '/home/learner')",
  "check('files', os.listdir('.') == [] and os.listdir('/tmp') == [])",
  "check('descriptors', os.open('/dev/null', 0) == 3 and os.fstat(0) and os.fstat(1) and os.fstat(2))",
  "check('decimal', decimal.getcontext().prec == 28)",
  "check('warnings', not any(action == 'error' for action, *_ in warnings.filters))",
  "check('gc', gc.isenabled() and gc.get_freeze_count() > 1000)",
  "check('exit', atexit._ncallbacks() == ORIGINAL_EXITS)",
  "check('json', json.dumps([1]) == '[1]' and not hasattr(sys, 'keep'))",
  "check('lines', linecache.getline('main.py', 1).startswith('import atexit'))",
  "print(found or 'clean')",
];

export function promiseIsolation(ask: () => Ask): void {
  describe('a program', () => {
    it('meets a fresh interpreter, whatever ran before it', async () => {
      const limits = { caseCpuMs: 300 };
      const exits = (await ask().outcome('import atexit\nprint(atexit._ncallbacks())')).stdout.trim();
      const source = probe.join('\n').replace('ORIGINAL_EXITS', exits);
      const seen: string[] = [];
      for (const trace of traces) {
        const report = await ask().report(trace, { limits, cases: [{ inputs: [] }] });
        expect(report.cases).toHaveLength(1);
        const { stdout, exception } = await ask().outcome(source);
        if (stdout !== 'clean\n') seen.push(`${trace} -> ${stdout} ${exception?.message ?? ''}`);
      }
      expect(seen).toEqual([]);
    });

    it('finds nothing of another program in its memory', async () => {
      const secret = `secret-${Math.random()}`;
      await ask().report(`x = [${JSON.stringify(secret)} * 50_000 for i in range(100)]\nprint(x[0][:20])`);
      const search = [
        'found = 0',
        'blocks = []',
        'for size in (100, 1_000, 10_000, 100_000, 1_000_000, 5_000_000):',
        '  for i in range(3):',
        '    blocks.append(bytearray(size))',
        '    if any(blocks[-1]): found += 1',
        'print(found)',
      ];
      expect((await ask().outcome(search.join('\n'))).stdout).toBe('0\n');
    });

    it('gives the same answer as in its first run after a hundred others', async () => {
      const source = "import random\nprint(random.random(), object(), {'a', 'b'}, id(source := []))";
      const first = await ask().outcome(source);
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => ask().outcome(`x = [${index}] * ${index}\nprint(x)`)),
      );
      expect((await ask().outcome(source)).stdout).toBe(first.stdout);
    });
  });
}
