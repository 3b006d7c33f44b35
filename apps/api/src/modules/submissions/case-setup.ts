import type { CaseSetup } from '@python-learning/python';

type KnownCase = Pick<CaseSetup, 'inputs'> & {
  [K in 'vary' | 'call' | 'fakeRandom']?: NonNullable<CaseSetup[K]> | null;
};

/** The part of a case that the sandbox gets: never the expected result. */
export function caseSetup({ inputs, vary = null, call = null, fakeRandom = null }: KnownCase): CaseSetup {
  return {
    inputs,
    ...(vary === null ? {} : { vary }),
    ...(call === null ? {} : { call }),
    ...(fakeRandom === null ? {} : { fakeRandom }),
  };
}
