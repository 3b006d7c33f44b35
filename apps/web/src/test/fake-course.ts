import type {
  Achievement,
  CodingExercise,
  CodingQuestion,
  Glossary,
  LearnContent,
  McqQuestion,
  Milestone,
  Progress,
  RunResult,
} from '@python-learning/contract';
import { vi } from 'vitest';
import { weekOf } from './fake-week.ts';

/** A call that the fake server received. */
export type SeenCall = { method: string; path: string; body: unknown; idempotencyKey: string | null };

type JsonAnswer = { status: number; body: unknown; headers?: Readonly<Record<string, string>> };
type Answer = JsonAnswer | { text: string } | 'no answer' | 'never';
type Handler = (call: SeenCall) => Answer | Promise<Answer>;

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** A file that is not JSON, such as captions. */
export function file(text: string): Answer {
  return { text };
}

/** @param retryAfterS seconds after which the call may be tried again; no header without it */
export function refuse(status: number, code: string, detail: string, retryAfterS?: number): Answer {
  const headers = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
  return { status, headers, body: { code, detail, error: detail } };
}

export const milestones: Milestone[] = Array.from({ length: 15 }, (_, index) => ({
  id: `m${index + 1}`,
  title: `Title ${index + 1}`,
  description: `About ${index + 1}`,
  order: index + 1,
  is_free: index < 4,
}));

/** The progress of a learner who completed this many milestones. */
export function progressAfter(completed: number, parts: Partial<Progress> = {}): Progress {
  const done = milestones.slice(0, completed);
  const ids = done.map(({ id }) => id);
  const current = milestones[completed];
  return {
    course: { milestones: 15, free: 4 },
    score: completed * 100,
    current_milestone: current === undefined ? null : { id: current.id, order: current.order },
    completed_milestones: done.map(({ id, title, order }) => ({ id, title, order })),
    watched_videos: ids,
    completed_exercises: ids,
    completed_code: ids,
    badges: [],
    ...parts,
  };
}

export const contents: LearnContent[] = ['v1', 'v2'].map((id) => ({
  id,
  video_url: `/media/${id}.mp4`,
  light_video_url: `/media/${id}.light.mp4`,
  audio_url: `/media/${id}.mp3`,
  lite_url: `/media/${id}.json`,
  title: `Lesson ${id}`,
  transcript: `Words of ${id}`,
  captions: [
    { lang: 'ta', url: `/media/${id}.ta.vtt` },
    { lang: 'en', url: `/media/${id}.en.vtt` },
  ],
  poster_url: null,
  duration_s: 61,
  size_bytes: 2_000_000,
  light_size_bytes: 900_000,
  audio_size_bytes: 200_000,
  lite_size_bytes: 12_000,
  thumbnails: null,
  try_its: [],
}));

export const practice: CodingExercise = {
  id: 'm1',
  title: 'Title 1',
  description: '',
  video_url: null,
  video_captions: [],
  words: ['print'],
  questions: ['q1', 'q2'].map(codingQuestion),
  challenge: codingQuestion('q3'),
};

function codingQuestion(id: string): CodingQuestion {
  return {
    id,
    kind: 'make',
    title: `Task ${id}`,
    question: `<p>Do ${id}</p>`,
    hint: `<p>Think of ${id}</p>`,
    example_code: `print("${id}")`,
    video_url_2: null,
    video_captions_2: [],
    draft_code: null,
    draft_written_at: null,
    sample_inputs: null,
    is_solved: false,
    solution_note: null,
  };
}

export const mcqs: McqQuestion[] = ['c1', 'c2'].map((id) => ({
  id,
  question_text: `<p>Asks ${id}</p>`,
  options: { A: 'one', B: 'two', C: 'three', D: 'four' },
  audio_url_2: null,
}));

/** Badges to be awarded, in the order of the course. */
export const goals: Achievement[] = [
  achievement('first-step', 'First Step', { done: 0, of: 1 }),
  achievement('bug-hunter', 'Bug Hunter', { done: 0, of: 1 }),
  achievement('good-guess', 'Good Guess', { done: 2, of: 5 }),
  achievement('error-reader', 'Error Reader', { done: 8, of: 10 }),
  achievement('tester', 'Careful Tester', { done: 0, of: 5 }),
];

