import type { ShownCard } from '@python-learning/contract';
import type { CourseCard, Mcq } from '@python-learning/curriculum';
import type { CardKind, Language } from '@python-learning/domain';
import type { MediaUrl } from '../course/index.ts';

type Shown = {
  readonly [Kind in CardKind]: (
    card: CourseCard<Kind>,
    language: Language,
    mediaUrl: MediaUrl,
  ) => ShownCard<Kind>;
};

/** How learners see the cards of each kind. */
const shownBy: Shown = { 'multiple-choice': shownMcq };

/** A card as learners see it; nothing in it reveals what is right. */
export function shownCard<Kind extends CardKind>(
  card: { kind: Kind } & CourseCard<Kind>,
  language: Language,
  mediaUrl: MediaUrl,
): ShownCard<Kind> {
  return shownBy[card.kind](card, language, mediaUrl);
}

/**
 * The audio explanation is named here, as the specification wants it, and played by the screen once the question is
 * answered.
 */
function shownMcq(mcq: Mcq, language: Language, mediaUrl: MediaUrl): ShownCard<'multiple-choice'> {
  const { A, B, C, D } = mcq.options;
  return {
    kind: mcq.kind,
    id: mcq.id,
    question_text: mcq.questionHtml[language],
    options: { A: A.text[language], B: B.text[language], C: C.text[language], D: D.text[language] },
    audio_url_2: mcq.spoken === null ? null : mediaUrl(mcq.spoken.languages[language].audio),
  };
}
