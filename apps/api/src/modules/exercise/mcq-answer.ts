import type { Language, McqQuestion, OptionLetter } from '@python-learning/contract';
import { type Mcq, mcqExplanation } from '@python-learning/curriculum';

/** A multiple-choice question as it is asked: nothing in it tells the right option. */
export function mcqQuestion(mcq: Mcq, language: Language): McqQuestion {
  const { A, B, C, D } = mcq.options;
  return {
    id: mcq.id,
    question_text: mcq.questionHtml[language],
    options: { A: A.text[language], B: B.text[language], C: C.text[language], D: D.text[language] },
    audio_url_2: null,
  };
}

/** HTML: what speaks against the chosen option, when it is wrong, and what is right; a paragraph each. */
export function explanationHtml(mcq: Mcq, chosen: OptionLetter, language: Language): string {
  return mcqExplanation(mcq, chosen, language).split('\n').map(paragraph).join('');
}

/** Signs of Python such as `<` are text here, never marks. */
function paragraph(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p>${escaped}</p>`;
}
