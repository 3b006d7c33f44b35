import { expect, test } from 'vitest';
import { caseSetup } from './case-setup.ts';

const result = 'expected result';

test('the sandbox gets the setup of a case and what to look at, never what is expected', () => {
  expect(caseSetup({ inputs: ['3'], evidence: { kind: 'output' }, vary: { town: 'Galle' } })).toEqual({
    inputs: ['3'],
    vary: { town: 'Galle' },
  });
  const evidence = { kind: 'value', call: 'f(3)', result, stdout: result } as const;
  expect(caseSetup({ inputs: [], evidence, vary: null, fakeRandom: [4] })).toEqual({
    inputs: [],
    call: 'f(3)',
    fakeRandom: [4],
  });
});
