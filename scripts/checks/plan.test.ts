import { describe, expect, test } from 'vitest';
import { describePlan, planOf } from './plan.ts';
import { type Stage, stages } from './stages.ts';

const stage = (name: string, parts: Partial<Stage> = {}): Stage => ({
  name,
  command: ['true'],
  aboutS: 10,
  covers: [],
  ...parts,
});

const all = [
  stage('lint', { covers: ['apps/'] }),
  stage('api', { slow: true, alone: true, aboutS: 60, covers: ['apps/api/'] }),
  stage('build', { slow: true, aboutS: 5, covers: ['apps/web/'] }),
  stage('stories', { slow: true, alone: true, aboutS: 300, covers: ['e2e/'], after: 'build' }),
  stage('engine', { slow: true, alone: true, aboutS: 90, covers: ['packages/python/'] }),
];
const namesFor = (changed: readonly string[], quick = false) =>
  planOf(all, { quick, changed }).stages.map(({ name }) => name);

describe('the order of the checks', () => {
  test('is the quick ones, then the others from cheap to dear', () => {
    expect(namesFor([])).toEqual(['lint', 'build', 'api', 'engine', 'stories']);
  });

  test('brings what the change may break before the rest, with what it needs', () => {
    expect(namesFor(['e2e/typing.story.ts'])).toEqual(['lint', 'build', 'stories', 'api', 'engine']);
    expect(namesFor(['packages/python/src/limits.ts'])).toEqual([
      'lint',
      'engine',
      'build',
      'api',
      'stories',
    ]);
  });

  test('leaves out the slow ones when it is to be quick', () => {
    expect(namesFor(['e2e/typing.story.ts'], true)).toEqual(['lint']);
  });

  test('loses and repeats no stage of the project, whatever changed', () => {
    for (const changed of [
      [],
      ['e2e/learner.ts'],
      ['packages/python/src/limits.ts', 'apps/web/index.html'],
    ]) {
      const names = planOf(stages, { quick: false, changed }).stages.map(({ name }) => name);
      expect(names.toSorted()).toEqual(stages.map(({ name }) => name).toSorted());
      // A stage beside others may start before one that it needs has ended.
      expect(stages.filter(({ after, alone }) => after !== undefined && !alone)).toEqual([]);
      expect(names.indexOf('web build')).toBeLessThan(names.indexOf('browser stories'));
    }
  });
});

test('a run says at its start what it will do and about how long', () => {
  const changed = ['e2e/typing.story.ts'];
  const text = describePlan(planOf(all, { quick: false, changed }), changed);
  expect(text).toContain('5 stages, about 8 minutes on two quiet cores: lint 10 s, build 5 s, stories 300 s');
  expect(describePlan(planOf(all.slice(0, 3), { quick: false, changed: [] }), [])).toContain('about 68 s');
  expect(text).toContain('Changed files: 1. What they may break comes first: stories.');
});
