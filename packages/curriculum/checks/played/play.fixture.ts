import type { Language, QuestionChecks, WalkSettings } from '@python-learning/domain';
import { type Assessment, assess } from '@python-learning/feedback';
import { type PythonEngine, taskSetups } from '@python-learning/python';
import { playedReport } from '../program-runs.ts';

/** A task without one right output, as a test asks it. */
export type PlayedTask = {
  rules: readonly string[];
  walks?: Partial<WalkSettings>;
  starter?: string;
  sample?: string;
  language?: Language;
};

/** Plays a program and judges it. */
export async function play(
  engine: PythonEngine,
  source: string,
  { rules, walks = {}, starter = '', sample = '', language = 'en' }: PlayedTask,
): Promise<Assessment> {
  const settings = { first: null, stop: '0', words: [], mistypes: false, least: 0, ...walks };
  const question: QuestionChecks = {
    kind: 'free',
    cases: [],
    rules,
    mistakes: [],
    hints: [],
    starterDigest: '',
    starter,
    sample,
    walks: settings,
    milestone: 14,
  };
  const report = await engine.run({
    owner: 'learner',
    seed: 'seed',
    source,
    inputs: [],
    inputsAreComplete: true,
    cases: taskSetups({ cases: [], walks: settings }),
  });
  return assess({ question, source, report: playedReport(question, report), language, failedAttempts: 0 });
}
