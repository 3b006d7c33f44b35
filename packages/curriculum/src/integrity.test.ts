import { expect, test } from 'vitest';
import { type Content, readContent } from './content.ts';
import { findIntegrityFaults } from './integrity.ts';
import { packageRoot } from './package-root.ts';

const content = readContent(packageRoot);

/** The course, in which the first question of one milestone continues the first of another. */
function continuing(order: number, earlier: number): Content {
  const milestones = content.milestones.map((milestone, index) => {
    const [first, ...others] = milestone.questions;
    const continues = content.milestones[earlier - 1]?.questions[0]?.value.id;
    if (index !== order - 1 || first === undefined || continues === undefined) return milestone;
    return { ...milestone, questions: [{ ...first, value: { ...first.value, continues } }, ...others] };
  });
  return { ...content, milestones };
}

test('a question may continue one of an earlier milestone, never one of a later', () => {
  expect(findIntegrityFaults(continuing(14, 4))).toEqual([]);
  expect(findIntegrityFaults(continuing(4, 14)).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^continues: m14-.* must stand before it$/),
  ]);
});
