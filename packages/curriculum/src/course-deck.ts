import { type Bilingual, type DeckKind, isWritten, localized } from '@python-learning/domain';
import type { Card } from './cards.schema.ts';
import type { MilestoneContent } from './content.ts';
import { renderPlain } from './markdown.ts';
import type { CourseCard } from './model.ts';
import type { QuestionContent } from './question-files.ts';

/** What a card of each kind asks. */
const asks: Readonly<Record<DeckKind, Bilingual>> = {
  'order-lines': {
    en: 'Tap the lines in their order. Not every line may be needed.',
    ta: 'வரிகளைச் சரியான வரிசையில் தட்டு. எல்லா வரிகளும் தேவைப்படாமல் இருக்கலாம்.',
  },
  'faulty-line': {
    en: 'One line has a mistake. Tap it.',
    ta: 'ஒரு வரியில் பிழை உள்ளது. அதைத் தட்டு.',
  },
  shows: { en: 'What does this program show?', ta: 'இந்த நிரல் எதைக் காட்டும்?' },
  mends: {
    en: 'One line has a mistake. Which line belongs in its place?',
    ta: 'ஒரு வரியில் பிழை உள்ளது. அந்த இடத்தில் எந்த வரி வர வேண்டும்?',
  },
  gap: { en: 'What belongs in the gap?', ta: 'காலி இடத்தில் எது வர வேண்டும்?' },
};

/**
 * The proven cards that a milestone has of its questions, in the order of the questions. A question whose output is to be
 * guessed has none: they show it.
 */
export function courseDeck({
  milestone,
  questions,
  deck,
}: Pick<MilestoneContent, 'milestone' | 'questions' | 'deck'>): CourseCard<DeckKind>[] {
  const written = questions.filter(({ value: { kind } }) => isWritten(kind));
  return written.flatMap((question) =>
    Object.entries(deck?.value[question.value.id]?.cards ?? {}).map(([id, card]) =>
      courseCard(card, id, question, milestone.value.id),
    ),
  );
}

function courseCard<Kind extends DeckKind>(
  card: Card<Kind>,
  id: string,
  { value: { id: questionId, goal } }: QuestionContent,
  milestoneId: string,
): Card<Kind> & { id: string; milestoneId: string; questionId: string; questionHtml: Bilingual } {
  const texts = [
    ...(isWithoutGoal[card.kind] ? [] : [goal]),
    asks[card.kind],
    ...(card.isPart ? [partOfProgram] : []),
  ];
  const questionHtml = localized((language) => texts.map((text) => renderPlain(text[language])).join(''));
  return { ...card, id, milestoneId, questionId, questionHtml };
}

const partOfProgram: Bilingual = {
  en: 'You see a part of the program.',
  ta: 'இங்கே இருப்பது நிரலின் ஒரு பகுதி.',
};

/** Whether the task of the question says nothing about the program of a card. */
const isWithoutGoal: Readonly<Record<DeckKind, boolean>> = {
  'order-lines': false,
  'faulty-line': false,
  shows: true,
  mends: false,
  gap: false,
};
