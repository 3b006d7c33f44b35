import {
  type CodingExercise,
  type Draft,
  type ErrorCode,
  messageByCode,
  statusByCode,
} from '@python-learning/contract';
import type { Sent } from '../calls.ts';
import type { Language } from '../messages.ts';
import type { Arrange } from './scene.ts';

type Path = `/${string}`;

/** The call never gets its answer: what is shown while one waits. */
export function neverAnswers(path: Path): Arrange {
  return ({ calls }) => calls.on(path, () => 'hold');
}

/** The call fails in the server. */
export function fails(path: Path): Arrange {
  return refuses(path, 'server_error');
}

/** The server refuses the call in the language of the picture, and says for how long where it knows. */
export function refuses(path: Path, code: ErrorCode, seconds?: number): Arrange {
  const status = statusByCode[code];
  const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  return ({ calls }) =>
    calls.on(path, ({ sent }) => {
      const detail = messageByCode[code][languageOf(sent)]
        .replace('{seconds}', String(seconds))
        .replace('{minutes}', String(Math.ceil((seconds ?? 0) / 60)));
      return { status, headers, json: { detail, code } };
    });
}

/** The app asks in the language of the picture. */
export function languageOf({ headers }: Sent): Language {
  return headers['accept-language']?.startsWith('ta') === true ? 'ta' : 'en';
}

/** What a learner chooses in one scene is not kept for the account: the next scene begins as the first did. */
export const keepsChoicesHere: Arrange = ({ calls }) => {
  calls.reply('POST /settings/', ({ body }) => body ?? {});
};

/** Questions come without what was typed for other pictures, and what is typed here comes to no other. */
export const startsAfresh: Arrange = ({ calls }) => {
  calls.reply('POST /learn/questions/:id/draft/', ({ body }) => {
    const { code, written_at } = body as Draft;
    return { code, written_at };
  });
  calls.change<CodingExercise>('GET /learn/milestones/:id/questions/', (exercise) => ({
    ...exercise,
    questions: exercise.questions.map((question) => ({
      ...question,
      draft_code: null,
      draft_written_at: null,
      is_solved: false,
    })),
  }));
};

/** There is no connection for this call. */
export function isOffline(path: Path): Arrange {
  return ({ calls }) => calls.on(path, () => 'cut off');
}

/** The call gets this answer. */
export function answers(path: Path, json: unknown): Arrange {
  return ({ calls }) => calls.on(path, () => ({ json }));
}
