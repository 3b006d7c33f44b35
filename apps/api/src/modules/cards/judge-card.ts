import type { CardResult } from '@python-learning/contract';
import type { CardKind, CardKinds, Language } from '@python-learning/domain';
import { gradeCard } from '@python-learning/feedback';

/** Grades an answer. The explanation is HTML, a paragraph for each reason. */
export function judgeCard<Kind extends CardKind>(
  card: { kind: Kind } & CardKinds[Kind]['key'],
  answer: CardKinds[Kind]['answer'],
  language: Language,
): CardResult {
  const { isCorrect, explanation } = gradeCard(card, answer);
  return {
    is_correct: isCorrect,
    explanation: explanation.map((text) => paragraph(text[language])).join(''),
  };
}

/** Escapes characters of Python code such as `<`, which are text here and never markup. */
function paragraph(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p>${escaped}</p>`;
}
