import type { CourseCard } from '@python-learning/curriculum';
import type { Bilingual, DeckKind } from '@python-learning/domain';

type DeckCard = CourseCard<DeckKind>;

type Own = Partial<Pick<DeckCard, 'id' | 'milestoneId' | 'questionId' | 'constructs' | 'isPart'>>;

const example = { inputs: [], output: '1' };

/** A card of the deck. Of options B is right, of two lines the second is wrong, and two pieces belong in their order. */
export function sampleDeckCard({ kind = 'gap', ...own }: Own & { kind?: DeckKind }): DeckCard {
  const fields = {
    id: 'card',
    milestoneId: 'first',
    questionId: 'first-input',
    constructs: ['print()'],
    firstLine: 1,
    isPart: false,
    questionHtml: text('<p>Which one?</p>'),
    explanation: text('So it is.'),
    ...own,
  };
  switch (kind) {
    case 'order-lines':
      return { ...fields, kind, ...orderedLines };
    case 'faulty-line':
      return { ...fields, kind, ...oneLineWrong };
    case 'shows':
      return {
        ...fields,
        kind,
        lines: ['print(1)'],
        inputs: [],
        ...choiceOf((letter) => ({ text: letter })),
      };
    case 'mends':
      return {
        ...fields,
        kind,
        lines: ['print(2)'],
        ...wrongProgram,
        ...choiceOf((letter) => ({ line: 1, text: `print("${letter}")` })),
      };
    case 'gap':
      return {
        ...fields,
        kind,
        before: 'print(',
        after: ')',
        example,
        ...choiceOf((letter) => ({ text: letter })),
      };
  }
}

/** A card of each of four kinds, for four constructs of a milestone. */
export function sampleDeck(milestoneId: string): DeckCard[] {
  return (['gap', 'order-lines', 'faulty-line', 'shows'] as const).map((kind) =>
    sampleDeckCard({
      kind,
      id: `${milestoneId}-${kind}`,
      milestoneId,
      questionId: `${milestoneId}-input`,
      constructs: [`${kind} of ${milestoneId}`],
      isPart: true,
    }),
  );
}

const wrongProgram = { example, shows: { output: '2', error: null } };

const orderedLines = {
  before: [],
  pieces: ['a = 1', 'print(a)'].map((line) => ({ text: line, why: null })),
  after: [],
  accepted: [[0, 1]],
  example,
  hint: text('The other way round.'),
};

const oneLineWrong = {
  lines: ['a = 1', 'print(b)'],
  line: 2,
  mended: 'print(a)',
  ...wrongProgram,
  hint: text('Look at the names.'),
};

function choiceOf<Option>(optionOf: (letter: string) => Option) {
  const wrong = (letter: string) => ({ ...optionOf(letter), why: text(`${letter} is wrong: 1 < 2.`) });
  return {
    options: { A: wrong('A'), B: { ...optionOf('B'), why: null }, C: wrong('C') },
    right: 'B' as const,
  };
}

/** Bilingual text that shows its language. */
function text(words: string): Bilingual {
  return { en: words, ta: `${words} (தமிழ்)` };
}
