import {
  type ArgumentsOf,
  type CallName,
  type CertificateKind,
  cardResult,
  type EndedRun,
  runResult,
} from '@python-learning/contract';
import type { Milestone, Question } from '@python-learning/curriculum';
import type { OptionLetter } from '@python-learning/domain';

type Answer = { status: number; body: unknown; text: string };

type Browser = {
  call<N extends CallName>(name: N, ...sent: ArgumentsOf<N, object>): Promise<Answer>;
};

type MarkCall = 'progress.markVideoWatched' | 'progress.markCodeCompleted' | 'progress.markExerciseCompleted';

type Account = { username: string; email: string; password: string };

/** A scripted person who takes the course through public calls only. */
export type ScriptedLearner = {
  /** Asks for the learner's own progress or streak. */
  ask(call: 'progress.progress' | 'streak.streak'): Promise<unknown>;
  certificate(kind: CertificateKind): Promise<unknown>;
  watch(milestone: Milestone): Promise<void>;
  /**
   * Runs a program. Where the question does not use its sample input, types the lines of the sample, then a few more
   * while the program asks, then the guesses of a game, again with other chances. Throws for a program that asks for more.
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
  demand(201, await browser.call('auth.register', account));
  const otp = /\b\d{6}\b/.exec(await textOfMail(account.email))?.[0] ?? 'no code';
  demand(200, await browser.call('auth.verifyEmail', { email: account.email, otp }));
  demand(200, await browser.call('auth.login', account));
  return scripted(browser);
}

function scripted(browser: Browser): ScriptedLearner {
  const mark = async ({ id }: Milestone, call: MarkCall) => {
    demand(200, await browser.call(call, { id }, {}));
  };
  return {
    ask: async (call) => demand(200, await browser.call(call)).body,
    certificate: async (kind) => demand(200, await browser.call('certificates.certificate', { kind })).body,
    watch: async (milestone) => {
      demand(200, await browser.call('course.learnContents', { id: milestone.id }));
      await mark(milestone, 'progress.markVideoWatched');
    },
    run: (question, code) => run(browser, question, code),
    choose: async (mcqId, option) => {
      const answer = await browser.call('exercise.submitMcq', { id: mcqId }, { selected_option: option });
      return cardResult.parse(demand(200, answer).body);
    },
    markCode: (milestone) => mark(milestone, 'progress.markCodeCompleted'),
    markExercise: (milestone) => mark(milestone, 'progress.markExerciseCompleted'),
  };
}

/** Lines typed beyond the sample. No right program of the course asks for any. */
const mostExtraLines = 5;
/** Finds the secret of a game, which is a number up to 50. */
const guesses = Array.from({ length: 50 }, (_none, at) => String(at + 1));
/** Games that are begun again, for a program that draws another secret for each guess. One in three is lost. */
const mostGames = 30;

async function run(browser: Browser, question: Question, code: string): Promise<EndedRun> {
  const inputs = question.usesSampleInput ? [] : [...question.sampleInputs];
  for (let extra = 0; ; extra += 1) {
    const game = Math.max(0, extra - mostExtraLines);
    const sent = inputs.length === 0 ? { code } : { code, inputs, ...(game === 0 ? {} : { chance: game }) };
    const answered = demand(200, await browser.call('practice.submitCode', { id: question.id }, sent));
    const result = runResult.parse(answered.body);
    if (result.verdict !== 'waiting') return result;
    if (game === mostGames) throw new Error(`still asks: ${result.stdout_so_far}`);
    if (extra < mostExtraLines) inputs.push(inputs.at(-1) ?? '1');
    if (extra === mostExtraLines) inputs.push(...guesses);
  }
}

/** Returns the answer, or throws when its status is another one. */
function demand(status: number, answer: Answer): Answer {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
  return answer;
}
