import type { Assessment } from '@python-learning/feedback';
import { contentEvidence } from '../src/evidence/registry.ts';
import type { Fault } from '../src/fault.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';
import { inAllQuestions } from './in-all-milestones.ts';
import { nearMissesOf } from './mutations/near-misses.ts';
import type { ProgramRunner } from './program-runner.ts';

export const hiddenCasesCheck: Check = {
  promise: 'at least half of the hidden cases refuse a wrong program that every visible case lets through',
  run: (context) => inAllQuestions(context, 'hidden-cases', faultsOfQuestion),
};

async function faultsOfQuestion(question: QuestionContent, programRunner: ProgramRunner): Promise<Fault[]> {
  const hidden = indexesOf(question, false);
  const idle = new Set(hidden);
  const isEnough = () =>
    idle.size <= Math.floor(hidden.length / 2) + (refusesTypedInAnswer(question, idle) ? 1 : 0);
  for (const submit of wrongSubmissions(question, programRunner)) {
    if (isEnough()) return [];
    const { checks } = await submit();
    const passed = checks.slice(0, question.value.cases.length).map((check) => check.passed);
    for (const index of refusedInHidden(question, passed)) idle.delete(index);
  }
  const [first] = idle;
  if (first === undefined || isEnough()) return [];
  const numbers = [...idle].map((index) => index + 1).join(', ');
  const message = `of ${hidden.length} hidden cases too many (${numbers}) notice nothing that the visible ones let through: change them, or add to wrong/ what they are for`;
  return [faultAt(question, ['cases', first], message)];
}

function indexesOf({ value: { cases } }: QuestionContent, visible: boolean): number[] {
  return [...cases.keys()].filter((index) => cases[index]?.visible === visible);
}

/**
 * A program that only prints the one output of the examples is wrong as well. Every hidden case with another output
 * refuses it, so it justifies one of them.
 */
function refusesTypedInAnswer(question: QuestionContent, hidden: ReadonlySet<number>): boolean {
  const { cases } = question.value;
  const wanted = cases.map(({ evidence }) => contentEvidence(evidence).wanted);
  const wants = (index: number) => wanted[index];
  const [first, ...others] = new Set(indexesOf(question, true).map(wants));
  return others.length === 0 && [...hidden].some((index) => wants(index) !== first);
}

/** Yields the anticipated mistakes first, then near misses of the solution. */
function* wrongSubmissions(
  question: QuestionContent,
  programRunner: ProgramRunner,
): Generator<() => Promise<Assessment>> {
  for (const { program } of question.mistakes) yield () => programRunner.assess(question, program, 'en');
  for (const source of nearMissesOf(question.solution.source)) {
    yield () => programRunner.assessMutant(question, source);
  }
}

/** Returns the hidden cases that refuse a program which passes all visible cases. */
function refusedInHidden(question: QuestionContent, passed: readonly boolean[]): number[] {
  if (indexesOf(question, true).some((index) => passed[index] !== true)) return [];
  return indexesOf(question, false).filter((index) => passed[index] === false);
}
