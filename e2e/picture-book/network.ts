import {
  type CodingExercise,
  type Draft,
  type ErrorCode,
  messageByCode,
  statusByCode,
} from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { Sent } from '../calls.ts';
import type { Arrange } from './scene.ts';

type Path = `/${string}`;

/** Never answers the call, for pictures of loading screens. */
export function neverAnswers(path: Path): Arrange {
  return ({ calls }) => calls.on(path, () => 'hold');
}

/** Answers the call with a server error. */
export function fails(path: Path): Arrange {
  return refuses(path, 'server_error');
}

/** Refuses the call in the language of the picture. `seconds` is the time to wait, if known. */
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

/** Returns the language of the picture, in which the app makes its calls. */
export function languageOf({ headers }: Sent): Language {
  return headers['accept-language']?.startsWith('ta') === true ? 'ta' : 'en';
}

/** Does not store settings in the account, so that every picture begins with the same ones. */
export const keepsChoicesHere: Arrange = ({ calls }) => {
  calls.reply('POST /settings/', ({ body }) => body ?? {});
};

/** Isolates drafts: questions come without saved code, and typed code is not stored. */
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

/** Fails the call as without a connection. */
export function isOffline(path: Path): Arrange {
  return ({ calls }) => calls.on(path, () => 'cut off');
}

export function answers(path: Path, json: unknown): Arrange {
  return ({ calls }) => calls.on(path, () => ({ json }));
}
