import type { Content, MilestoneContent } from '../src/content.ts';
import { languages } from '../src/text.schema.ts';
import { proseOf, wordsOf } from './prose.ts';
import { type LocatedText, listTexts } from './texts.ts';

/** What a milestone consists of, in numbers. */
export type MilestoneNumbers = {
  milestone: string;
  lessons: number;
  scenes: number;
  questions: number;
  cases: number;
  'wrong answers': number;
  hints: number;
  MCQs: number;
  'words en': number;
  'words ta': number;
};

export function summarise(content: Content): MilestoneNumbers[] {
  const byMilestone = Map.groupBy(listTexts(content), ({ milestone }) => milestone);
  return content.milestones.map((milestone) =>
    numbersOf(milestone, byMilestone.get(milestone.milestone.value.order) ?? []),
  );
}

function numbersOf(content: MilestoneContent, texts: readonly LocatedText[]): MilestoneNumbers {
  const { folder, lessons, questions, mcqs } = content;
  const definitions = questions.map(({ value }) => value);
  const [en, ta] = languages.map((language) =>
    sum(texts.map(({ text }) => wordsOf(proseOf(text[language])).length)),
  );
  return {
    milestone: folder,
    lessons: lessons.length,
    scenes: sum(lessons.map(({ value }) => value.scenes.length)),
    questions: questions.length,
    cases: sum(definitions.map(({ cases }) => cases.length)),
    'wrong answers': sum(questions.map(({ mistakes }) => mistakes.length)),
    hints: sum(definitions.map(({ hints, mistakes }) => hints.length + mistakes.length)),
    MCQs: mcqs.length,
    'words en': en ?? 0,
    'words ta': ta ?? 0,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
