import { type OutcomeKind, type Walk, walksOf } from '@python-learning/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPythonEngine } from './pool/engine.ts';
import type { PythonEngine } from './types.ts';

let engine: PythonEngine;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  await engine.ready();
}, 60_000);
afterAll(() => engine.stop(0));

const settings = { first: 'Mathi', stop: '0', words: [], mistypes: false, least: 0 };
const roaming = walksOf(settings).slice(0, 2);

async function walked(source: string, walks: readonly Walk[] = roaming) {
  const report = await engine.run({
    owner: 'kavi',
    source,
    inputs: Array.from({ length: 100 }, () => '0'),
    inputsAreComplete: true,
    cases: walks.map((walk) => ({ inputs: [], walk })),
    seed: 'seed',
    limits: { caseCpuMs: 500, submissionCpuMs: 20_000 },
  });
  return report.cases;
}

const honest = 'name = input("Name? ")\nprint(f"Hello {name}")';

type Attack = [name: string, source: string, kind: OutcomeKind];

const attacks: Attack[] = [
  ['asks for ever', 'tries = 0\nwhile tries < 90 or input() != "":\n    tries += 1', 'time-limit'],
  ['runs for ever', 'import sys\nif "0" != input():\n    while True: pass', 'time-limit'],
  [
    'catches everything and asks on',
    'if input() != "0":\n    while True:\n        try:\n            input()\n        except BaseException:\n            pass',
    'time-limit',
  ],
  [
    'says that it is endless',
    'class EndlessWalk(BaseException): pass\nEndlessWalk.__module__ = "builtins"\nif input() != "0": raise EndlessWalk',
    'time-limit',
  ],
  [
    'prints a megabyte',
    'if input() != "0":\n    for i in range(2000):\n        print("x" * 1000)',
    'output-limit',
  ],
  ['replaces input', 'import builtins\nbuiltins.input = lambda *_: "x"\nprint(input())', 'finished'],
  ['takes input away', 'import builtins\ndel builtins.input\nprint("done")', 'finished'],
  ['takes the screen away', 'import sys\nsys.stdout = None\nprint("done")', 'finished'],
  ['ends the watching', 'import sys\nsys.monitoring.free_tool_id(4)\nprint("done")', 'finished'],
  [
    'forges the facts',
    'if hasattr(input, "__self__"):\n    walker = getattr(input, "__self__")\n    for name in ("asked", "lines", "answers", "echoed", "varied"):\n        try: setattr(walker, name, object())\n        except Exception: pass',
    'python-error',
  ],
  [
    'forges long facts',
    'walker = getattr(input, "__self__", None)\nif hasattr(walker, "answers"):\n    walker.answers += ["x" * 100_000] * 100\n    walker.lines = set(range(10 ** 6))',
    'denied',
  ],
  [
    'asks with a text that fails',
    'class Prompt:\n    def __str__(self): raise KeyError("no")\ntry:\n    input(Prompt())\nexcept KeyError:\n    print("caught")',
    'finished',
  ],
  ['asks in endless depth', 'def ask():\n    input()\n    ask()\nif input() != "0": ask()', 'time-limit'],
  [
    'leaves its answers in a module',
    'import random\nrandom.walker = getattr(input, "__self__", None)\nprint(hasattr(random, "before"))\nrandom.before = 1',
    'finished',
  ],
];

describe('a hostile program that is played', () => {
  test.each(attacks)('%s', async (_, source, kind) => {
    const outcomes = await walked(source);
    expect(outcomes[0]?.kind).toBe(kind);
    for (const { walk } of outcomes) {
      expect(walk?.answers.length ?? 0).toBeLessThanOrEqual(40);
      expect(JSON.stringify(walk ?? null).length).toBeLessThan(256 * 1024);
    }
    const [next] = await walked(honest);
    expect(next).toMatchObject({
      stdout: 'Hello Mathi\n',
      walk: { asked: 1, answers: ['Mathi'], lines: [1, 2] },
    });
  });

  test('knows its own walk, and nothing of the others or of what is expected', async () => {
    const spy =
      'print(sorted(vars(input.__self__)["walk"].items()))\nprint(input.__self__.__class__.__mro__)';
    const [first, second] = await walked(
      `if hasattr(input, "__self__") and hasattr(input.__self__, "walk"):\n    ${spy.replaceAll('\n', '\n    ')}`,
    );
    expect(first?.stdout).toContain("('answers', 1)");
    expect(first?.stdout).not.toContain("('answers', 2)");
    expect(second?.stdout).toContain("('answers', 2)");
  });
});

