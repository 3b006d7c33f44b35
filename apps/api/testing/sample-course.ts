import type {
  CourseLesson,
  CourseQuestionChecks,
  CourseVideo,
  Curriculum,
  Mcq,
  Milestone,
  Question,
} from '@python-learning/curriculum';
import type { Bilingual } from '@python-learning/domain';
import { sampleDeck } from './sample-deck.ts';

/**
 * A small course for tests: `first` and `second` are complete, `third` is empty, `fourth` has lessons only. `fifth` is
 * complete, needs a subscription and is the last; its second question continues the first and is a project.
 */
export function sampleCourse(): Curriculum {
  const milestones = [
    wholeMilestone('first', 1),
    wholeMilestone('second', 2),
    milestone('third', 3),
    { ...milestone('fourth', 4), lessons: [lesson('fourth', 1)] },
    withGrowingProgram(wholeMilestone('fifth', 5)),
  ];
  const find =
    <T extends { id: string }>(items: readonly T[]) =>
    (id: string) =>
      items.find((item) => item.id === id) ?? null;
  return {
    milestones,
    badges: [
      {
        id: 'first-step',
        title: both('First Step', 'முதல் அடி'),
        description: both('You watched your first lessons.', 'உன் முதல் பாடங்களைப் பார்த்தாய்.'),
        how: both('Watch the first lessons.', 'முதல் பாடங்களைப் பார்.'),
        order: 1,
        rule: { kind: 'videos-watched', milestone: 'first' },
      },
    ],
    glossary: [],
    mediaFolder: '',
    milestoneById: find(milestones),
    lessonById: find(milestones.flatMap(({ lessons }) => lessons)),
    questionById: find(
      milestones.flatMap(({ questions, challenge, retired }) => [
        ...questions,
        ...(challenge === null ? [] : [challenge]),
        ...retired,
      ]),
    ),
    mcqById: find(milestones.flatMap(({ mcqs }) => mcqs)),
    deckCardById: find(milestones.flatMap(({ deck }) => deck)),
    successorOf: (id) => milestones[milestones.findIndex((one) => one.id === id) + 1] ?? null,
  };
}

export function sampleMilestone(id: string): Milestone {
  return present(sampleCourse().milestoneById(id), id);
}

export function sampleQuestion(id: string): Question {
  return present(sampleCourse().questionById(id), id);
}

export function sampleMcq(id: string): Mcq {
  return present(sampleCourse().mcqById(id), id);
}

function present<T>(item: T | null, id: string): T {
  if (item === null) throw new Error(`The sample course has no ${id}`);
  return item;
}

function both(en: string, ta: string): Bilingual {
  return { en, ta };
}

/** Bilingual text that shows its language. */
function text(words: string): Bilingual {
  return both(words, `${words} (தமிழ்)`);
}

function milestone(id: string, order: number): Milestone {
  return {
    id,
    order,
    isFree: order <= 4,
    title: text(`Milestone ${id}`),
    description: text(`About ${id}`),
    words: [both('program', 'நிரல்')],
    lessons: [],
    videos: [],
    questions: [],
    challenge: null,
    retired: [],
    mcqs: [],
    deck: [],
  };
}

function wholeMilestone(id: string, order: number): Milestone {
  return {
    ...milestone(id, order),
    lessons: [lesson(id, 1), { ...lesson(id, 2), media: null }, lesson(id, 3)],
    videos: [
      video(`${id}-demo`, 'demo'),
      video(`${id}-intro`, 'intro'),
      video(`${id}-explained`, 'explanation', `${id}-input`),
    ],
    questions: [predictQuestion(id), inputQuestion(id)],
    challenge: challengeQuestion(id),
    mcqs: [mcq(id, 1), mcq(id, 2)],
    deck: sampleDeck(id),
  };
}

/** The second question begins with the solution of the first. */
function withGrowingProgram(milestone: Milestone): Milestone {
  const [first, second] = milestone.questions;
  if (first === undefined || second === undefined) return milestone;
  const project = { ...second, kind: 'project', points: 20, continues: first.id } as const;
  return { ...milestone, questions: [first, project] };
}

const guess = {
  wrong: ['print', '2'].map((answer) => ({ answer, why: text(`Not ${answer}.`) })),
  because: text('It is 3.'),
};

function lesson(milestoneId: string, number: number): CourseLesson {
  const id = `${milestoneId}-v${number}`;
  const spoken = (language: string) => ({
    ...videoFiles(id, language),
    ...liveFiles(id, language),
    thumbnails: {
      file: `${id}.${language}.webp`,
      width: 160,
      height: 90,
      columns: 5,
      count: 13,
      everyS: 5,
    },
    tryIts: [{ scene: 1, atS: 42.5 }],
    guesses: [{ scene: 2, fromS: 50, untilS: 54.5 }],
  });
  return {
    id,
    milestoneId,
    title: text(`Lesson ${id}`),
    scenes: [scene(null), scene('print(input())'), { ...scene('print(3)'), shows: '3', tryIt: false, guess }],
    transcript: text(`Spoken in ${id}`),
    media: { hash: '0'.repeat(64), poster: `${id}.webp`, languages: { en: spoken('en'), ta: spoken('ta') } },
  };
}

