import { expect, test } from 'vitest';
import { readContent } from '../src/content.ts';
import { packageRoot } from '../src/package-root.ts';
import { deckSizeCheck } from './deck-size.check.ts';
import { faultsAt } from './planted.fixture.ts';
import { plantCourse } from './small-course.fixture.ts';

test('a milestone without enough cards is refused', async () => {
  const [fault] = await faultsAt(plantCourse().root, deckSizeCheck);
  expect(fault).toContain('has 0 cards in its deck');
});

test('a card that needs what is taught later is refused, and one that is too large', async () => {
  const content = readContent(packageRoot);
  const [first] = content.milestones;
  const card = Object.values(first?.deck?.value ?? {}).flatMap(({ cards }) => Object.values(cards))[0];
  if (card === undefined) throw new Error('The first milestone has cards.');
  card.constructs.push('while', 'x'.repeat(3_000));
  const faults = await deckSizeCheck.run({ content, programRunner: undefined as never });
  expect(faults.map(({ message }) => message)).toEqual([
    expect.stringMatching(/ bytes$/u),
    expect.stringContaining('needs while, which is taught later'),
    expect.stringContaining('which is taught later'),
  ]);
});
