import type { Language, QuestionChecks, WalkSettings } from '@python-learning/domain';
import { type Assessment, assess } from '@python-learning/feedback';
import { type PythonEngine, taskSetups } from '@python-learning/python';

/** A task without one right output, as a test asks it. */
export type PlayedTask = {
  rules: readonly string[];
  walks?: Partial<WalkSettings>;
  starter?: string;
  sample?: string;
  language?: Language;
};

/** Plays a program and judges it, as a learner's who typed 0 at every question. */
export async function play(
  engine: PythonEngine,
  source: string,
  { rules, walks = {}, starter = '', sample = '', language = 'en' }: PlayedTask,
): Promise<Assessment> {
  const settings = { first: null, stop: '0', words: [], slips: false, ...walks };
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
  const inputs = [settings.first ?? '0', ...Array.from({ length: 40 }, () => settings.stop)];
  const report = await engine.run({
    owner: 'learner',
    seed: 'seed',
    source,
    inputs,
    inputsAreComplete: true,
    cases: taskSetups(question),
  });
  return assess({ question, source, report, language, failedAttempts: 0 });
}
