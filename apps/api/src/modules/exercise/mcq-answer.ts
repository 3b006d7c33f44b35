import type { McqQuestion, OptionLetter } from '@python-learning/contract';
import { type Mcq, mcqExplanation } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import type { MediaUrl } from '../course/index.ts';

/**
 * A multiple-choice question as learners see it; nothing in it reveals the right option. The audio explanation is named
 * here, as the specification wants it, and played by the screen once the question is answered.
 */
export function mcqQuestion(mcq: Mcq, language: Language, mediaUrl: MediaUrl): McqQuestion {
  const { A, B, C, D } = mcq.options;
  return {
    id: mcq.id,
    question_text: mcq.questionHtml[language],
    options: { A: A.text[language], B: B.text[language], C: C.text[language], D: D.text[language] },
    audio_url_2: mcq.spoken === null ? null : mediaUrl(mcq.spoken.languages[language].audio),
  };
}

/** HTML with a paragraph each: why the chosen option is wrong, if it is, and what is right. */
export function explanationHtml(mcq: Mcq, chosen: OptionLetter, language: Language): string {
  return mcqExplanation(mcq, chosen, language).split('\n').map(paragraph).join('');
}

/** Escapes characters of Python code such as `<`, which are text here and never markup. */
function paragraph(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p>${escaped}</p>`;
}
