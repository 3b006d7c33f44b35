import {
  type AskedByKind,
  type ByKind,
  entryOf,
  type PythonValue,
  type TextFile,
  type WalkSettings,
  walksOf,
} from '@python-learning/domain';
import type { CaseSetup } from './types.ts';

/** What makes the sandbox record a kind of evidence, in each run of a case. */
export type Recording = Pick<CaseSetup, 'call' | 'drawing'>;

/** Every kind of evidence, as the sandbox records it. Output is always recorded. */
export const recordedEvidence: ByKind<Recording, AskedByKind> = {
  output: () => ({}),
  value: ({ call }) => ({ call }),
  strokes: () => ({ drawing: true }),
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

/** The setups of a task: those of its cases, then its walks. */
export function taskSetups({
  cases,
  walks,
}: {
  cases: readonly Parameters<typeof caseSetup>[0][];
  walks?: WalkSettings | null | undefined;
}): CaseSetup[] {
  const played = walks === null || walks === undefined ? [] : walksOf(walks);
  return [...cases.map((one) => caseSetup(one)), ...played.map((walk) => ({ inputs: [], walk }))];
}
