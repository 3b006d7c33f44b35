import type { ReactNode } from 'react';
import { Html } from '../ui/html.tsx';

type Answered<Card, Answer> = {
  card: Card;
  /** What the learner chose; null before. */
  chosen: Answer | null;
  /** Null until the answer was graded. */
  isRight: boolean | null;
};

/** A card among others that are checked together. */
export type InDeckProps<Card, Answer> = Answered<Card, Answer> & {
  number: number;
  /** False for the cards that are not on the screen. Screen readers and the Tab key reach these, too. */
  isCurrent: boolean;
  /** Whether the answer can be given, or another one in the place of a wrong one. */
  state: 'open' | 'replaceable' | 'locked';
  /** Called for an answer by pressing, which is complete with one press. */
  onPress: (answer: Answer) => void;
  /** Called for an answer by the keyboard, which moves through the answers with every key. */
  onSelect: (answer: Answer | null) => void;
  /** Called when something in the card takes the focus, which has to be seen. */
  onFocus: () => void;
};

/** A card alone in a form, which checks its answer. */
export type InFormProps<Card, Answer> = Answered<Card, Answer> & {
  /** Id of the element that holds the text of the card. */
  labelledBy: string;
  isLocked: boolean;
  onSelect: (answer: Answer) => void;
};

type Kinds = Readonly<Record<string, { card: { question_text: string }; answer: unknown }>>;

type Faces<Card, Answer> = {
  InDeck: (props: InDeckProps<Card, Answer>) => ReactNode;
  InForm: (props: InFormProps<Card, Answer>) => ReactNode;
};

/** For each kind of card, how its answers are drawn: in a deck, in a form, or in both. */
export type CardViews<K extends Kinds, Face extends keyof Faces<never, never> = 'InDeck' | 'InForm'> = {
  readonly [Kind in keyof K]: Pick<Faces<K[Kind]['card'], K[Kind]['answer']>, Face>;
};

type CardOf<K extends Kinds, Kind extends keyof K> = { kind: Kind } & K[Kind]['card'];

type DeckCardProps<K extends Kinds, Kind extends keyof K> = {
  /** Every kind of card that may come. */
  views: CardViews<K>;
  /** Whether the answer was right, and why. */
  result: ReactNode;
} & InDeckProps<CardOf<K, Kind>, K[Kind]['answer']>;

/** The text of a card among others, its result and its answers. */
export function DeckCard<K extends Kinds, Kind extends keyof K>(props: DeckCardProps<K, Kind>) {
  const { views, result, ...card } = props;
  const { InDeck } = views[props.card.kind];
  return (
    <>
      <Html html={props.card.question_text} className="text-lg" />
      {/* Before the options, so that the reason is read first and the window of a phone shows it. */}
      {result}
      <InDeck {...card} />
    </>
  );
}

type FormCardProps<K extends Kinds, Kind extends keyof K> = {
  /** Every kind of card that may come. */
  views: CardViews<K, 'InForm'>;
} & InFormProps<CardOf<K, Kind>, K[Kind]['answer']>;

/** The text of a card in a form, and its answers. */
export function FormCard<K extends Kinds, Kind extends keyof K>({ views, ...props }: FormCardProps<K, Kind>) {
  const { InForm } = views[props.card.kind];
  return (
    <>
      <div id={props.labelledBy}>
        <Html html={props.card.question_text} className="text-lg leading-snug [&_p+p]:mt-1" />
      </div>
      <InForm {...props} />
    </>
  );
}
