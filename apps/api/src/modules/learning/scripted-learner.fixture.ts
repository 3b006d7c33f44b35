import { type EndedRun, mcqResult, type OptionLetter, runResult } from '@python-learning/contract';
import type { Milestone, Question } from '@python-learning/curriculum';

type Answer = { status: number; body: unknown; text: string };

/** A separate browser. Paths of calls omit `/api`. */
type Browser = {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
};

type Account = { username: string; email: string; password: string };

/** A scripted person who takes the course through public calls only. */
export type ScriptedLearner = {
  get(path: string): Promise<unknown>;
  watch(milestone: Milestone): Promise<void>;
  /**
   * Runs a program. Where the question does not use its sample input, types the lines of the sample, then a few more
   * while the program asks. Throws for a program that asks for more.
   */
  run(question: Question, code: string): Promise<EndedRun>;
  choose(mcqId: string, option: OptionLetter): Promise<{ is_correct: boolean; explanation: string }>;
  markCode(milestone: Milestone): Promise<void>;
  markExercise(milestone: Milestone): Promise<void>;
};

/** Signs up as a child does: registers, enters the mailed code and logs in. */
export async function signUp(
  browser: Browser,
  account: Account,
  textOfMail: (email: string) => Promise<string>,
): Promise<ScriptedLearner> {
  demand(201, await browser.post('/auth/register/', account));
  const otp = /\b\d{6}\b/.exec(await textOfMail(account.email))?.[0] ?? 'no code';
  demand(200, await browser.post('/auth/verify-email/', { email: account.email, otp }));
  demand(200, await browser.post('/auth/login/', account));
  return scripted(browser);
}

function scripted(browser: Browser): ScriptedLearner {
  const mark = async ({ id }: Milestone, what: string) => {
    demand(200, await browser.post(`/learn/milestones/${id}/mark-${what}/`, {}));
  };
  return {
    get: async (path) => demand(200, await browser.get(path)).body,
    watch: async (milestone) => {
      demand(200, await browser.get(`/learn/milestones/${milestone.id}/learn-contents/`));
      await mark(milestone, 'video-watched');
    },
    run: (question, code) => run(browser, question, code),
    choose: async (mcqId, option) => {
      const path = `/learn/mcq-questions/${mcqId}/submit/`;
      return mcqResult.parse(demand(200, await browser.post(path, { selected_option: option })).body);
    },
    markCode: (milestone) => mark(milestone, 'code-completed'),
    markExercise: (milestone) => mark(milestone, 'exercise-completed'),
  };
}

/** Lines typed beyond the sample. No right program of the course asks for any. */
const mostExtraLines = 5;

async function run(browser: Browser, question: Question, code: string): Promise<EndedRun> {
  const inputs = question.usesSampleInput ? [] : [...question.sampleInputs];
  for (let extra = 0; ; extra += 1) {
    const sent = inputs.length === 0 ? { code } : { code, inputs };
    const answered = demand(200, await browser.post(`/learn/questions/${question.id}/submit/`, sent));
    const result = runResult.parse(answered.body);
    if (result.verdict !== 'waiting') return result;
    if (extra === mostExtraLines) throw new Error(`still asks: ${result.stdout_so_far}`);
    inputs.push(inputs.at(-1) ?? '1');
  }
}

/** Returns the answer, or throws when its status is another one. */
function demand(status: number, answer: Answer): Answer {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
  return answer;
}
