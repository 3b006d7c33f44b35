import { contract, type Endpoint } from '@python-learning/contract';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maxStoredBytes, shortAnswer } from './short-answer.ts';

const { longTexts, response } = contract.practice.submitCode;
const check = { name: 'one', passed: false, visible: true, inputs: null, expected: '1', message: null };
const answer = {
  verdict: 'solved',
  status: 'finished',
  output: 'the beginning',
  hints: [],
  suggestions: [],
  is_correct: true,
  checks: [{ ...check, actual: '2' }],
  explanation: null,
  fix: null,
  prediction: null,
  solution_note: '<p>Whole</p>',
  praise: null,
  points_awarded: 5,
};

describe('an answer that is kept for a repeated call', () => {
  test('is whole where it is short', () => {
    expect(JSON.parse(shortAnswer(answer, longTexts))).toEqual(answer);
  });

  test('is short where programs printed much, and still says what was decided', () => {
    const much = '௧'.repeat(30_000);
    const checks = Array.from({ length: 5 }, () => ({ ...check, actual: much }));
    const kept = shortAnswer({ ...answer, output: `the beginning${much}`, checks }, longTexts);
    expect(Buffer.byteLength(kept)).toBeLessThan(2 * maxStoredBytes);
    expect(response.parse(JSON.parse(kept))).toMatchObject({
      is_correct: true,
      points_awarded: 5,
      solution_note: '<p>Whole</p>',
      output: expect.stringMatching(/^the beginning௧+\n…$/),
      checks: checks.map(() => ({ passed: false, expected: '1' })),
    });
  });

  test('keeps of a transcript the question that waits for an answer', () => {
    const waiting = { ...answer, status: 'input_required', stdout_so_far: `${'x'.repeat(60_000)}Name? ` };
    expect(JSON.parse(shortAnswer(waiting, longTexts)).stdout_so_far).toMatch(/^…\nx+Name\? $/);
  });

  test('is without the drawing where it is long, because a run draws it again', () => {
    const line = {
      kind: 'line',
      points: [
        [0, 0],
        [100.25, 0],
      ],
      colour: '#000000',
      width: 1,
      heading: 0,
      line: 1,
      pen: 0,
      ms: 80,
    };
    const page = { lower: [-160, -160], upper: [160, 160] };
    const drawn = (steps: number) => ({ ...answer, drawing: { page, steps: Array(steps).fill(line) } });
    expect(JSON.parse(shortAnswer(drawn(3), longTexts))).toEqual(drawn(3));
    const kept = shortAnswer(drawn(500), longTexts);
    expect(Buffer.byteLength(kept)).toBeLessThan(maxStoredBytes);
    expect(response.parse(JSON.parse(kept))).toMatchObject({ is_correct: true });
    expect(JSON.parse(kept)).not.toHaveProperty('drawing');
  });

  test('of a call without a body is no answer at all', () => {
    expect(shortAnswer(undefined)).toBe('null');
  });
});

const calls = Object.values(contract).flatMap((feature) => Object.entries<Endpoint>(feature));
const long = calls.filter(([, endpoint]) => endpoint.longTexts !== undefined);

test.each(long)('the long texts of %s are texts of its answer', (_name, endpoint) => {
  const schema = JSON.stringify(z.toJSONSchema(endpoint.response));
  for (const path of Object.keys(endpoint.longTexts ?? {})) {
    for (const name of path.split('.')) expect(schema).toContain(`"${name}":`);
  }
});
