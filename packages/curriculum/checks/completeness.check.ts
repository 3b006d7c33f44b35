import { type Bilingual, isWritten, languages } from '@python-learning/domain';
import type { Located, MilestoneContent } from '../src/content.ts';
import { contentEvidence } from '../src/evidence/registry.ts';
import type { Fault } from '../src/fault.ts';
import { type ShortVideoKind, type Storyboard, shortVideoKinds } from '../src/lesson.ts';
import type { QuestionCase } from '../src/question-checks.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';
import { checkedBy } from './in-all-milestones.ts';

const scenes = {
  lesson: { least: 4, most: 7 },
  intro: { least: 3, most: 4 },
  explanation: { least: 4, most: 6 },
  demo: { least: 3, most: 5 },
};
const least = { cases: 4, hiddenCases: 2, wrongAnswers: 3, alternatives: 2 };
const challengeTitle: Bilingual = { en: 'Challenge: ', ta: 'சவால்: ' };

export const completenessCheck: Check = {
  promise:
    'lessons have 4 to 7 scenes, practice its two films, the course its demo, questions enough cases, wrong answers and alternatives, and each milestone has a challenge',
  run: ({ content }) =>
    content.milestones.flatMap((milestone) => [
      ...milestone.lessons.flatMap((lesson) => faultsOfScenes(lesson, scenes.lesson)),
      ...faultsOfVideos(milestone),
      ...checkedBy('completeness', milestone.questions).flatMap(faultsOfQuestion),
      ...faultsOfChallenge(milestone),
    ]),
};

type Range = { least: number; most: number };

function faultsOfScenes(storyboard: Located<Storyboard>, { least: from, most }: Range): Fault[] {
  const count = storyboard.value.scenes.length;
  if (count >= from && count <= most) return [];
  return [faultAt(storyboard, ['scenes'], `scenes: must be ${from} to ${most}, not ${count}`)];
}

/**
 * A milestone with questions has a video that introduces them, and one that explains a question that must be solved.
 * Milestone 1 has the demo too.
 */
function faultsOfVideos({ milestone, videos, questions }: MilestoneContent): Fault[] {
  const hasQuestions = questions.length > 0;
  const isNeeded: Record<ShortVideoKind, boolean> = {
    intro: hasQuestions,
    explanation: questions.some(({ contentKind }) => contentKind.isRequired),
    demo: hasQuestions && milestone.value.order === 1,
  };
  const missing = shortVideoKinds.filter(
    (kind) => isNeeded[kind] && !videos.some(({ value }) => value.kind === kind),
  );
  return [
    ...missing.map((kind) => faultAt(milestone, ['id'], `videos/${kind}.yaml is missing`)),
    ...videos.flatMap((video) => faultsOfScenes(video, scenes[video.value.kind])),
  ];
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

/** A program to predict is the same for all learners, so no case could differ. */
function faultsOfCases(
  { value }: QuestionContent,
  few: (path: string, message: string) => Fault,
): readonly Fault[] {
  if (!isWritten(value.kind) || !value.cases.some(hasSomethingToVary)) return [];
  const hidden = value.cases.filter(({ visible }) => !visible).length;
  if (value.cases.length < least.cases) {
    return [
      few('cases', `${value.cases.length} are too few where something varies: ${least.cases} are needed`),
    ];
  }
  if (hidden >= least.hiddenCases) return [];
  return [few('cases', `${hidden} hidden ones are too few: ${least.hiddenCases} are needed`)];
}

function hasSomethingToVary({ inputs, vary, evidence, fakeRandom, files = [] }: QuestionCase): boolean {
  const isGiven = inputs.length > 0 || vary !== null || fakeRandom !== null || files.length > 0;
  return isGiven || contentEvidence(evidence).isVaried;
}

function faultsOfChallenge({ questions }: MilestoneContent): Fault[] {
  const last = questions.at(-1);
  if (last === undefined) return [];
  const [challenge, ...others] = questions.filter(({ contentKind }) => !contentKind.isRequired);
  if (challenge === undefined) return [faultAt(last, ['kind'], 'kind: a milestone must have a challenge')];
  const repeated = others.map((question) =>
    faultAt(question, ['kind'], 'kind: a milestone has one challenge'),
  );
  const untitled = languages
    .filter((language) => !challenge.value.title[language].startsWith(challengeTitle[language]))
    .map((language) =>
      faultAt(
        challenge,
        ['title', language],
        `title.${language}: must begin with "${challengeTitle[language]}"`,
      ),
    );
  return [...repeated, ...untitled];
}