function scene(code: string | null): CourseLesson['scenes'][number] {
  const nothing = { shows: null, error: null, mark: [], table: null, tryIt: code !== null };
  return { code, inputs: ['Nila'], ...nothing, voice: text('Spoken') };
}

function video(id: string, kind: CourseVideo['kind'], questionId: string | null = null): CourseVideo {
  const filesIn = (language: string) => ({
    ...videoFiles(id, language),
    ...(kind === 'demo' ? { live: liveFiles(id, language) } : {}),
  });
  const languages = { en: filesIn('en'), ta: filesIn('ta') };
  return {
    id,
    kind,
    title: text(`Film ${id}`),
    questionId,
    media: { hash: '0'.repeat(64), poster: `${id}.webp`, languages },
  };
}

function videoFiles(id: string, language: string) {
  const stem = `${id}.${language}`;
  return { video: `${stem}.mp4`, captions: `${stem}.vtt`, durationS: 61.5, videoBytes: 500_000 };
}

function liveFiles(id: string, language: string) {
  const stem = `${id}.${language}`;
  return { audio: `${stem}.m4a`, lite: `${stem}.json`, audioBytes: 100_000, liteBytes: 10_000 };
}

const noSetup = { vary: null, fakeRandom: null };
const prints = (stdout: string) => ({ kind: 'output', stdout }) as const;

type Graded = Pick<CourseQuestionChecks, 'kind' | 'cases' | 'rules'>;

function question(milestoneId: string, name: string, graded: Graded): Question {
  const starter = '# write here\n';
  const hints = [text('A nudge'), text('A pointer'), text('Nearly the answer')];
  return {
    id: `${milestoneId}-${name}`,
    milestoneId,
    kind: graded.kind,
    points: 10,
    title: text(`Question ${name}`),
    goal: both(`Make ${name}`, `${name} உருவாக்கு`),
    prompt: both(`Do ${name}.`, `${name} செய்.`),
    promptHtml: both(`<p>Do ${name}.</p>`, `<p>${name} செய்.</p>`),
    hints,
    dataFiles: [],
    starter,
    // The words of the scripted programs: each is an attempt.
    solution: 'print("Hello", input(), "typed unknown greet wrong")',
    wrongPrograms: ['print("Hello Selvi")'],
    wrongGuesses: [],
    themes: [],
    anyTheme: null,
    themePictures: [],
    checklist: [],
    usesSampleInput: false,
    sampleInputs: graded.cases[0]?.inputs ?? [],
    explanationHtml: both(`<p>So ${name} is done.</p>`, `<p>${name} இப்படி.</p>`),
    checks: {
      ...graded,
      mistakes: [],
      hints,
      starterDigest: 'starter',
      starter,
      milestone: 1,
      walks: null,
      sample: '',
    },
  };
}

/** Expects the output `Hello` and a guess in a comment. */
function predictQuestion(milestoneId: string): Question {
  const cases = [{ ...noSetup, visible: true, inputs: [], evidence: prints('Hello') }];
  const checks = {
    kind: 'predict',
    cases,
    rules: ['prediction'],
    mistakes: [],
    starterDigest: 'starter',
  } as const;
  const given = {
    starter: `# prediction:\nprint("Hello") # ${milestoneId}`,
    wrongGuesses: ['Hello!', 'hello'],
  };
  return { ...question(milestoneId, 'predict', checks), points: 5, ...given };
}

/** Expects a greeting of the typed name; the sample name is Selvi, the hidden one Kumar. */
function inputQuestion(milestoneId: string): Question {
  const cases = [
    { ...noSetup, visible: true, inputs: ['Selvi'], evidence: prints('Hello Selvi') },
    { ...noSetup, visible: false, inputs: ['Kumar'], evidence: prints('Hello Kumar') },
  ];
  const checks = { kind: 'input', cases, rules: [] } as const;
  return { ...question(milestoneId, 'input', checks), usesSampleInput: true };
}

/** Expects the same greeting, and is not required. */
function challengeQuestion(milestoneId: string): Question {
  const asked = inputQuestion(milestoneId);
  const checks = { ...asked.checks, kind: 'challenge' } as const;
  return { ...question(milestoneId, 'challenge', checks), usesSampleInput: true, points: 20 };
}

function mcq(milestoneId: string, number: number): Mcq {
  const id = `${milestoneId}-c${number}`;
  const wrong = (letter: string) => ({
    text: text(`Option ${letter}`),
    misconception: 'OWN:Guess',
    why: text(`${letter} is wrong: 1 < 2.`),
  });
  return {
    kind: 'multiple-choice',
    id,
    milestoneId,
    asks: 'judgement',
    questionHtml: both(`<p>Which one? ${id}</p>`, `<p>எது? ${id}</p>`),
    options: {
      A: wrong('A'),
      B: { text: text('Option B'), misconception: null, why: null },
      C: wrong('C'),
      D: wrong('D'),
    },
    right: 'B',
    explanation: text('B is right.'),
    spoken: number === 1 ? spokenExplanation(id) : null,
  };
}

function spokenExplanation(id: string): Mcq['spoken'] {
  const files = (language: string) => ({
    audio: `${id}.${language}.m4a`,
    durationS: 8,
    audioBytes: 20_000,
  });
  return { hash: '0'.repeat(64), languages: { en: files('en'), ta: files('ta') } };
}
