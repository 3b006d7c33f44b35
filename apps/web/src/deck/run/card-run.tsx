import type { ShownDeckCard } from '@python-learning/contract';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { PulliTrack } from '../../ui/pulli-track.tsx';
import { FormCard } from '../deck.tsx';
import { deckViews } from '../deck-views.ts';
import { ResultBand } from './result-band.tsx';
import { isRightIn, isSolved, type Run } from './run.reducer.ts';
import { type SendAnswer, useRun } from './use-run.ts';

export type CardRunProps = {
  /**
   * The cards to answer, at least one. The run keeps its first list: a later one only brings newer texts of the same
   * cards.
   */
  cards: readonly ShownDeckCard[];
  /** How many cards of the same set were answered before; without it, none. */
  done?: number;
  answer: SendAnswer;
  /** Words of the last button, such as "To typing". */
  endLabel: string;
  /** Called when it is pressed: every card was answered or left. */
  onEnd: () => void;
  /** The way out while cards are left. */
  aside?: ReactNode;
  /** Whether the first card takes the focus: true where a press led to the run. The others always do. */
  takesFocus?: boolean;
};

/**
 * A short run of cards: one at a time, its result, and the next. Its page leaves a margin of `px-4` on phones, which
 * programs use.
 */
export function CardRun({
  cards,
  done = 0,
  answer,
  endLabel,
  onEnd,
  aside,
  takesFocus = false,
}: CardRunProps) {
  const { run, card, total, ...ways } = useRun(cards, answer);
  const textId = useId();
  const { phase, index } = run;
  if (card === undefined) return null;
  const isLast = index === total - 1;
  return (
    <section
      key={card.id}
      aria-label={m.deck_run()}
      // A card comes in from the side.
      className="grid animate-[card-in_240ms_ease-out] grid-cols-1 content-start gap-3"
    >
      <RunHeading
        run={run}
        done={done}
        total={total}
        // The result takes the focus when it comes; after it, the card has it again.
        takesFocus={phase.kind === 'open' && (takesFocus || index > 0 || phase.wrong !== null)}
      />
      <FormCard
        views={deckViews}
        card={card}
        labelledBy={textId}
        chosen={phase.kind === 'open' ? phase.wrong : phase.answer}
        isRight={isRightIn(phase)}
        isLocked={phase.kind !== 'open' && phase.kind !== 'failed'}
        onSelect={ways.answer}
      />
      <ResultBand
        run={run}
        words={isLast ? endLabel : m.deck_next()}
        onGoOn={isLast ? onEnd : ways.goOn}
        onRetry={ways.retry}
        onSend={ways.answer}
      />
      {phase.kind !== 'graded' && aside}
    </section>
  );
}

type RunHeadingProps = { run: Run; done: number; total: number; takesFocus: boolean };

/** Which card this is, in words and as dots. */
function RunHeading({ run, done, total, takesFocus }: RunHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const solved = [...Array.from({ length: done }, () => true), ...run.solved, isSolved(run)];
  const dots = Array.from({ length: done + total }, (_, index) => ({
    isSolved: solved[index] === true,
    isChallenge: false,
  }));
  const here = done + run.index;
  return (
    <div className="flex items-center justify-between gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-base text-muted outline-none">
        {m.deck_card_of_total({ number: here + 1, total: dots.length })}
      </h2>
      <PulliTrack dots={dots} here={here} className="h-8 shrink-0" />
    </div>
  );
}
