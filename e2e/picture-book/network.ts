import type { CallName, CodingQuestion } from '@python-learning/contract';
import { callsOf, networkFailure, noAnswer, type Outcome, refuse } from '@python-learning/testing/fake-api';
import type { Arrange } from './scene.ts';

/** A call, or with `practice.` all calls of a module. */
type Calls = CallName | Parameters<typeof callsOf>[0];

/** Never answers the calls, for pictures of loading screens. */
export function neverAnswers(...calls: readonly Calls[]): Arrange {
  return ({ api }) => api.answerEach(namesOf(calls), noAnswer);
}

/** Answers the calls with a server error. */
export function fails(...calls: readonly Calls[]): Arrange {
  return ({ api }) => api.answerEach(namesOf(calls), refuse('server_error'));
}

/** Fails the calls as without a connection. */
export function isOffline(...calls: readonly Calls[]): Arrange {
  return ({ api }) => api.answerEach(namesOf(calls), networkFailure);
}

/** Gives the call this outcome. */
export function answers<N extends CallName>(call: N, outcome: Outcome<N>): Arrange {
  return ({ api }) => api.answer(call, outcome);
}

/** Does not store settings in the account, so that every picture begins with the same ones. */
export const keepsChoicesHere = answers('settings.changeSettings', ({ body }) => body);

/** Isolates drafts: questions come without saved code and choices, and what is typed or chosen is not stored. */
export const startsAfresh = startsAfreshWith((question) => question);

/** The same, with questions that are changed. */
export function startsAfreshWith(change: (question: CodingQuestion) => CodingQuestion): Arrange {
  return ({ api }) => {
    api.answer('practice.saveDraft', ({ body }) => body);
    api.answer('practice.chooseForTask', ({ body }) => body);
    api.change('practice.questions', (exercise) => ({
      ...exercise,
      questions: exercise.questions.map((question) => change(untouched(question))),
    }));
  };
}

function untouched(question: CodingQuestion): CodingQuestion {
  const { free } = question;
  return {
    ...question,
    ...(free !== undefined && { free: { ...free, chosen: { theme: null, ticks: [] } } }),
    draft_code: null,
    draft_written_at: null,
    is_solved: false,
    solution_code: null,
  };
}

function namesOf(calls: readonly Calls[]): readonly CallName[] {
  return calls.flatMap((call) => (isGroup(call) ? callsOf(call) : [call]));
}

function isGroup(call: Calls): call is Exclude<Calls, CallName> {
  return call.endsWith('.');
}
