import { proofEvidence } from '../evidence/proof-evidence.ts';
import type { CandidateCase } from '../exercise.ts';
import type { RandomDraws } from '../random-draws.ts';
import type { Difficulty } from '../skills.ts';
import { drawLines, drawText } from './draw-text.ts';
import { fill } from './fill.ts';
import type { Params } from './params.ts';
import type { Template } from './template.schema.ts';

/** Minimum number of hidden cases, border values included. At least one of them is no border value. */
const minHidden = { easy: 3, medium: 4, hard: 5 } as const satisfies Record<Difficulty, number>;

/** Maximum tries to draw a case that differs from the others. */
const tries = 40;

type Setup = Pick<CandidateCase, 'inputs' | 'asks'>;

const printed = { kind: 'output' } as const;

/** Builds the cases of an instance: two visible ones, then more hidden ones and the border values, none twice. */
export function buildCases(
  template: Template,
  params: Params,
  draws: RandomDraws,
  taken: Set<string>,
): CandidateCase[] {
  const lines = (specs: readonly string[]) =>
    specs.flatMap((spec) => drawLines(fill(spec, params), draws, new Set(taken)));
  const called = (spec: string) =>
    ({ kind: 'value', call: drawText(fill(spec, params), draws, new Set(taken)) }) as const;
  const programBorders = template.borders.map((specs) => ({ inputs: lines(specs), asks: printed }));
  const shown = drawNew(
    () => ({ inputs: template.inputs.length > 0 ? lines(draws.pick(template.inputs)) : [], asks: printed }),
    programBorders,
  );
  const callBorders = template.calls.borders.map((spec) => ({ inputs: shown.inputs, asks: called(spec) }));
  const borders: Setup[] = [...programBorders, ...callBorders];
  const drawn: Setup[] = [shown];
  const makers: (() => Setup)[] = [
    ...template.calls.draw.map((spec) => () => ({ inputs: shown.inputs, asks: called(spec) })),
    ...template.inputs.map((specs) => () => ({ inputs: lines(specs), asks: printed })),
  ];
  const wanted = 2 + Math.max(1, minHidden[template.difficulty] - borders.length);
  for (let turn = 0; drawn.length < wanted && makers.length > 0 && turn < tries; turn += 1) {
    const made = makers[turn % makers.length]?.();
    if (made !== undefined && !isThere(made, [...drawn, ...borders])) drawn.push(made);
  }
  return [
    ...drawn.map((setup, index) => ({ ...setup, visible: index < 2, border: false })),
    ...borders.map((setup) => ({ ...setup, visible: false, border: true })),
  ];
}

/**
 * Draws until the result differs from the others. After the last try it returns a duplicate, which the proof rejects.
 */
function drawNew(make: () => Setup, others: readonly Setup[]): Setup {
  let made = make();
  for (let turn = 0; turn < tries && isThere(made, others); turn += 1) made = make();
  return made;
}

function isThere(setup: Setup, others: readonly Setup[]): boolean {
  const keyOf = ({ inputs, asks }: Setup) => JSON.stringify(proofEvidence(asks).setup(inputs));
  return others.some((other) => keyOf(other) === keyOf(setup));
}
