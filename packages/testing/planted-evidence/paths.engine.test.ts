import type { AskedByKind, ByKind } from '@python-learning/domain';
import {
  createCaseSetup,
  createPythonEngine,
  type Recording,
  recordedEvidence,
} from '@python-learning/python';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionWith } from '../../feedback/fixtures/builders.ts';
import { assessJudged } from '../../feedback/src/assess.ts';
import { observeJudged } from '../../feedback/src/observe.ts';
import { cornerCases, judgePaths, type Paths } from './paths.fixture.ts';

const engine = createPythonEngine({ workers: 1 });
beforeAll(() => engine.ready(), 120_000);
afterAll(() => engine.stop(0));

const recordings: ByKind<Recording, AskedByKind & { paths: Paths }> = {
  ...recordedEvidence,
  paths: () => ({ call: 'strokes' }),
};
const setUp = createCaseSetup(recordings);

async function judged(source: string) {
  const report = await engine.run({
    owner: 'paths',
    seed: 's',
    source,
    inputs: [],
    cases: cornerCases.map((one) => setUp(one)),
  });
  return judgePaths({
    question: { ...questionWith(), cases: cornerCases },
    source,
    report,
    language: 'en' as const,
    failedAttempts: 0,
  });
}

describe('a kind of evidence that the product does not have', { timeout: 120_000 }, () => {
  it('is recorded and graded beside the others, in whatever order it was drawn', async () => {
    const run = await judged('strokes = [(10, 10, 10, 0), (0, 0, 10, 0)]\nprint("done")');
    expect(assessJudged(run)).toMatchObject({
      verdict: 'solved',
      checks: [{ passed: true }, { passed: true }],
    });
  });

  it('is described and explained when it differs', async () => {
    const run = await judged('strokes = [(0, 0, 10, 0)]\nprint("done")');
    expect(assessJudged(run)).toMatchObject({
      verdict: 'wrong',
      checks: [
        { evidence: 'paths', expected: 'M0 0L10 0 M10 0L10 10', actual: 'M0 0L10 0' },
        { evidence: 'output', passed: true },
      ],
      explanation: { id: 'PATHS-MISSING', text: 'M10 0L10 10' },
    });
    expect(observeJudged(run).results).toEqual(['[[0,0,10,0]]', 'done']);
  });

  it('leaves errors to the catalogue', async () => {
    const run = await judged('strokes = []\nprint(dome)');
    expect(assessJudged(run).explanation).toMatchObject({
      id: 'NAM-QUOTES',
      python_says: "NameError: name 'dome' is not defined",
    });
  });
});
