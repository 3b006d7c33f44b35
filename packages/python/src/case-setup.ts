import {
  type AskedByKind,
  type ByKind,
  entryOf,
  type PythonValue,
  type TextFile,
} from '@python-learning/domain';
import type { CaseSetup } from './types.ts';

/** What makes the sandbox record a kind of evidence, in each run of a case. */
export type Recording = Pick<CaseSetup, 'call'>;

/** Every kind of evidence, as the sandbox records it. Output is always recorded. */
export const recordedEvidence: ByKind<Recording, AskedByKind> = {
  output: () => ({}),
  value: ({ call }) => ({ call }),
};

export const caseSetup = createCaseSetup(recordedEvidence);

/** The parts of a case that decide what its run does. */
export type SetUpCase<E> = {
  inputs: readonly string[];
  evidence: E;
  vary?: Readonly<Record<string, PythonValue>> | null;
  fakeRandom?: readonly number[] | null;
  files?: readonly TextFile[];
};

/** Makes a function that returns the part of a case that the sandbox gets: never what the case expects. */
export function createCaseSetup<M>(kinds: ByKind<Recording, M>) {
  return <K extends keyof M>({
    inputs,
    evidence,
    vary = null,
    fakeRandom = null,
    files = [],
  }: SetUpCase<M[K] & { kind: K }>): CaseSetup => ({
    inputs,
    ...(vary === null ? {} : { vary }),
    ...entryOf(kinds, evidence),
    ...(fakeRandom === null ? {} : { fakeRandom }),
    ...(files.length === 0 ? {} : { files }),
  });
}
