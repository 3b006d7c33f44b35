import { type Language, languages } from '@python-learning/domain';
import type { Content, MilestoneContent } from '../src/content.ts';
import { judgedMutantsOf } from './mutants.check.ts';
import { shareOf } from './mutations/judged-mutant.ts';
import type { ProgramRunner } from './program-runner.ts';
import { proseOf, wordsOf } from './prose.ts';
import { type LocatedText, listTexts } from './texts.ts';

type WordCounts = Record<`words ${Language}`, number>;

export type MilestoneNumbers = WordCounts & {
  milestone: string;
  lessons: number;
  scenes: number;
  /** Required questions, without the challenges. */
  questions: number;
  challenges: number;
  cases: number;
  'wrong answers': number;
  alternatives: number;
  /** A nudge, a pointer, nearly the answer: those of the questions. */
  'graded hints': number;
  MCQs: number;
  /** Model solutions with one mistake put into them. */
  mutants: number;
  /** Percentage of the mutants that get an explanation of their very mistake, not a general one. */
  'specific %': number;
};

export function totalLine(all: MilestoneNumbers): string {
  return [
    `\nTotal: ${all.questions} required questions`,
    `${all.challenges} challenges`,
    `${all.cases} cases`,
    `${all['wrong answers']} wrong answers`,
    `${all['graded hints']} graded hints`,
    `${all.MCQs} MCQs`,
    `${all.lessons} lessons`,
  ].join(', ');
}

/** Counts each milestone. With more than one, the last row is their total. */
export async function summarise(content: Content, programRunner: ProgramRunner): Promise<MilestoneNumbers[]> {
  const byMilestone = Map.groupBy(listTexts(content), ({ milestone }) => milestone);
  const rows: MilestoneNumbers[] = [];
  for (const milestone of content.milestones) {
    const texts = byMilestone.get(milestone.milestone.value.order) ?? [];
    rows.push({ ...countsOf(milestone, texts), ...(await mutantsOf(milestone, programRunner)) });
  }
  return rows.length === 1 ? rows : [...rows, totalOf(rows)];
}

type Counts = Omit<MilestoneNumbers, 'mutants' | 'specific %'>;

function countsOf(content: MilestoneContent, texts: readonly LocatedText[]): Counts {
  const { folder, lessons, questions, mcqs } = content;
  const definitions = questions.map(({ value }) => value);
  const asked = questions.filter(({ value }) => value.retired !== true);
  const challenges = asked.filter(({ contentKind }) => !contentKind.isRequired).length;
  return {
    milestone: folder,
    lessons: lessons.length,
    scenes: sum(lessons.map(({ value }) => value.scenes.length)),
    questions: asked.length - challenges,
    challenges,
    cases: sum(definitions.map(({ cases }) => cases.length)),
    'wrong answers': sum(questions.map(({ mistakes }) => mistakes.length)),
    alternatives: sum(questions.map(({ alternatives }) => alternatives.length)),
    'graded hints': sum(definitions.map(({ hints }) => hints.length)),
    MCQs: mcqs.length,
    ...inWords((language) => sum(texts.map(({ text }) => wordsOf(proseOf(text[language])).length))),
  };
}

async function mutantsOf(milestone: MilestoneContent, programRunner: ProgramRunner) {
  const judged = await judgedMutantsOf(milestone, programRunner);
  return { mutants: judged.length, 'specific %': percent(shareOf(judged).specific) };
}

function totalOf(rows: readonly MilestoneNumbers[]): MilestoneNumbers {
  const total = (name: Exclude<keyof MilestoneNumbers, 'milestone'>) => sum(rows.map((row) => row[name]));
  const specific = sum(rows.map((row) => row.mutants * row['specific %'])) / Math.max(1, total('mutants'));
  return {
    milestone: 'all',
    lessons: total('lessons'),
    scenes: total('scenes'),
    questions: total('questions'),
    challenges: total('challenges'),
    cases: total('cases'),
    'wrong answers': total('wrong answers'),
    alternatives: total('alternatives'),
    'graded hints': total('graded hints'),
    MCQs: total('MCQs'),
    ...inWords((language) => total(`words ${language}`)),
    mutants: total('mutants'),
    'specific %': percent(specific / 100),
  };
}

function inWords(count: (language: Language) => number): WordCounts {
  return Object.fromEntries(
    languages.map((language) => [`words ${language}`, count(language)]),
  ) as WordCounts;
}

/** Converts a share from 0 to 1 to a percentage with one decimal. */
function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
