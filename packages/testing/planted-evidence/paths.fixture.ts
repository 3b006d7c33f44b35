import type { EndedRun } from '@python-learning/contract';
import type { ByKind, EvidenceByKind } from '@python-learning/domain';
import { printed, questionWith, reportOf, returned } from '../../feedback/fixtures/builders.ts';
import { assessJudged } from '../../feedback/src/assess.ts';
import type { GradedEvidence } from '../../feedback/src/evidence/graded-evidence.ts';
import { gradedEvidence } from '../../feedback/src/evidence/registry.ts';
import { explainRun } from '../../feedback/src/explain-run.ts';
import { createJudge } from '../../feedback/src/judge.ts';
import type { Explanation } from '../../feedback/src/types.ts';
import { runResult } from '../src/samples/index.ts';

/**
 * A kind of evidence that the product does not have: the lines that a program draws into its list `strokes`. With
 * its recording and its view, which its tests add, it is all that a new kind needs.
 */
export type Paths = { kind: 'paths'; lines: readonly Line[] };

/** From x, y to x, y. */
type Line = readonly [number, number, number, number];

const kinds: ByKind<GradedEvidence, EvidenceByKind & { paths: Paths }> = { ...gradedEvidence, paths };

export const judgePaths = createJudge(kinds);

const corner: Paths = {
  kind: 'paths',
  lines: [
    [0, 0, 10, 0],
    [10, 0, 10, 10],
  ],
};
const evidence = [corner, { kind: 'output', stdout: 'done' } as const];

/** The cases of a task: to draw a corner, and to print `done`. */
export const cornerCases = evidence.map((one) => ({ visible: true, inputs: [], vary: null, evidence: one }));

/** The run of a program that was to draw a corner and drew one line of it, then printed another word. */
export function halfCorner(): EndedRun {
  const run = judgePaths({
    question: { ...questionWith(), cases: cornerCases },
    source: 'strokes = [(0, 0, 10, 0)]',
    report: reportOf([returned('[(0, 0, 10, 0)]', 'list'), printed('dome')]),
    language: 'en' as const,
    failedAttempts: 0,
  });
  const { checks, explanation } = assessJudged(run);
  const unsaid = { expected: null, actual: null, message: null };
  const told = checks.map((check) => ({ ...unsaid, ...check, inputs: [...(check.inputs ?? [])] }));
  return runResult({ checks: told, explanation });
}

function paths({ lines }: Paths): GradedEvidence {
  const wanted = recorded(JSON.stringify(lines));
  return {
    wanted,
    read: (outcome) => outcome.result?.repr ?? null,
    isSame: (found) => recorded(found) === wanted,
    recorded,
    described: (found) => linesIn(found).map(path).join(' '),
    output: null,
    explain: ({ outcome }, _, reader) =>
      explainRun(outcome, reader) ?? difference(linesIn(outcome.result?.repr ?? ''), lines),
  };
}

/** The lines in one order and direction: a drawing is the same whichever line was drawn first. */
function recorded(repr: string): string {
  return JSON.stringify(linesIn(repr).map(directed).toSorted(compare));
}

function linesIn(repr: string): Line[] {
  const found = repr.matchAll(/(-?\d+), ?(-?\d+), ?(-?\d+), ?(-?\d+)/g);
  return [...found].map((match) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = match.slice(1, 5).map(Number);
    return [x1, y1, x2, y2];
  });
}

function directed([x1, y1, x2, y2]: Line): Line {
  return x1 < x2 || (x1 === x2 && y1 <= y2) ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
}

function compare(one: Line, other: Line): number {
  return one.join().localeCompare(other.join());
}

/** A line as a picture in the browser draws it. */
function path([x1, y1, x2, y2]: Line): string {
  return `M${x1} ${y1}L${x2} ${y2}`;
}

function difference(drawn: readonly Line[], wanted: readonly Line[]): Explanation {
  const known = new Set(drawn.map((line) => directed(line).join()));
  const missing = wanted.filter((line) => !known.has(directed(line).join()));
  const said = { python_says: null, line: null, column: null };
  return missing.length > 0
    ? {
        id: 'PATHS-MISSING',
        title: 'A line is missing',
        text: missing.map(path).join(' '),
        next_step: 'Draw it.',
        ...said,
      }
    : {
        id: 'PATHS-MORE',
        title: 'A line too many',
        text: `${drawn.length}`,
        next_step: 'Remove it.',
        ...said,
      };
}
