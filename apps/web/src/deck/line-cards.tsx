import type {
  FaultyLineCard,
  GapCard,
  MendsCard,
  OrderLinesCard,
  ShowsCard,
} from '@python-learning/contract';
import { type OptionLetter, optionLetters } from '@python-learning/domain';
import { type ReactNode, useState } from 'react';
import type { InDeckProps, InFormProps } from './deck.tsx';

/** Draws a card of a deck as in a form: one that is answered with one press. */
export function pressed<Card, Answer>(InForm: (props: InFormProps<Card, Answer>) => ReactNode) {
  return function InDeck({ card, chosen, isRight, state, number, onPress }: InDeckProps<Card, Answer>) {
    return (
      <InForm
        card={card}
        chosen={chosen}
        isRight={isRight}
        labelledBy={`card-${number}`}
        isLocked={state === 'locked'}
        onSelect={onPress}
      />
    );
  };
}

/** Pieces that are pressed in the order of the program. A pressed one is taken back by pressing it again. */
export function OrderedLines({
  card,
  chosen,
  isLocked,
  onSelect,
}: InFormProps<OrderLinesCard, readonly number[]>) {
  const [order, setOrder] = useState(chosen ?? []);
  const press = (piece: number) => {
    const next = order.includes(piece) ? order.filter((one) => one !== piece) : [...order, piece];
    setOrder(next);
    if (next.length === card.places) onSelect(next);
  };
  return (
    <>
      <Lines lines={[...card.before, ...order.map((piece) => card.pieces[piece] ?? ''), ...card.after]} />
      <Choices
        isLocked={isLocked}
        choices={card.pieces.map((text, piece) => ({
          id: String(piece),
          text,
          isChosen: order.includes(piece),
          press: () => press(piece),
        }))}
      />
    </>
  );
}

/** The lines of a program; the wrong one is to be pressed. */
export function LinesToTap({ card, chosen, isLocked, onSelect }: InFormProps<FaultyLineCard, number>) {
  return (
    <Choices
      isLocked={isLocked}
      choices={card.lines.map((text, index) => {
        const line = card.first_line + index;
        return { id: String(line), text, isChosen: chosen === line, press: () => onSelect(line) };
      })}
    />
  );
}

/** A program and the outputs to choose from. */
export function ShownOutputs({ card, ...answer }: InFormProps<ShowsCard, OptionLetter>) {
  return (
    <>
      <Lines lines={card.lines} />
      <Letters options={card.options} {...answer} />
    </>
  );
}

/** A wrong program and the changes to choose from. */
export function Changes({ card, ...answer }: InFormProps<MendsCard, OptionLetter>) {
  const textOf = (letter: OptionLetter) => card.options[letter]?.text;
  return (
    <>
      <Lines lines={card.lines} />
      <Letters options={{ A: textOf('A'), B: textOf('B'), C: textOf('C'), D: textOf('D') }} {...answer} />
    </>
  );
}

/** A program with a gap and the pieces to choose from. */
export function GapPieces({ card, ...answer }: InFormProps<GapCard, OptionLetter>) {
  return (
    <>
      <Lines lines={[`${card.before}▢${card.after}`]} />
      <Letters options={card.options} {...answer} />
    </>
  );
}

type LettersProps = Pick<InFormProps<unknown, OptionLetter>, 'chosen' | 'isLocked' | 'onSelect'> & {
  options: Readonly<Partial<Record<OptionLetter, string | undefined>>>;
};

function Letters({ options, chosen, isLocked, onSelect }: LettersProps) {
  const choices = optionLetters.flatMap((letter) => {
    const text = options[letter];
    return text === undefined
      ? []
      : [{ id: letter, text, isChosen: chosen === letter, press: () => onSelect(letter) }];
  });
  return <Choices isLocked={isLocked} choices={choices} />;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return <pre className="overflow-x-auto rounded-xl bg-sunken p-3">{lines.join('\n')}</pre>;
}

type Choice = { id: string; text: string; isChosen: boolean; press: () => void };

function Choices({ choices, isLocked }: { choices: readonly Choice[]; isLocked: boolean }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {choices.map(({ id, text, isChosen, press }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={isChosen}
            disabled={isLocked}
            onClick={press}
            className="min-h-12 w-full whitespace-pre-wrap rounded-xl border-2 border-edge bg-surface px-3 py-1.5 text-start font-mono"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
