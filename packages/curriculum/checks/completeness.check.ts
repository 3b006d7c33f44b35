import type { Located, MilestoneContent } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { Lesson } from '../src/lesson.ts';
import type { CaseDefinition } from '../src/question.schema.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';

const scenes = { least: 4, most: 7 };
const least = { cases: 4, hiddenCases: 2, wrongAnswers: 3, alternatives: 2 };
const challengeTitle = { en: 'Challenge: ', ta: 'சவால்: ' };

export const completenessCheck: Check = {
  promise:
    'lessons have 4 to 7 scenes, questions enough cases, wrong answers and alternatives, and a challenge ends each milestone',
  run: ({ content }) =>
    content.milestones.flatMap((milestone) => [
      ...milestone.lessons.flatMap(faultsOfLesson),
      ...milestone.questions.flatMap(faultsOfQuestion),
      ...faultsOfChallenge(milestone),
    ]),
};

function faultsOfLesson(lesson: Located<Lesson>): Fault[] {
  const count = lesson.value.scenes.length;
  if (count >= scenes.least && count <= scenes.most) return [];
  const message = `scenes: must be ${scenes.least} to ${scenes.most}, not ${count}`;
  return [faultAt(lesson, ['scenes'], message)];
}

function faultsOfQuestion(question: QuestionContent): Fault[] {
  const { alternatives, mistakes } = question;
  const few = (path: string, message: string) => faultAt(question, [path], `${path}: ${message}`);
  return [
    ...faultsOfCases(question, few),
    ...(mistakes.length >= least.wrongAnswers
      ? []
      : [few('mistakes', `${mistakes.length} programs; at least ${least.wrongAnswers} are needed`)]),
    ...(alternatives.length >= least.alternatives
      ? []
      : [
          faultAt(
            question,
            ['id'],
            `alternative/ has ${alternatives.length} programs; at least ${least.alternatives} are needed`,
          ),
        ]),
  ];
}

/** A program to predict is the same for all learners: no case can find a difference. */
function faultsOfCases(
  { value }: QuestionContent,
  few: (path: string, message: string) => Fault,
): readonly Fault[] {
  if (value.kind === 'predict' || !value.cases.some(hasSomethingToVary)) return [];
  const hidden = value.cases.filter(({ visible }) => !visible).length;
  if (value.cases.length < least.cases) {
    return [
      few('cases', `${value.cases.length} are too few where something varies: ${least.cases} are needed`),
    ];
  }
  if (hidden >= least.hiddenCases) return [];
  return [few('cases', `${hidden} hidden ones are too few: ${least.hiddenCases} are needed`)];
}

function hasSomethingToVary({ inputs, vary, call, fake_random: fakeRandom }: CaseDefinition): boolean {
  return inputs.length > 0 || vary !== null || call !== null || fakeRandom !== null;
}

function faultsOfChallenge({ questions }: MilestoneContent): Fault[] {
  const last = questions.at(-1);
  if (last === undefined) return [];
  const misplaced = questions
    .slice(0, -1)
    .filter(({ value }) => value.kind === 'challenge')
    .map((question) =>
      faultAt(question, ['kind'], 'kind: only the last question of a milestone is a challenge'),
    );
  if (last.value.kind !== 'challenge') {
    return [
      ...misplaced,
      faultAt(last, ['kind'], 'kind: the last question of a milestone must be a challenge'),
    ];
  }
  const untitled = (['en', 'ta'] as const)
    .filter((language) => !last.value.title[language].startsWith(challengeTitle[language]))
    .map((language) =>
      faultAt(last, ['title', language], `title.${language}: must begin with "${challengeTitle[language]}"`),
    );
  return [...misplaced, ...untitled];
}
