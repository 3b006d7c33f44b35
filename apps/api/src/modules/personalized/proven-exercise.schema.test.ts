import { expect, test } from 'vitest';
import { parseChecks } from './proven-exercise.schema.ts';

const setting = { visible: true, inputs: ['3'], vary: null };

function casesIn(cases: readonly object[]) {
  const rest = { rules: [], mistakes: [], hints: [], starterDigest: '', starter: '', milestone: 4 };
  return parseChecks({ checks: { kind: 'input', cases, ...rest } }).cases;
}

test('an exercise that was stored before evidence had kinds expects what it expected', () => {
  const printed = { ...setting, stdout: '9', call: null, result: null };
  const called = { ...setting, stdout: '', call: 'square(3)', result: '9' };
  expect(casesIn([printed, called])).toEqual([
    { ...setting, evidence: { kind: 'output', stdout: '9' } },
    { ...setting, evidence: { kind: 'value', call: 'square(3)', result: '9', stdout: '' } },
  ]);
});

test('an exercise is read as it is stored now', () => {
  const cases = [
    { ...setting, evidence: { kind: 'output', stdout: '9' } },
    { ...setting, evidence: { kind: 'value', call: 'square(3)', result: '9', stdout: '' } },
  ];
  expect(casesIn(cases)).toEqual(cases);
});
