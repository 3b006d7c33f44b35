import { describe, expect, test } from 'vitest';
import { shapeFaults } from './proof/shape.ts';
import { textFaults } from './proof/texts.ts';
import { digestOf } from './proof.ts';
import { createRandomDraws } from './random-draws.ts';
import { difficulties, firstMilestoneOf, lastMilestone, skillIds } from './skills.ts';
import { instantiate } from './template/instantiate.ts';
import { loadTemplates } from './template/load-templates.ts';
import type { Template } from './template/template.schema.ts';

const templates = loadTemplates();

/** Minimum and maximum of the lines of a model solution, and of the skills practised together. */
const sizes = {
  easy: { lines: [2, 6], skills: [1, 3] },
  medium: { lines: [5, 12], skills: [1, 3] },
  hard: { lines: [8, 22], skills: [2, 4] },
} as const;

function drawn(template: Template, count: number) {
  return Array.from({ length: count }, (_, index) =>
    instantiate(template, createRandomDraws(`test/${index}`), null),
  );
}

function englishTexts({ statement, hints, mistakes }: ReturnType<typeof instantiate>): string[] {
  return [statement, ...hints, ...mistakes.map(({ hint }) => hint)].map(({ en }) => en);
}

test('there are at least 45 templates, and at least 12 of each difficulty', () => {
  expect(templates.length).toBeGreaterThanOrEqual(45);
  const scarce = difficulties.filter(
    (difficulty) => templates.filter((template) => template.difficulty === difficulty).length < 12,
  );
  expect(scarce).toEqual([]);
});

test('every skill of the course is practised by a template', () => {
  const practised = new Set(templates.flatMap(({ skills }) => skills));
  expect(skillIds.filter((id) => !practised.has(id))).toEqual([]);
});

test('a word of Python is never written with a capital letter', () => {
  const texts = templates.flatMap((template) => drawn(template, 4)).flatMap(englishTexts);
  expect(texts.filter((text) => /\b[A-Z]\w*\(|^N\b/m.test(text))).toEqual([]);
});

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test('asks for no skill that comes later than its difficulty', () => {
    const late = template.skills.filter((id) => firstMilestoneOf(id) > lastMilestone[template.difficulty]);
    expect(late).toEqual([]);
  });

  test('is as long as its difficulty says', () => {
    const { lines, skills } = sizes[template.difficulty];
    const written = template.solution.split('\n').filter((line) => line.trim() !== '').length;
    expect(written).toBeGreaterThanOrEqual(template.kind === 'predict' ? 1 : lines[0]);
    expect(written).toBeLessThanOrEqual(template.kind === 'predict' ? 12 : lines[1]);
    expect(template.skills.length).toBeGreaterThanOrEqual(skills[0]);
    expect(template.skills.length).toBeLessThanOrEqual(skills[1]);
  });

  test('anticipates at least two mistakes', () => {
    expect(template.mistakes.length).toBeGreaterThanOrEqual(template.kind === 'predict' ? 1 : 2);
    expect(new Set(template.mistakes.map(({ id }) => id)).size).toBe(template.mistakes.length);
  });

  test('gives at least 50 different exercises', () => {
    const digests = new Set<string>();
    for (let index = 0; index < 400 && digests.size < 50; index += 1) {
      digests.add(digestOf(instantiate(template, createRandomDraws(`distinct/${index}`), null)));
    }
    expect(digests.size).toBe(50);
  });

  test('keeps the rules of shape and text, whoever is in the story and whatever was drawn', () => {
    const faults = drawn(template, 60).flatMap((candidate) => [
      ...shapeFaults(candidate),
      ...textFaults(candidate),
    ]);
    expect(faults).toEqual([]);
  });

  test('shows two cases and hides every border', () => {
    for (const { cases, kind } of drawn(template, 20)) {
      if (kind === 'predict') continue;
      expect(cases.filter(({ visible }) => visible)).toHaveLength(2);
      expect(cases.filter(({ visible, border }) => visible && border)).toEqual([]);
      expect(cases.filter(({ visible }) => !visible).length).toBeGreaterThanOrEqual(3);
    }
  });
});