describe('a walk', () => {
  test('is played the same each time', async () => {
    const source =
      'import random\nfor i in range(5):\n    print(input("left or right? "), random.randint(1, 100))';
    const shown = async () => (await walked(source)).map(({ transcript }) => transcript);
    const [once, again] = [await shown(), await shown()];
    expect(again).toEqual(once);
    expect(once[0]).not.toBe(once[1]);
  });

  test('types a number where the line, the name or the called function makes one of it', async () => {
    const source = [
      'def whole(text):',
      '    return int(text)',
      'name = input()',
      'a = int(input())',
      'b = input()',
      'b = float(b)',
      'c = whole(input())',
      'print("sum", a + b + c)',
    ].join('\n');
    for (const { kind } of await walked(source, walksOf(settings))) expect(kind).toBe('finished');
  });

  test.each([
    'age >= 25',
    'age > 2026',
    'age < 100',
    'age == 64',
    'age <= 36.6',
    'age in (77, 88)',
    'age >= 10000000000',
  ])('types numbers that decide %s one way and the other', async (condition) => {
    const source = `name = input()\nage = float(input())\nprint(${condition})`;
    const seeds = walksOf(settings).filter(({ chance, manner }) => chance === 0 && manner === 'roaming');
    const shown = new Set((await walked(source, seeds)).map(({ stdout }) => stdout));
    expect(shown.size).toBe(condition.includes('10000000000') ? 1 : 2);
  });

  test.each([
    'age = int(\n    input()\n)\nprint(age + 1)',
    'typed = input()\ncopy = typed.strip()\nage = int(copy)',
    'a, b = map(int, input().split())\nprint(a + b)',
    'first, last = input("Two words? ").split()\nprint(last)',
  ])('types what a line makes of the answer: %s', async (source) => {
    const outcomes = await walked(`name = input()\n${source}`, walksOf(settings));
    expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'finished'));
  });

  test.each([
    'match word:\n    case "sesame": print("OPEN")',
    'if word.startswith("sesame"): print("OPEN")',
    'if word.endswith(("sesame", "salt")): print("OPEN")',
    'if word.count("sesame"): print("OPEN")',
    'if word.find("sesame") != -1: print("OPEN")',
  ])('types a text that the program looks for: %s', async (test) => {
    const outcomes = await walked(`name = input()\nword = input()\n${test}`, walksOf(settings));
    expect(outcomes.some(({ stdout }) => stdout === 'OPEN\n')).toBe(true);
  });

  test('types each of the texts that a program compares, where walks are compared by their answers', async () => {
    const source = [
      'ways = ["rope", "lamp", "map", "bell", "drum", "boat", "oar", "net"]',
      'name = input()',
      'way = input("rope, lamp or map? ")',
      'if way == "hill" or way == "river" or way == "cave" or way == "tree":',
      '    print(way)',
    ].join('\n');
    const seeds = walksOf(settings).filter(({ chance, manner }) => chance === 0 && manner === 'roaming');
    const shown = (await walked(source, seeds)).map(({ stdout }) => stdout.trim());
    expect(shown.toSorted()).toEqual(['cave', 'hill', 'river', 'tree']);
  });

  test.each([
    'way = input()\nwhile way != "a" and way != "b":\n    way = input("a or b? ")',
    'way = input()\nwhile way not in ("a", "b"):\n    way = input("a or b? ")',
  ])('fits in the end where a loop asks until the answer fits: %s', async (source) => {
    const outcomes = await walked(`name = input()\n${source}`, walksOf(settings));
    expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'finished'));
  });

  test('types no number below the least one', async () => {
    const source =
      'import random\nname = input()\nage = int(input())\nprint(10 / age, random.randint(1, age))';
    const known = { ...settings, stop: '7', least: 1 };
    for (const { kind } of await walked(source, walksOf(known))) expect(kind).toBe('finished');
    const unknown = await walked(source, walksOf(settings));
    expect(unknown.some(({ kind }) => kind === 'python-error')).toBe(true);
  });

  test('opens a lock with what a variable holds, and finds words of lists and comparisons', async () => {
    const source = [
      'code = 7419 % 1000',
      'name = input()',
      'for i in range(30):',
      '    if int(input("Number? ")) == code:',
      '        print("OPEN")',
      'bag = ["rope", "lamp"]',
      'for i in range(8):',
      '    word = input("? ")',
      '    if word == "sesame" or word in bag:',
      '        print("FOUND", word)',
    ].join('\n');
    const all = (await walked(source, walksOf(settings))).map(({ stdout }) => stdout).join('');
    for (const found of ['OPEN', 'FOUND sesame', 'FOUND rope', 'FOUND lamp']) expect(all).toContain(found);
  });

  test('says a word that the screen shows, out of many that the program knows', async () => {
    const source = [
      'words = ["rope", "lamp", "map", "bell", "drum", "kite", "boat", "oar", "net", "fish", "coin", "key", "door"]',
      'for word in ["oar", "kite"]:',
      '    print(f"The parrot says: {word}")',
      '    if input("And you? ") != word:',
      '        break',
      'else:',
      '    print("BOTH")',
    ].join('\n');
    const shown = (await walked(source, walksOf({ ...settings, first: null }))).map(({ stdout }) => stdout);
    expect(shown.some((stdout) => stdout.includes('BOTH'))).toBe(true);
  });

  test('is endless by its questions and lines, not by the time that they take', async () => {
    const [asking] = await walked('tries = 0\nwhile tries < 90 or input() != "":\n    tries += 1');
    expect(asking).toMatchObject({
      kind: 'time-limit',
      walk: { asked: 401 },
      exception: { range: { line: 2 } },
    });
    const [counting] = await walked('n = 0\nif input() != "0":\n    while n < 15_000:\n        n += 1');
    expect(counting).toMatchObject({
      kind: 'time-limit',
      walk: { asked: 1 },
      exception: { range: { line: 3 } },
    });
  });

  test('types words for numbers where mistakes are asked for, and the stop word after forty answers', async () => {
    const source =
      'n = 0\nwhile n < 60:\n    n += 1\n    try:\n        number = int(input())\n    except ValueError:\n        print("mistake")';
    const [mistyping] = await walked(source, walksOf({ ...settings, mistypes: true }));
    expect(mistyping?.stdout).toContain('mistake');
    expect(
      mistyping?.transcript
        .split('\n')
        .filter((line) => line !== 'mistake')
        .slice(-20),
    ).toEqual([...Array.from({ length: 19 }, () => '0'), '']);
  });

  test('puts another value into a variable, and says which', async () => {
    const source = 'town = "Ooty"\nkm = 12\nbuses = 7\nprint(town, km, buses)';
    const varied = (await walked(source, walksOf(settings))).filter(({ walk }) => walk?.varied !== null);
    expect(varied.map(({ walk, stdout }) => [walk?.varied, stdout])).toEqual([
      ['town', 'Vimaro 12 7\n'],
      ['km', 'Ooty 3 7\n'],
      ['buses', 'Ooty 12 14\n'],
    ]);
  });

  test('puts another colour in place of a colour', async () => {
    const source = 'from kolam import *\npale = "silver"\ncolour(pale)\nforward(9)\nprint(pale)';
    const varied = (await walked(source, walksOf(settings))).find(({ walk }) => walk?.varied === 'pale');
    expect(varied).toMatchObject({ kind: 'finished', stdout: 'sienna\n' });
  });
});
