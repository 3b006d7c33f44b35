import { type ClueCount, type MistakeKind, walksOf } from '@python-learning/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPythonEngine } from './pool/engine.ts';
import type { PythonEngine } from './types.ts';

let engine: PythonEngine;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  await engine.ready();
}, 60_000);
afterAll(() => engine.stop(0));

const walks = walksOf({ first: null, stop: '0', words: [], mistypes: false, least: 0 }).slice(0, 1);

async function cluesOf(source: string) {
  const { facts } = await engine.run({
    owner: 'kavi',
    source,
    inputs: [],
    inputsAreComplete: true,
    cases: walks.map((walk) => ({ inputs: [], walk })),
    seed: 'seed',
  });
  return facts.clues ?? { counts: {}, mistakes: [] };
}

type Counted = [count: ClueCount, expected: number, sources: string[]];

const counted: Counted[] = [
  [
    'answers',
    1,
    [
      'name = input()\nprint("Hello", name)',
      'age = int(input())\nnext_year = age + 1\nprint(next_year)',
      'first, last = input().split()\nprint(last)',
      'print(input())',
      'name = input()\nbread = input(f"What does {name} eat? ")',
      'name = input()\nname = name.upper()\nprint(name)',
      'name = input()\nif name == "": name = "Kavi"\nprint(name)',
      'name = input()\nprint(name)\nname = "Kavi"\nprint(name)',
    ],
  ],
  [
    'answers',
    0,
    [
      'name = input()\nprint("name")',
      'input()',
      'name = input()\ncopy = name.strip()\nname = copy',
      'name = input()\nname = "Kavi"\nprint(name)',
    ],
  ],
  [
    'chosen_words',
    1,
    [
      'import random\nprint(random.choice(["a", "b"]))',
      'import random\npets = ["a", "b"]\nprint(pets[random.randint(0, 1)])',
      'import random\npets = ["a", "b"]\nat = random.randint(0, 1)\nprint(pets[at])',
      'import random\npets = ["a", "b"]\nrandom.shuffle(pets)\nprint(pets[0])',
    ],
  ],
  [
    'chosen_words',
    0,
    [
      'import random\npet = random.choice(["a", "b"])',
      'import random\nrandom.choice(["a", "b"])',
      'import random\nprint(random.choice(["a", "a"]))',
      'import random\npets = ["a", "b"]\nrandom.shuffle(pets)',
      'import random\nprint(random.choice([7, 10]))',
    ],
  ],
  [
    'chosen_numbers',
    1,
    [
      'import random\nn = random.randint(1, 6)\nprint(n)',
      'import random\nprint(random.choice([7, 10]))',
      'import random\nprint(random.choice(list(range(9))))',
      'import random\nif random.random() < 0.01: print("A ghost")',
    ],
  ],
  [
    'chosen_numbers',
    0,
    ['import random\nn = random.randint(1, 6)', 'import random\nprint(random.randint(5, 5))'],
  ],
  [
    'looked_at',
    2,
    [
      'coins = 3\nway = input()\nif way == "a": print(1)\nif coins > 2: print(2)',
      'way = input()\nif way == "a": print(1)\nway = input()\nif way == "b": print(2)',
      'import random\nway = input()\nif way == "a": print(1)\nif random.randint(1, 6) == 6: print(2)',
      'way = input()\ncoins = 2\ncoins = coins + 1\nprint(1 if way == "a" else 2)\nif coins > 2: print(2)',
    ],
  ],
  [
    'looked_at',
    1,
    [
      'way = input()\nif way == "a": print(1)\nif way == "b": print(2)',
      'way = input()\nsmall = way.lower()\nif way == "a": print(1)\nif small == "b": print(2)',
      'way = input()\nif way == "a": print(1)\nif 1 == 1: print(2)',
    ],
  ],
  [
    'two_ways',
    1,
    [
      'way = input()\nif way == "a": print(1)\nelse: print(2)',
      'way = input()\nif way == "a": print(1)\nif way == "b": print(2)',
      'way = input()\nprint(1 if way == "a" else 2)',
      'brave = input() == "yes"\nif brave: print(1)\nelse: print(2)',
      'way = input()\nmatch way:\n    case "a": print(1)\n    case _: print(2)',
    ],
  ],
  [
    'two_ways',
    0,
    [
      'way = input()\nif way == "a": print(1)\nprint(2)',
      'way = input()\ncoins = 3\nif coins > 2: print(1)\nelse: print(2)',
      'way = input()\nif way == 1: print(1)\nelse: print(2)',
    ],
  ],
  ['numbers', 1, ['print(11)', 'print("*" * 20, 11)', 'print(f"{5}")', 'line = "-"\nprint(line * 9, 2.5)']],
  ['numbers', 0, ['print("*" * 20)', 'print(20 * "*")', 'line = "-"\nprint(line * 9)', 'print("11")']],
  ['colours', 2, ['colours = ["red", "green"]', 'print("red", "green", "red", "stone")']],
];

const cases = counted.flatMap(([count, expected, sources]) =>
  sources.map((source): [ClueCount, number, string] => [count, expected, source]),
);

test.each(cases)('%s is %d in %j', async (count, expected, source) => {
  expect((await cluesOf(source)).counts).toMatchObject({ [count]: expected });
});

test.each([
  ['unused_answer', 'a = input()\nb = input()\nprint(a)', 2, 'b'],
  ['unused_choice', 'import random\nn = random.randint(1, 6)\nprint("n")', 2, 'n'],
  ['unused_choice', 'import random\nrandom.choice(["a", "b"])', 2, ''],
  ['choice_of_text', 'import random\nprint(random.choice("owl"))', 2, ''],
] satisfies [MistakeKind, string, number, string][])('%s is told of %j', async (kind, source, line, name) => {
  expect((await cluesOf(source)).mistakes).toContainEqual({ kind, line, name });
});

test.each(['ABCDEF', 'NESW', '123', 'abc', '#*+'])('%s is a row of signs to take one of', async (text) => {
  const { mistakes } = await cluesOf(`import random\nprint(random.choice("${text}"))`);
  expect(mistakes).toEqual([]);
});

test.each([
  [
    'many names of one value',
    `${Array.from({ length: 800 }, (_, at) => `a${at}=`).join('')}${'1,'.repeat(5000)}`,
  ],
  [
    'many draws from one long list',
    `import random as r\nl=[${'1,'.repeat(5000)}]\n${'r.choice(l)\n'.repeat(700)}`,
  ],
  ['a long chain of names', Array.from({ length: 900 }, (_, at) => `a${at + 1}=a${at}`).join('\n')],
  [
    'many conditions about a long chain',
    `a=input()\n${Array.from({ length: 400 }, (_, at) => `b${at}=a\nif b${at}:0`).join('\n')}`,
  ],
])('reads %s', async (_, source) => {
  expect((await cluesOf(source)).counts).toHaveProperty('answers');
});
