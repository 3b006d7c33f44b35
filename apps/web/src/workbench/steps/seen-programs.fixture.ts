import type { ProgramTrace } from '@python-learning/contract';

/** A program with its trace, as the engine made it. */
type TracedProgram = { code: string; trace: ProgramTrace };

export const loop: TracedProgram = {
  code: 'for i in [1, 1, 2]:\n    print(i)\nprint("done")',
  trace: {
    steps: [
      { ran: null, next: 1, whole: { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' } },
      { ran: 1, next: 2, set: [[0, 'i', '1']] },
      { ran: 2, next: 1, printed: '1\n' },
      { ran: 1, next: 2 },
      { ran: 2, next: 1, printed: '1\n' },
      { ran: 1, next: 2, set: [[0, 'i', '2']] },
      { ran: 2, next: 1, printed: '2\n' },
      { ran: 1, next: 3 },
      { ran: 3, next: null, printed: 'done\n' },
    ],
    lastSteps: [],
    count: 9,
    lines: {
      '1': { kind: 'for', names: ['i'], calls: [] },
      '2': { kind: 'call', names: [], calls: ['print'] },
      '3': { kind: 'call', names: [], calls: ['print'] },
    },
    end: 'finished',
  },
};

export const calls: TracedProgram = {
  code: 'def area(length, width):\n    return length * width\n\nprint("Both:", area(4, 3) + area(5, 2))',
  trace: {
    steps: [
      { ran: null, next: 1, whole: { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' } },
      { ran: 1, next: 4 },
      {
        ran: 4,
        next: 2,
        called: [{ id: 1, name: 'area' }],
        set: [
          [1, 'length', '4'],
          [1, 'width', '3'],
        ],
      },
      {
        ran: 2,
        next: 2,
        called: [{ id: 2, name: 'area' }],
        set: [
          [2, 'length', '5'],
          [2, 'width', '2'],
        ],
        returned: [{ id: 1, value: '12' }],
      },
      { ran: 2, next: null, returned: [{ id: 2, value: '10' }], printed: 'Both: 22\n' },
    ],
    lastSteps: [],
    count: 5,
    lines: {
      '1': { kind: 'define', names: ['area'], calls: [] },
      '2': { kind: 'return', names: [], calls: [] },
      '4': { kind: 'call', names: [], calls: ['area', 'area', 'print'] },
    },
    end: 'finished',
  },
};

export const sharedList: TracedProgram = {
  code: 'a = [1, 2]\nb = a\nb[0] = 9\nb.append(3)\nc = {"x": a, "y": [4]}\nprint(c)',
  trace: {
    steps: [
      { ran: null, next: 1, whole: { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' } },
      {
        ran: 1,
        next: 2,
        set: [[0, 'a', { ref: 1 }]],
        objects: { '1': { kind: 'list', items: ['1', '2'], more: 0 } },
      },
      { ran: 2, next: 3, set: [[0, 'b', { ref: 1 }]] },
      { ran: 3, next: 4, objects: { '1': { kind: 'list', items: ['9', '2'], more: 0 } } },
      { ran: 4, next: 5, objects: { '1': { kind: 'list', items: ['9', '2', '3'], more: 0 } } },
      {
        ran: 5,
        next: 6,
        set: [[0, 'c', { ref: 2 }]],
        objects: {
          '2': {
            kind: 'dict',
            entries: [
              ["'x'", { ref: 1 }],
              ["'y'", { ref: 3 }],
            ],
            more: 0,
          },
          '3': { kind: 'list', items: ['4'], more: 0 },
        },
      },
      { ran: 6, next: null, printed: "{'x': [9, 2, 3], 'y': [4]}\n" },
    ],
    lastSteps: [],
    count: 7,
    lines: {
      '1': { kind: 'assign', names: ['a'], calls: [] },
      '2': { kind: 'assign', names: ['b'], calls: [] },
      '3': { kind: 'change', names: ['b[0]'], calls: [] },
      '4': { kind: 'call', names: [], calls: ['append'] },
      '5': { kind: 'assign', names: ['c'], calls: [] },
      '6': { kind: 'call', names: [], calls: ['print'] },
    },
    end: 'finished',
  },
};

export const decision: TracedProgram = {
  code: 'age = int(input("Age? "))\nif age < 12:\n    print("child")\nelse:\n    print("big")',
  trace: {
    steps: [
      { ran: null, next: 1, whole: { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' } },
      { ran: 1, next: 2, set: [[0, 'age', '20']], printed: 'Age? 20\n', read: ['20'] },
      {
        ran: 2,
        next: 5,
        condition: { source: 'age < 12', value: false, parts: [{ source: 'age', value: '20' }] },
      },
      { ran: 5, next: null, printed: 'big\n' },
    ],
    lastSteps: [],
    count: 4,
    lines: {
      '1': { kind: 'assign', names: ['age'], calls: ['input', 'int'] },
      '2': { kind: 'if', names: [], calls: [] },
      '3': { kind: 'call', names: [], calls: ['print'] },
      '5': { kind: 'call', names: [], calls: ['print'] },
    },
    end: 'finished',
  },
};

export const failed: TracedProgram = {
  code: 'import math\nfrom random import randint\ndef f(x):\n    y = x + 1\n    return y / 0\nz = f(3)',
  trace: {
    steps: [
      { ran: null, next: 1, whole: { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' } },
      { ran: 1, next: 2 },
      { ran: 2, next: 3, set: [[0, 'randint', '<method>']] },
      { ran: 3, next: 6 },
      { ran: 6, next: 4, called: [{ id: 1, name: 'f' }], set: [[1, 'x', '3']] },
      { ran: 4, next: 5, set: [[1, 'y', '4']] },
      {
        ran: 5,
        next: null,
        returned: [{ id: 1, value: null }],
        raised: { type: 'ZeroDivisionError', message: 'division by zero' },
      },
    ],
    lastSteps: [],
    count: 7,
    lines: {
      '1': { kind: 'import', names: [], calls: [] },
      '2': { kind: 'import', names: [], calls: [] },
      '3': { kind: 'define', names: ['f'], calls: [] },
      '4': { kind: 'assign', names: ['y'], calls: [] },
      '5': { kind: 'return', names: [], calls: [] },
      '6': { kind: 'assign', names: ['z'], calls: ['f'] },
    },
    end: 'error',
  },
};
