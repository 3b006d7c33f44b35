import { type Bilingual, languages, optionLetters } from '@python-learning/domain';
import type { Content, Located } from '../src/content.ts';
import type { Scene } from '../src/lesson.ts';

/** A text in every language with its location. `milestone` is an order, or null for texts of the whole course. */
export type LocatedText = { file: string; line: number; milestone: number | null; text: Bilingual };

/** Every text that a learner reads or hears. */
export function listTexts(content: Content): LocatedText[] {
  return [
    ...content.milestones.flatMap((milestone) =>
      partsOf(milestone).flatMap(([part, paths]) => textsAt(part, paths, milestone.milestone.value.order)),
    ),
    ...content.badges.flatMap((badge) => textsAt(badge, [['title'], ['description'], ['how']], null)),
    ...(content.glossary === null
      ? []
      : textsAt(
          content.glossary,
          content.glossary.value.map((_, index) => [index, 'meaning']),
          null,
        )),
  ];
}

type Path = readonly (string | number)[];
type Part = readonly [Located<unknown>, readonly Path[]];

function partsOf({ milestone, lessons, videos, questions, mcqs }: Content['milestones'][number]): Part[] {
  return [
    [milestone, [['title'], ['description'], ...indexed('words', milestone.value.words)]],
    ...[...lessons, ...videos].map(
      (storyboard): Part => [storyboard, [['title'], ...storyboard.value.scenes.flatMap(scenePaths)]],
    ),
    ...questions.map(
      (question): Part => [
        question,
        [
          ['title'],
          ['goal'],
          ['prompt'],
          ...indexed('themes', question.value.themes ?? []),
          ['any_theme'],
          ...indexed('hints', question.value.hints),
          ...indexed('mistakes', question.value.mistakes).map((path) => [...path, 'hint']),
          ['explanation'],
        ],
      ],
    ),
    ...mcqs.map((mcq): Part => [mcq, mcqPaths()]),
  ];
}

function scenePaths({ guess }: Scene, index: number): Path[] {
  const reasons = guess?.wrong.map((_, number) => ['guess', 'wrong', number, 'why']) ?? [];
  return [['voice'], ...reasons, ['guess', 'because'], ['reveal', 'voice']].map((path) => [
    'scenes',
    index,
    ...path,
  ]);
}

function mcqPaths(): Path[] {
  const options = optionLetters.flatMap((letter) => [
    ['options', letter, 'text'],
    ['options', letter, 'why'],
  ]);
  return [['stem'], ...options, ['explanation'], ['voice']];
}

function indexed(name: string, list: readonly unknown[]): Path[] {
  return list.map((_, index) => [name, index]);
}

function textsAt(part: Located<unknown>, paths: readonly Path[], milestone: number | null): LocatedText[] {
  return paths.flatMap((path) => {
    const text = valueAt(part.value, path);
    return isBilingual(text) ? [{ file: part.file, line: part.lineOf(path), milestone, text }] : [];
  });
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}

function isBilingual(value: unknown): value is Bilingual {
  return isRecord(value) && languages.every((language) => typeof value[language] === 'string');
}
