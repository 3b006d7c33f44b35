import type { ShownCard } from '@python-learning/contract';
import type { CourseCard, Mcq } from '@python-learning/curriculum';
import type { Bilingual, CardKind, DeckKind, Language } from '@python-learning/domain';
import type { MediaUrl } from '../course/index.ts';

type Shown = {
  readonly [Kind in CardKind]: (
    card: CourseCard<Kind>,
    language: Language,
    mediaUrl: MediaUrl,
  ) => ShownCard<Kind>;
};

/** How learners see the cards of each kind. */
const shownBy: Shown = {
  'multiple-choice': shownMcq,
  'order-lines': ({ before, pieces, after, accepted, example, ...card }, language) => ({
    ...shownFields(card, language),
    before,
    pieces: pieces.map(({ text }) => text),
    after,
    places: accepted[0]?.length ?? 0,
    example,
  }),
  'faulty-line': ({ lines, example, shows, ...card }, language) => ({
    ...shownFields(card, language),
    lines,
    example,
    shows,
  }),
  shows: ({ lines, inputs, options, ...card }, language) => ({
    ...shownFields(card, language),
    lines,
    inputs,
    options: shownOptions(options, ({ text }) => text),
  }),
  mends: ({ lines, example, shows, options, ...card }, language) => ({
    ...shownFields(card, language),
    lines,
    example,
    shows,
    options: shownOptions(options, ({ line, text }) => ({ line, text })),
  }),
  gap: ({ before, after, example, options, ...card }, language) => ({
    ...shownFields(card, language),
    before,
    after,
    example,
    options: shownOptions(options, ({ text }) => text),
  }),
};

/** A card as learners see it; nothing in it reveals what is right. */
export function shownCard<Kind extends CardKind>(
  card: { kind: Kind } & CourseCard<Kind>,
  language: Language,
  mediaUrl: MediaUrl,
): ShownCard<Kind> {
  return shownBy[card.kind](card, language, mediaUrl);
}

/** The fields that every card of the deck has. */
function shownFields<Kind extends DeckKind>(
  { kind, id, questionHtml, firstLine }: DeckFields<Kind>,
  language: Language,
) {
  return { kind, id, question_text: questionHtml[language], first_line: firstLine };
}

type DeckFields<Kind extends DeckKind> = {
  kind: Kind;
  id: string;
  questionHtml: Bilingual;
  firstLine: number;
};

type Options<Option> = { A: Option; B: Option; C: Option; D?: Option | undefined };

/** The options without the reasons why they are wrong. */
function shownOptions<Option, Shown>(
  { A, B, C, D }: Options<Option>,
  show: (option: Option) => Shown,
): Options<Shown> {
  return { A: show(A), B: show(B), C: show(C), ...(D === undefined ? {} : { D: show(D) }) };
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
