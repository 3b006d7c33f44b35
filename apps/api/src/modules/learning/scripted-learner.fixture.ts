import { mcqResult, type OptionLetter, type RunResult, runResult } from '@python-learning/contract';
import type { Milestone, Question } from '@python-learning/curriculum';

type Answer = { status: number; body: unknown; text: string };

/** A browser of its own; paths follow `/api`. */
type Browser = {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
};

type Account = { username: string; email: string; password: string };

/** Somebody who takes the course through the public calls alone. */
export type ScriptedLearner = {
  get(path: string): Promise<unknown>;
  /** Watches all lessons of a milestone. */
  watch(milestone: Milestone): Promise<void>;
  /**
   * Runs a program with the sample where the question uses one, else types its lines, and a few more as long as the
   * program asks. One that goes on asking is left waiting: its result is the last one before the learner gave up.
   */
  run(question: Question, code: string): Promise<RunResult>;
  choose(mcqId: string, option: OptionLetter): Promise<{ is_correct: boolean; explanation: string }>;
  markCode(milestone: Milestone): Promise<void>;
  markExercise(milestone: Milestone): Promise<void>;
};

/** Signs up as a child does: an account, the code from the mail, a session. */
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

/** No right program of the course asks for more than the sample. */
const mostExtraLines = 5;

async function run(browser: Browser, question: Question, code: string): Promise<RunResult> {
  const inputs = question.usesSampleInput ? [] : [...question.sampleInputs];
  for (let extra = 0; ; extra += 1) {
    const sent = inputs.length === 0 ? { code } : { code, inputs };
    const answered = demand(200, await browser.post(`/learn/questions/${question.id}/submit/`, sent));
    const result = runResult.parse(answered.body);
    if (result.status === 'finished' || extra === mostExtraLines) return result;
    inputs.push(inputs.at(-1) ?? '1');
  }
}

/** The answer, when it has the status that it must have. */
function demand(status: number, answer: Answer): Answer {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
  return answer;
}
