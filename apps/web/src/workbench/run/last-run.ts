import { type EndedRun, runResult } from '@python-learning/contract';
import { getLanguage } from '../../lib/language/language.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { readFields } from '../../lib/storage/read-fields.ts';

/** The last finished run of a task, with what the learner typed in it and was told. `inputs` is missing if nothing was typed. */
export type LastRun = { code: string; inputs?: readonly string[]; chance?: number; result: EndedRun };

/** Characters of the longest run that is kept; of a longer one the screen has the output alone. */
const maxKeptLength = 20_000;
/** How many runs are kept, the newest ones. With the longest runs there is still room for drafts. */
const maxKeptRuns = 60;

/**
 * Returns the last run of a task on this device; null if none is kept. The server may have been told to start the task
 * over: a run that solved a task that is not solved any more is none.
 */
export function readLastRun(taskId: string, isSolved: boolean): LastRun | null {
  const run = parseRun(learnerStorage.readCodeResult(taskId));
  return run?.result.verdict === 'solved' && !isSolved ? null : run;
}

/** Remembers a run for the next visit, in all languages that the server sent. Forgets the oldest runs beyond the limit. */
export function rememberRun(taskId: string, run: LastRun): void {
  const text = JSON.stringify({ ...run, result: withoutNews(run.result), language: getLanguage() });
  const others = learnerStorage.listCodeResults().filter((id) => id !== taskId);
  const surplus = others.splice(0, Math.max(0, others.length + 1 - maxKeptRuns));
  for (const id of surplus) learnerStorage.forgetCodeResult(id);
  if (text.length > maxKeptLength) learnerStorage.forgetCodeResult(taskId);
  else learnerStorage.rememberCodeResult(taskId, text);
  learnerStorage.rememberCodeResults([...others, taskId]);
}

/** Leaves out what is said once only: points, and that the program found no room on the server. */
function withoutNews({ storage_notice: _notice, ...result }: EndedRun): EndedRun {
  return { ...result, points_awarded: 0 };
}

/** Leaves out the sentences that the server said in one language only. */
function withoutUntranslated(result: EndedRun): EndedRun {
  const prediction = result.translations === undefined ? null : result.prediction;
  const told = { ...result, suggestions: [], prediction };
  return told.verdict === 'solved' ? { ...told, praise: null } : told;
}

function parseRun(text: string | null): LastRun | null {
  const { code, inputs, chance, result, language } = readFields(text);
  const { data } = runResult.safeParse(result);
  if (typeof code !== 'string' || data === undefined || data.verdict === 'waiting') return null;
  const typed = Array.isArray(inputs) && inputs.every((line) => typeof line === 'string') ? { inputs } : {};
  const drawn = typeof chance === 'number' ? { chance } : {};
  return { code, ...typed, ...drawn, result: language === getLanguage() ? data : withoutUntranslated(data) };
}
