import type { Language, RunResult } from '@python-learning/contract';
import type { CourseLesson } from '@python-learning/curriculum';
import type { QuestionChecks } from '@python-learning/feedback';
import type { Course } from '../course/index.ts';
import { nothingToCheck } from './nothing-to-check.ts';
import { type RunDeps, runProgram } from './run-program.ts';
import { runResult } from './run-result.ts';

type TryOutDeps = RunDeps & { course: Course };

/** A program of a lesson as a learner changed it, with the lines typed so far. */
export type Trial = {
  learnerId: string;
  lessonId: string;
  code: string;
  inputs: readonly string[];
  language: Language;
  signal: AbortSignal;
};

/**
 * Runs a program outside of any question: it counts against the same limit as other runs, and is explained like them.
 * @throws AppError `not_found`, `subscription_required`, `too_many_requests`, `run_time_used`, `engine_busy`, `payload_too_large`
 */
export async function tryOut(deps: TryOutDeps, trial: Trial): Promise<RunResult> {
  const { learnerId, lessonId, code, inputs, language } = trial;
  const lesson = await deps.course.getOpenLesson(learnerId, lessonId);
  const shown = { lines: inputs, isComplete: false };
  const report = await runProgram(deps, { ...trial, taskId: lessonId }, { shown, cases: [] });
  const question = freeOf(lesson, deps.course.getMilestone(lesson.milestoneId).order);
  const run = { question, source: code, report, language, failedAttempts: 0 };
  const said = await deps.assessor.assess(run);
  deps.onExplained(said.explanation?.id ?? null);
  const result = runResult(said, { pointsAwarded: 0, solutionNote: null });
  // Nothing was asked, so nothing was solved.
  return { ...result, is_correct: false, praise: null };
}

/** Of the lines that the lesson itself wrote no style is spoken. */
function freeOf({ scenes }: CourseLesson, milestone: number): QuestionChecks {
  const starter = scenes.map(({ code }) => code ?? '').join('\n');
  return nothingToCheck({ starter, milestone });
}
