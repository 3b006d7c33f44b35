import { createHash } from 'node:crypto';
import type { ExpectedCase, Outcome, QuestionChecks, RunReport } from '@python-learning/domain';
import { isWritten, outputOf } from '@python-learning/domain';
import { proofEvidence } from './evidence/proof-evidence.ts';
import type {
  CandidateCase,
  ExerciseCandidate,
  ProofResult,
  ProvenExercise,
  Rejection,
  RunProgram,
} from './exercise.ts';
import { missingConcepts } from './proof/concepts.ts';
import { withExample } from './proof/example.ts';
import { type Expectation, observeMistakes, starterFaults, trivialFaults } from './proof/false-solutions.ts';
import { outputFaults } from './proof/outputs.ts';
import { reject } from './proof/rejections.ts';
import { roundingFaults } from './proof/rounding.ts';
import { type CandidateRuns, createRuns } from './proof/runs.ts';
import { shapeFaults } from './proof/shape.ts';
import { determinismFaults, resultsOf, solutionFaults } from './proof/solution.ts';
import { unsafeNames, untaught } from './proof/taught.ts';
import { textFaults, unnamedOutputs } from './proof/texts.ts';
import { lastMilestone, lastMilestoneOf, skills } from './skills.ts';

export type ProofOptions = {
  /** Digests of exercises that this learner got before. */
  seen?: ReadonlySet<string>;
};

/**
 * Proves an exercise: runs its solution and its false solutions. A proven exercise can be shown to a child and judged;
 * a rejection names the rule it breaks. Later steps need the results of earlier ones, so the first step with a fault is
 * the last. Throws only what `run` throws, such as a refusal of the engine.
 */
export async function proveExercise(
  candidate: ExerciseCandidate,
  run: RunProgram,
  { seen = new Set() }: ProofOptions = {},
): Promise<ProofResult> {
  const unread = writtenFaults(candidate, seen);
  if (unread.length > 0) return failed(unread);
  const runs = createRuns(candidate, run);
  const [report, again] = await Promise.all([runs.solution(), runs.solutionAgain()]);
  const unfit = ranFaults(candidate, report, again);
  if (unfit.length > 0) return failed(unfit);
  return proveAgainstFalseSolutions(candidate, report, runs);
}

/**
 * Equal for exercises with the same English statement, solution and starter. One learner must not get two of them.
 */
export function digestOf({ statement, solution, starter }: ExerciseCandidate): string {
  return createHash('sha256')
    .update(JSON.stringify([statement.en, solution, starter]))
    .digest('hex')
    .slice(0, 32);
}

/** Faults that are found without a run. */
function writtenFaults(candidate: ExerciseCandidate, seen: ReadonlySet<string>): Rejection[] {
  const shape = shapeFaults(candidate);
  if (shape.length > 0) return shape;
  const digest = digestOf(candidate);
  return [...textFaults(candidate), ...(seen.has(digest) ? [reject('seen-before', digest)] : [])];
}

/** Faults that the two runs of the solution show: in its source and in its outputs. */
function ranFaults(candidate: ExerciseCandidate, report: RunReport, again: RunReport): Rejection[] {
  const { facts } = report;
  const unsafe = unsafeNames(facts, candidate.solution);
  if (unsafe.length > 0) return [reject('unsafe-program', unsafe.join(', '))];
  const broken = solutionFaults(candidate, report);
  if (broken.length > 0) return broken;
  const results = resultsOf(candidate, report);
  const late = untaught(facts, candidate.solution, milestoneOf(candidate));
  const missing = missingConcepts(candidate, facts);
  return [
    ...determinismFaults(results, resultsOf(candidate, again)),
    ...outputFaults(candidate, results),
    ...trivialFaults(candidate, results),
    ...(late.length > 0 ? [reject('not-taught', late.join(', '))] : []),
    ...(missing.length > 0 ? [reject('concept-missing', missing.join(', '))] : []),
    ...(isWritten(candidate.kind)
      ? unnamedOutputs(candidate, textsIn(facts.literals), results.join('\n'))
      : []),
  ];
}

async function proveAgainstFalseSolutions(
  candidate: ExerciseCandidate,
  report: RunReport,
  runs: CandidateRuns,
): Promise<ProofResult> {
  const results = resultsOf(candidate, report);
  const starterDigest = isWritten(candidate.kind) ? '' : report.facts.treeDigest;
  const cases = candidate.cases.map((one, index) => expectedCase(one, report.cases[index]));
  const question = questionOf(candidate, cases, starterDigest);
  const expectation: Expectation = { candidate, question, results };
  const [{ mistakes, rejections }, starter, rounding] = await Promise.all([
    observeMistakes(expectation, runs),
    starterFaults(expectation, runs),
    roundingFaults(candidate, runs),
  ]);
  const faults = [...rejections, ...starter, ...rounding];
  if (faults.length > 0) return failed(faults);
  return { proven: true, exercise: proven(candidate, { ...question, mistakes }) };
}

function questionOf(
  { kind, rules, hints, starter, difficulty }: ExerciseCandidate,
  cases: readonly ExpectedCase[],
  starterDigest: string,
): QuestionChecks {
  return {
    kind,
    cases,
    rules,
    mistakes: [],
    hints,
    starterDigest,
    starter,
    milestone: lastMilestone[difficulty],
  };
}

function expectedCase({ visible, inputs, asks }: CandidateCase, outcome?: Outcome): ExpectedCase {
  return { visible, inputs, evidence: proofEvidence(asks).expected(outcome), vary: null };
}

function proven(candidate: ExerciseCandidate, checks: QuestionChecks): ProvenExercise {
  const { cases: _cases, rules: _rules, mistakes: _mistakes, hints: _hints, ...authored } = candidate;
  const isPredicted = !isWritten(candidate.kind);
  return {
    ...authored,
    statement: isPredicted ? candidate.statement : withExample(candidate.statement, checks.cases),
    solution: isPredicted ? withPrediction(candidate.solution, checks.cases) : candidate.solution,
    checks,
    digest: digestOf(candidate),
  };
}

/** Replaces the author's prediction, which is only a guess, by the right one. */
function withPrediction(solution: string, [only]: readonly ExpectedCase[]): string {
  const lines = only === undefined ? '' : outputOf(only.evidence).split('\n').join(' / ');
  return solution.replace(/^# prediction:.*$/m, () => `# prediction: ${lines}`);
}

/** Last milestone whose content the solution may use. */
function milestoneOf({ difficulty, skills: trained }: ExerciseCandidate): number {
  const ofSkills = trained.filter((id) => skills[id].usesLastMilestone === true).map(lastMilestoneOf);
  return Math.max(lastMilestone[difficulty], ...ofSkills);
}

/** The strings among the literals of a program, which are given as Python writes them. */
function textsIn(literals: Readonly<Record<string, number>>): string[] {
  return Object.keys(literals).flatMap((literal) => {
    const quoted = /^(?:'(.*)'|"(.*)")$/s.exec(literal);
    return quoted === null ? [] : [(quoted[1] ?? quoted[2] ?? '').replace(/\\(['"\\])/g, '$1')];
  });
}

function failed(rejections: readonly Rejection[]): ProofResult {
  return { proven: false, rejections };
}
