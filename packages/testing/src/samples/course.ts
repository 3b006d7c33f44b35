import {
  type CodingExercise,
  type CodingQuestion,
  type EndedRun,
  type Glossary,
  type LearnContent,
  type Learner,
  type ListedBadge,
  type McqQuestion,
  type Milestone,
  type Progress,
  type RunResult,
  type Streak,
  solvedRun,
  uncheckedRun,
  wrongRun,
} from '@python-learning/contract';

export const kavin: Learner = { id: 'learner-1', username: 'kavin', email: 'kavin@example.com' };

export const milestones: Milestone[] = Array.from({ length: 15 }, (_, index) => ({
  id: `m${index + 1}`,
  title: `Title ${index + 1}`,
  description: `About ${index + 1}`,
  order: index + 1,
  is_free: index < 4,
}));

/** Three lessons in a milestone, as most have; those of the first are in `contents`. */
function lessonsOf(order: number): string[] {
  return order === 1 ? ['v1', 'v2'] : ['v1', 'v2', 'v3'].map((id) => `m${order}-${id}`);
}

/** The progress of a learner who completed this many milestones. */
export function progressAfter(completed: number, parts: Partial<Progress> = {}): Progress {
  const done = milestones.slice(0, completed);
  const ids = done.map(({ id }) => id);
  const current = milestones[completed];
  return {
    course: { milestones: 15, free: 4 },
    kolam: {
      seed: 20261,
      lessons: milestones.map(({ id, order }) => ({ milestone_id: id, ids: lessonsOf(order) })),
    },
    score: completed * 100,
    current_milestone: current === undefined ? null : { id: current.id, order: current.order },
    completed_milestones: done.map(({ id, title, order }) => ({ id, title, order })),
    watched_videos: ids,
    completed_exercises: ids,
    completed_code: ids,
    begun_code: [],
    badges: [],
    ...parts,
  };
}

export const contents: LearnContent[] = ['v1', 'v2'].map((id) => ({
  id,
  video_url: `/media/${id}.mp4`,
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
  audio_size_bytes: 200_000,
  lite_size_bytes: 12_000,
  thumbnails: null,
  try_its: [],
  guesses: [],
}));

export const practice: CodingExercise = {
  id: 'm1',
  title: 'Title 1',
  description: '',
  video_url: null,
  video_captions: [],
  questions: ['q1', 'q2'].map(codingQuestion),
  challenge: codingQuestion('q3'),
};

/** The practice with these parts in its first question. */
export function practiceWith(parts: Partial<CodingQuestion>): CodingExercise {
  const questions = practice.questions.map((question, index) =>
    index === 0 ? { ...question, ...parts } : question,
  );
  return { ...practice, questions };
}

function codingQuestion(id: string): CodingQuestion {
  return {
    id,
    kind: 'make',
    title: `Task ${id}`,
    goal: `Make ${id}`,
    example: { inputs: [], output: id },
    question: `<p>Do ${id}</p>`,
    hint: `<p>Think of ${id}</p>`,
    hint_ladder: { open: [`<p>Think of ${id}</p>`], total: 3, next_after: 2 },
    example_code: `print("${id}")`,
    keys: ['print()', '"'],
    video_url_2: null,
    video_captions_2: [],
    draft_code: null,
    draft_written_at: null,
    sample_inputs: null,
    guesses: [],
    is_solved: false,
    solution_code: null,
    solution_note: null,
  };
}

export const mcqs: McqQuestion[] = ['c1', 'c2'].map(mcqQuestion);

export function mcqQuestion(id: string): McqQuestion {
  return {
    kind: 'multiple-choice',
    id,
    question_text: `<p>Asks ${id}</p>`,
    options: { A: 'one', B: 'two', C: 'three', D: 'four' },
    audio_url_2: null,
  };
}

/** Badges to be awarded, in the order of the course. */
export const goals: ListedBadge[] = [
  listedBadge('first-step', 'First Step', { done: 0, of: 1 }),
  listedBadge('bug-hunter', 'Bug Hunter', { done: 0, of: 1 }),
  listedBadge('good-guess', 'Good Guess', { done: 2, of: 5 }),
  listedBadge('error-reader', 'Error Reader', { done: 8, of: 10 }),
  listedBadge('tester', 'Careful Tester', { done: 0, of: 5 }),
];

function listedBadge(id: string, title: string, progress: ListedBadge['progress']): ListedBadge {
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

const endedRuns = { wrong: wrongRun, solved: solvedRun, unchecked: uncheckedRun };

type FieldsOf<V> = V extends unknown ? Omit<V, 'verdict' | 'status' | 'is_correct'> : never;
type AllOf<U> = (U extends unknown ? (one: Partial<U>) => void : never) extends (all: infer A) => void
  ? A
  : never;
/** Fields of a run that differ from the usual ones. Those that its verdict does not have are left out. */
export type RunParts = { verdict?: EndedRun['verdict'] } & AllOf<FieldsOf<EndedRun>>;

/** Returns a run that has ended, a wrong one if its verdict is not given. */
export function runResult({ verdict = 'wrong', ...parts }: RunParts = {}): EndedRun {
  return endedRuns[verdict].parse({
    verdict,
    status: 'finished',
    output: 'hello\n',
    hints: [],
    suggestions: [],
    is_correct: verdict === 'solved',
    checks: [],
    explanation: null,
    fix: null,
    prediction: null,
    solution_note: null,
    praise: null,
    points_awarded: 0,
    is_stopped: false,
    only_hidden_failed: false,
    ...parts,
  });
}

/** Returns a run that waits for a line. */
export function waitingRun(stdout_so_far: string): Extract<RunResult, { verdict: 'waiting' }> {
  const texts = { output: stdout_so_far, stdout_so_far, hints: [], suggestions: [] };
  return { verdict: 'waiting', status: 'input_required', is_correct: false, ...texts };
}

/** Returns a learner's week that begins on `monday`; today is its Thursday. */
export function weekOf(
  monday: string,
  parts: Partial<Streak> = {},
  learnedDays: readonly number[] = [],
): Streak {
  const days = Array.from({ length: 7 }, (_day, index) => {
    const date = new Date(`${monday}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + index);
    return { day: date.toISOString().slice(0, 10), learned: learnedDays.includes(index) };
  });
  return {
    current_weeks: 0,
    best_weeks: 0,
    goal: 3,
    days_this_week: learnedDays.length,
    today: days[3]?.day ?? monday,
    week: days,
    weeks: [{ monday, days: learnedDays.length, is_reached: learnedDays.length >= 3, is_resting: false }],
    resting: false,
    rest_weeks: [],
    rest_weeks_left: 8,
    last_learned_on: null,
    welcome_back: false,
    ...parts,
  };
}
