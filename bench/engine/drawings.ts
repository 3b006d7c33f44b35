/** Measures drawings of 500 lines: the processor time of their runs, and their bytes on the wire. */
import { brotliCompressSync } from 'node:zlib';
import { drawing as wireDrawing } from '@python-learning/contract';
import { createPythonEngine } from '@python-learning/python';
import { toBrotli } from '../../apps/api/src/platform/http/compact-answers.ts';
import { printFigure } from '../figures.ts';

const mostBytes = 8 * 1024;
const programs = {
  'a spiral of kolam': 'from kolam import *\nfor n in range(500):\n    forward(n / 3)\n    left(91)',
  'a spiral whose colour changes with each line':
    'from turtle import *\nfor n in range(500):\n    pencolor(["red", "blue", "green"][n % 3])\n    forward(n / 3)\n    left(89)',
  'turned squares':
    'from kolam import *\nfor n in range(125):\n    for side in range(4):\n        forward(80)\n        left(90)\n    left(7)',
  'a tree':
    'from turtle import *\ndef branch(n):\n    if n > 0:\n        forward(n * 10)\n        left(25)\n        branch(n - 1)\n        right(50)\n        branch(n - 1)\n        left(25)\n        back(n * 10)\nleft(90)\nbranch(8)',
  'places by chance':
    'from turtle import *\nimport random\nfor n in range(500):\n    goto(random.randint(-150, 150), random.randint(-150, 150))',
};

console.log('drawings of 500 lines, compressed as the api does, in bytes');
const engine = createPythonEngine({ workers: 1 });
await engine.ready();
for (const [name, source] of Object.entries(programs)) {
  const { shown } = await engine.run({ owner: name, source, inputs: [], seed: 'bench' });
  if (shown.drawing === null) throw new Error(`${name} drew nothing`);
  const sent = JSON.stringify(wireDrawing.parse(shown.drawing));
  const { byteLength } = brotliCompressSync(sent, toBrotli);
  const aim = { text: String(mostBytes), reached: byteLength <= mostBytes };
  printFigure(`${name}, ${shown.drawing.steps.length} steps`, `${byteLength} of ${sent.length}`, aim);
  printFigure('processor time of its run', `${shown.cpuMs} ms`);
}
await engine.stop(0);