function achievement(id: string, title: string, progress: Achievement['progress']): Achievement {
  return { id, title, description: `You can ${id}.`, how: `How to ${id}`, awarded_at: null, progress };
}

/** Two terms; the first has a word in each language. */
export const glossary: Glossary = {
  endings: ['s?', '(?:ை|கள்)?'],
  terms: [
    {
      term: { en: 'string', ta: 'சரம்' },
      meaning: { en: 'Text between quote marks.', ta: 'மேற்கோள் குறிகளுக்கு இடையே உள்ள உரை.' },
      example: 'name = "Nila"\n',
      words: [
        { stem: 'string', ending: 0 },
        { stem: 'சரம்', ending: 1 },
      ],
      taught_in: { id: 'm2', title: 'Title 2', order: 2 },
    },
    {
      term: { en: 'programmer', ta: 'நிரலாளர்' },
      meaning: { en: 'A person who writes programs.', ta: 'நிரல் எழுதுபவர்.' },
      example: null,
      words: [{ stem: 'programmer', ending: 0 }],
      taught_in: null,
    },
  ],
};

export function runResult(parts: Partial<RunResult> = {}): RunResult {
  return {
    status: 'finished',
    output: 'hello\n',
    hints: [],
    suggestions: [],
    is_correct: false,
    checks: [],
    explanation: null,
    fix: null,
    prediction: null,
    solution_note: null,
    praise: null,
    points_awarded: 0,
    ...parts,
  };
}

/**
 * Replaces `fetch` by a fake server. Handlers are named `METHOD /path/` and may be replaced during a test; `calls`
 * lists the requests.
 */
export function fakeCourse(handlers: Record<string, Handler> = {}) {
  const calls: SeenCall[] = [];
  const table = new Map(Object.entries({ ...defaults, ...handlers }));
  const fetchFake = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const call = read(url instanceof Request ? url.url : url.toString(), init);
    calls.push(call);
    const handler = table.get(`${call.method} ${call.path}`);
    const answer = handler === undefined ? refuse(404, 'not_found', 'Not found.') : await handler(call);
    if (answer === 'no answer') {
      throw new TypeError('Failed to fetch');
    }
    if (answer === 'never') {
      return untilAborted(init.signal);
    }
    if ('text' in answer) {
      return new Response(answer.text, { headers: { 'Content-Length': String(answer.text.length) } });
    }
    const { body, ...settings } = answer;
    return Response.json(body, settings);
  };
  vi.stubGlobal('fetch', vi.fn(fetchFake));
  // biome-ignore lint/suspicious/noDocumentCookie: the api sets it this way
  document.cookie = 'csrftoken=test';
  return {
    calls,
    answer: (name: string, handler: Handler) => table.set(name, handler),
    callsOf: (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name),
  };
}

const defaults: Record<string, Handler> = {
  'GET /auth/user/': () => ok({ id: 'learner-1', username: 'kayal', email: 'kayal@example.test' }),
  'GET /learn/milestones/': () => ok(milestones),
  'GET /learn/progress/': () => ok(progressAfter(0)),
  'GET /learn/glossary/': () => ok(glossary),
  'GET /learn/achievements/': () => ok({ badges: goals }),
  'GET /learn/streak/': () => ok(weekOf('2026-11-16')),
  'POST /learn/questions/q1/draft/': ({ body }) => ok(body),
  'POST /learn/questions/q2/draft/': ({ body }) => ok(body),
  'GET /learn/milestones/m1/learn-contents/': () => ok(contents),
  'GET /learn/milestones/m1/questions/': () => ok(practice),
  'GET /learn/milestones/m1/mcq-questions/': () => ok(mcqs),
  'GET /subscriptions/status/': () => refuse(404, 'not_found', 'None.'),
  'GET /subscriptions/plans/': () => ok([]),
};

function read(url: string, init: RequestInit): SeenCall {
  const headers = new Headers(init.headers);
  return {
    method: init.method ?? 'GET',
    path: url.replace(/^\/api/, ''),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    idempotencyKey: headers.get('Idempotency-Key'),
  };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}
