import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type TimedScene, type Timeline, writeLiteLesson } from '@python-learning/stage';
import { describe, expect, test } from 'vitest';
import { answersWaitCheck } from '../answers-wait.check.ts';
import type { Check } from '../check.ts';
import { decisionsCheck } from '../decisions.check.ts';
import { renderInto } from '../media.fixture.ts';
import { faultsAt } from '../planted.fixture.ts';
import { silenceCheck } from '../silence.check.ts';
import { type Edit, files, plantCourse } from '../small-course.fixture.ts';
import { stillnessCheck } from '../stillness.check.ts';
import { wordTimesCheck } from '../word-times.check.ts';

const anchored: Edit = [files.lesson, 'This program says Hi.', '"Press {run}Run. [[print]] says Hi."'];

const code = 'print("Hi")';

/** A scene of the small course whose words press Run and light a mark. */
const program: TimedScene = {
  startMs: 500,
  endMs: 4_700,
  program: {
    typing: { before: code, after: code, head: 11, tail: 0, keys: 0, startMs: 500, keyMs: 100, endMs: 500 },
    lines: [{ line: 1, startMs: 600 }],
    run: { pressMs: 1_400, steps: [{ line: 1, written: 1, startMs: 1_850 }], endMs: 2_600 },
    left: { screen: [{ text: 'Hi\n', isTyped: false }], error: null },
  },
  marks: [{ piece: 'print', occurrence: 1, startMs: 2_300, endMs: 4_200 }],
  table: [],
  think: null,
  speech: [
    { text: 'Press Run.', startMs: 750, endMs: 2_000, words: [750, 1_400] },
    { text: 'print says Hi.', startMs: 2_300, endMs: 4_200, words: [2_300, 3_000, 3_600] },
  ],
};

function title(startMs: number, said = 'Look at it again.'): TimedScene {
  const speech = [{ text: said, startMs: startMs + 200, endMs: startMs + 3_900 }];
  return { startMs, endMs: startMs + 4_000, program: null, marks: [], table: [], think: null, speech };
}

const opening: TimedScene = { ...title(0), endMs: 500, speech: [] };

/** A timeline that keeps every promise, with another program scene in place of the good one. */
function timelineWith(own: Partial<TimedScene> = {}, more: Partial<Timeline> = {}): Timeline {
  const scenes = [opening, { ...program, ...own }, title(4_700), title(8_700), title(12_700)];
  return {
    language: 'en',
    title: 'Your first program',
    milestone: 1,
    scenes,
    closing: { startMs: 16_700, endMs: 19_000 },
    durationMs: 19_000,
    tryIts: [{ atMs: 4_500, code, inputs: [] }],
    ...more,
  };
}

/** Faults of the English lesson, rendered with this timeline. */
async function faultsOf(check: Check, timeline: Timeline, edit: Edit = anchored): Promise<string[]> {
  const course = plantCourse(edit);
  renderInto(course);
  course.write('media/m01-v1.en.json', writeLiteLesson(timeline));
  course.write('media/m01-v1.ta.json', writeLiteLesson({ ...timelineWith(), language: 'ta' }));
  return faultsAt(course.root, check);
}

const checks = { wordTimesCheck, answersWaitCheck, stillnessCheck, silenceCheck, decisionsCheck };

test.each(Object.entries(checks))('%s finds nothing in a lesson that keeps its promise', async (_, check) => {
  expect(await faultsOf(check, timelineWith())).toEqual([]);
});

test('a lesson whose words do not act on the stage is not measured', async () => {
  const silent = timelineWith({ speech: [], marks: [] });
  const plain: Edit = [files.lesson, 'This program says Hi.', 'This program says Ho.'];
  expect(await faultsOf(silenceCheck, silent, plain)).toEqual([]);
});

test('a lesson whose file is missing, or is from an older text, is left to the check of the media', async () => {
  const silent = timelineWith({ speech: [], marks: [] });
  const course = plantCourse(anchored);
  renderInto(course);
  rmSync(join(course.root, 'media/m01-v1.ta.json'));
  course.write('media/m01-v1.en.json', writeLiteLesson(silent));
  expect(await faultsAt(course.root, silenceCheck)).not.toEqual([]);
  renderInto(course, 'a'.repeat(64));
  course.write('media/m01-v1.en.json', writeLiteLesson(silent));
  expect(await faultsAt(course.root, silenceCheck)).toEqual([]);
});

