/** Measures drawings of about 500 marks: the processor time of their runs, and their bytes on the wire. */
import { brotliCompressSync } from 'node:zlib';
import { drawing as wireDrawing } from '@python-learning/contract';
import { createPythonEngine } from '@python-learning/python';
import { encode } from 'zod/mini';
import { toBrotli } from '../../apps/api/src/platform/http/compact-answers.ts';
import { printFigure } from '../figures.ts';

const mostBytes = 8 * 1024;
const programs = {
  'a spiral of kolam': 'from kolam import *\nfor n in range(500):\n    forward(n / 3)\n    left(91)',
  'a spiral whose colour changes with each line':
    'from turtle import *\nfor n in range(500):\n    pencolor(["red", "blue", "green"][n % 3])\n    forward(n / 3)\n    left(89)',
  'a spiral with a new colour for each line':
    'from turtle import *\nimport random\ncolormode(255)\nfor n in range(500):\n    pencolor(*[random.randint(0, 255) for _ in "rgb"])\n    forward(n / 3)\n    left(89)',
  'a spiral with a new width for each line':
    'from turtle import *\nfor n in range(500):\n    pensize(n / 50)\n    forward(n / 5)\n    left(61)',
  'half circles of kolam that grow':
    'from kolam import *\nfor n in range(100):\n    arc(5 + n, 180)\n    left(7)',
  'circles that grow': 'from turtle import *\nfor n in range(120):\n    circle(n)\n    left(3)',
  'loops round dots': 'from kolam import *\nfor x, y in dots(10, 10, 30):\n    place(x, y)\n    loop(12)',
  'dots by chance':
    'from turtle import *\nimport random\npenup()\nfor n in range(500):\n    goto(random.randint(-150, 150), random.randint(-150, 150))\n    dot(random.randint(2, 20), random.choice(["red", "blue", "gold"]))',
  'filled stars':
    'from turtle import *\nimport random\nfor n in range(100):\n    penup()\n    goto(random.randint(-150, 150), random.randint(-150, 150))\n    pendown()\n    color(random.choice(["red", "blue", "gold"]))\n    begin_fill()\n    for side in range(5):\n        forward(20)\n        right(144)\n    end_fill()',
  'turned squares':
    'from kolam import *\nfor n in range(125):\n    for side in range(4):\n        forward(80)\n        left(90)\n    left(7)',
  'a tree':
    'from turtle import *\ndef branch(n):\n    if n > 0:\n        forward(n * 10)\n        left(25)\n        branch(n - 1)\n        right(50)\n        branch(n - 1)\n        left(25)\n        back(n * 10)\nleft(90)\nbranch(8)',
  'places by chance':
    'from turtle import *\nimport random\nfor n in range(500):\n    goto(random.randint(-150, 150), random.randint(-150, 150))',
};

console.log('drawings of 500 marks, compressed as the api does, in bytes');
const engine = createPythonEngine({ workers: 1 });
await engine.ready();
for (const [name, source] of Object.entries(programs)) {
  const { shown } = await engine.run({ owner: name, source, inputs: [], seed: 'bench' });
  if (shown.drawing === null) throw new Error(`${name} drew nothing`);
  const sent = JSON.stringify(encode(wireDrawing, shown.drawing));
  const { byteLength } = brotliCompressSync(sent, toBrotli);
  const aim = { text: String(mostBytes), reached: byteLength <= mostBytes };
  printFigure(`${name}, ${shown.drawing.steps.length} steps`, `${byteLength} of ${sent.length}`, aim);
  printFigure('processor time of its run', `${shown.cpuMs} ms`);
}
await engine.stop(0);
