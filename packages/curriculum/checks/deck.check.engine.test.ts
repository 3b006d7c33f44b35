import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '../src/content.ts';
import type { DeckFile } from '../src/deck.schema.ts';
import { deckCheck, deckFileOf, proveDeck } from './deck.check.ts';
import { faultsAt } from './planted.fixture.ts';
import { createProgramRunner } from './program-runner.ts';
import { files, plantCourse } from './small-course.fixture.ts';

let engine: PythonEngine;

beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  await engine.ready();
}, 60_000);

afterAll(async () => {
  await engine.stop();
});

const lines = ['print("Hi", 2)', 'print("Go", 5)', 'print("Up", 9)'];

/** The small course with a program of three lines, and its deck. */
async function courseWithDeck() {
  const course = plantCourse(
    [files.question, 'rules: ["prints==1"]', 'rules: []'],
    [files.question, 'stdout: Hi', 'stdout: |\n      Hi 2\n      Go 5\n      Up 9'],
  );
  course.write(files.solution, `${lines.join('\n')}\n`);
  course.write(files.wrong, `${lines.with(1, 'print("go", 5)').join('\n')}\n`);
  const folder = files.wrong.replace('small-letter.py', '');
  course.write(`${folder}two-pieces.py`, `${lines.with(1, 'print("Go", 6)').join('\n')}\n`);
  course.write(`${folder}two-texts.py`, `${lines.with(1, 'print("Go" 5)').join('\n')}\n`);
  const content = readContent(course.root);
  const [milestone] = content.milestones;
  if (milestone === undefined) throw new Error('The small course has a milestone.');
  const deck = await proveDeck(content, milestone, createProgramRunner(engine));
  const write = (changed: DeckFile) => course.write(deckFileOf(milestone), JSON.stringify(changed));
  write(deck);
  const cards = Object.values(deck).flatMap((question) => Object.values(question.cards));
  return { course, content, milestone, deck, cards, write };
}

test('a question with three lines and three wrong answers has cards of every kind, the same each time', async () => {
  const { content, milestone, deck, cards } = await courseWithDeck();

  expect([...new Set(cards.map(({ kind }) => kind))]).toEqual([
    'order-lines',
    'faulty-line',
    'shows',
    'mends',
    'gap',
  ]);
  expect(await proveDeck(content, { ...milestone, deck: null }, createProgramRunner(engine))).toEqual(deck);
});

test('lines in order: only the order of the output is accepted', async () => {
  const { cards } = await courseWithDeck();
  const found = cards.filter((card) => 'accepted' in card);

  expect(found).not.toEqual([]);
  for (const { before, pieces, accepted, after } of found) {
    const programs = accepted.map((order) => [...before, ...order.map((one) => pieces[one]?.text), ...after]);
    expect(programs).toEqual([lines]);
  }
});

test('a recorded proof is not run again, and a changed card or question is refused', async () => {
  const { course, deck, cards, write } = await courseWithDeck();
  // The runner without an engine refuses every program.
  expect(await faultsAt(course.root, deckCheck)).toEqual([]);

  for (const { kind } of cards) {
    const changed = structuredClone(deck);
    for (const { cards: found } of Object.values(changed))
      for (const card of Object.values(found)) if (card.kind === kind) spoil(card);
    write(changed);
    expect(await faultsAt(course.root, deckCheck, engine)).toEqual([
      expect.stringContaining('m01-q1-greet is not up to date: use --write'),
    ]);
  }
});

/** Says that something else is right. */
function spoil(card: DeckFile[string]['cards'][string]): void {
  if ('accepted' in card) card.accepted = card.accepted.map((order) => order.toReversed());
  else if ('mended' in card) card.line = card.line === 1 ? 2 : 1;
  else card.right = card.right === 'A' ? 'B' : 'A';
}