const run = { pressMs: 1_400, steps: [{ line: 1, written: 1, startMs: 1_850 }], endMs: 2_600 };
const [press, says] = program.speech;

describe('what is planted is found', () => {
  const planted: readonly [what: string, check: Check, timeline: Timeline, faults: readonly string[]][] = [
    [
      'a mark half a second behind its word',
      wordTimesCheck,
      timelineWith({ marks: [{ piece: 'print', occurrence: 1, startMs: 2_800 }] }),
      ['en: the mark of print is 0.5 s away from its word'],
    ],
    [
      'a mark that is never lit',
      wordTimesCheck,
      timelineWith({ marks: [] }),
      ['en: the mark of print does not happen'],
    ],
    [
      'Run that is pressed before its word',
      wordTimesCheck,
      timelineWith({
        program: { ...program.program, run: { ...run, pressMs: 900 } } as TimedScene['program'],
      }),
      ['en: Run is 0.5 s away from its word'],
    ],
    [
      'an answer that is there while the question is asked',
      answersWaitCheck,
      timelineWith({ speech: [press, { ...says, text: 'Says print Hi?' }] as TimedScene['speech'] }),
      ['en: the answer is there 2.0 s before the end of "Says print Hi?"'],
    ],
    [
      'a picture in which nothing changes',
      stillnessCheck,
      timelineWith(
        { marks: [] },
        { scenes: [opening, { ...program, marks: [], endMs: 8_700 }, title(8_700)] },
      ),
      ['en: nothing changes for 6.1 s, from 2.6 s on', 'en: 48 % of the lesson is still, not 15 %'],
    ],
    [
      'a silence',
      silenceCheck,
      timelineWith({}, { scenes: [opening, program, { ...title(4_700), speech: [] }, title(8_700)] }),
      ['en: nobody speaks for 4.7 s, from 4.2 s on', 'en: 43 % of the lesson is silent, not 15 %'],
    ],
    [
      'a lesson that is only watched',
      decisionsCheck,
      timelineWith({}, { scenes: [opening, program, { ...title(4_700), endMs: 30_700 }] }),
      ['en: the learner only watches for 26.2 s, from 4.5 s on'],
    ],
  ];

  test.each(planted)('%s', async (_, check, timeline, faults) => {
    const found = await faultsOf(check, timeline);
    expect(found.map((fault) => fault.replace(/^.*?:\d+: /, ''))).toEqual(faults);
    expect(found.every((fault) => fault.startsWith(files.lesson))).toBe(true);
  });
});

describe('is allowed:', () => {
  test('a question of a pupil who has seen the output', async () => {
    const asked = { ...says, text: 'Why does print say Hi?', speaker: 'pupil', startMs: 2_400 };
    expect(
      await faultsOf(answersWaitCheck, timelineWith({ speech: [press, asked] as TimedScene['speech'] })),
    ).toEqual([]);
  });

  test('silence while the learner guesses, and while an input is typed', async () => {
    const titles = [9_700, 13_700, 17_700].map((startMs) => title(startMs));
    const think = { startMs: 4_700, endMs: 9_700 };
    const asking = {
      ...title(4_700),
      program: program.program,
      think,
      endMs: 9_700,
      speech: [],
    };
    const thought = timelineWith({}, { scenes: [opening, program, asking, ...titles] });
    expect(await faultsOf(silenceCheck, thought)).toEqual([]);
    const inputs = [{ text: 'Nila', askMs: 4_700, typeMs: 8_000, keyMs: 120, enterMs: 9_700 }];
    const typing = {
      ...asking,
      think: null,
      program: {
        ...program.program,
        run: { pressMs: 4_700, steps: [{ line: 1, written: 1, startMs: 4_700, inputs }], endMs: 9_700 },
      } as TimedScene['program'],
    };
    const typed = timelineWith({}, { scenes: [opening, program, typing, ...titles] });
    expect(await faultsOf(silenceCheck, typed)).toEqual([]);
  });

  test('26 seconds with a guess among them', async () => {
    const long = { ...title(4_700), endMs: 32_700, think: { startMs: 20_000, endMs: 23_000 } };
    expect(await faultsOf(decisionsCheck, timelineWith({}, { scenes: [opening, program, long] }))).toEqual(
      [],
    );
  });
});
