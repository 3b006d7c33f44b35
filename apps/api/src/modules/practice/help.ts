import type { HintLadder, OpenedHelp } from '@python-learning/contract';
import type { Question } from '@python-learning/curriculum';
import { type HelpRung, isWritten, type Language, outputOf, rungNumber } from '@python-learning/domain';
import {
  isNearTask,
  linePieces,
  nextLine,
  type SolvedTask,
  type TaskMarks,
  taskMarks,
} from '@python-learning/feedback';
import type { HelpState } from '../record/index.ts';
import { hintLadderAnswer } from '../submissions/index.ts';
import { isFree } from './free-task.ts';

/** The first rung that shows lines of the solution. */
const firstOfLines = rungNumber('pieces');

/** True once lines of the solution were opened: the task is then solved with help. */
export function hasSeenLines(rung: number): boolean {
  return rung >= firstOfLines;
}

/** Whether lines of the solution help with a question. They are another child's where the program is one's own. */
function hasLineHelp(question: Question): boolean {
  return isWritten(question.kind) && !isFree(question);
}

/** The hints of a question and the help after them, as one learner has them. Lines of the solution are in it once they are opened. */
export function helpAnswer(question: Question, state: HelpState, language: Language): HintLadder {
  const { hints } = question;
  const { rung, runs, failed } = state;
  const ladder = { ...hintLadderAnswer(hints, failed, language, rung), asked: rung, failures: failed };
  if (!hasLineHelp(question)) return ladder;
  const pieces = hasSeenLines(rung) ? piecesOf(question) : null;
  const isLineOpen = rung >= rungNumber('next-line');
  return { ...ladder, solution_help: { needs_run: runs === 0, pieces, is_line_open: isLineOpen } };
}

/**
 * The rung that is open after a learner asked for one. The next rung opens; a lower one, and one out of reach, change
 * nothing. The lines of the solution open after all hints and a first run.
 */
export function rungAfter(question: Question, state: HelpState, asked: HelpRung): number {
  const { hints } = question;
  const { rung, runs, failed } = state;
  const number = rungNumber(asked);
  const openHints = hintLadderAnswer(hints, failed, 'en', rung).open.length;
  const isNext = number <= Math.max(rung, openHints) + 1;
  const isReached = number < firstOfLines || (hasLineHelp(question) && runs > 0);
  return isNext && isReached ? Math.max(rung, number) : rung;
}

/** What a learner gets who opened a rung, with the next line for a program where that rung is open. */
export function openedHelp(
  question: Question,
  state: HelpState,
  { code, language }: { code: string | null; language: Language },
): OpenedHelp {
  const isLineOpen = state.rung >= rungNumber('next-line');
  return {
    hint_ladder: helpAnswer(question, state, language),
    next_line: isLineOpen && code !== null ? nextLine(solvedTask(question), code) : null,
  };
}

/** Whether a program is an attempt at the question. */
export function isAttemptAt(question: Question, source: string): boolean {
  if (isFree(question)) return source.trim() !== question.starter.trim();
  return isNearTask(source, marksOf(question));
}

/** The marks of the questions that somebody has run, each read once. */
const knownMarks = new WeakMap<Question, TaskMarks>();

function marksOf(question: Question): TaskMarks {
  const { starter, solution, checks } = question;
  const outputs = checks.cases.map(({ evidence }) => outputOf(evidence));
  const marks = knownMarks.get(question) ?? taskMarks({ starter, solution, outputs });
  knownMarks.set(question, marks);
  return marks;
}

function piecesOf(question: Question): string[] {
  return linePieces({ ...solvedTask(question), id: question.id, wrong: question.wrongPrograms });
}

function solvedTask({ solution, checks }: Question): SolvedTask {
  return { solution, rules: checks.rules };
}
