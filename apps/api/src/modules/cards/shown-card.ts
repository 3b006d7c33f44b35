import type { McqQuestion } from '@python-learning/contract';
import type { Mcq } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import type { MediaUrl } from '../course/index.ts';

/**
 * A multiple-choice question as learners see it; nothing in it reveals the right option. The audio explanation is named
 * here, as the specification wants it, and played by the screen once the question is answered.
 */
export function shownMcq(mcq: Mcq, language: Language, mediaUrl: MediaUrl): McqQuestion {
  const { A, B, C, D } = mcq.options;
  return {
    kind: mcq.kind,
    id: mcq.id,
    question_text: mcq.questionHtml[language],
    options: { A: A.text[language], B: B.text[language], C: C.text[language], D: D.text[language] },
    audio_url_2: mcq.spoken === null ? null : mediaUrl(mcq.spoken.languages[language].audio),
  };
}
