import type { CardResult } from '@python-learning/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Html } from '../../ui/html.tsx';
import { VerdictMark } from '../../ui/verdict-mark.tsx';
import { type DeckCardAnswer, mayGoOn, type Run } from './run.reducer.ts';

type ResultBandProps = {
  run: Run;
  /** Words of the button that goes on. */
  words: string;
  onGoOn: () => void;
  onRetry: () => void;
  /** Sends an answer again that did not arrive. */
  onSend: (answer: DeckCardAnswer) => void;
};

/** What became of an answer, at the foot of the window, and what there is to do. It takes the focus when it comes. */
export function ResultBand({ run, words, onGoOn, onRetry, onSend }: ResultBandProps) {
  const { phase } = run;
  switch (phase.kind) {
    case 'open':
      return null;
    case 'sending':
      return (
        <p role="status" className="text-muted">
          {m.deck_checking()}
        </p>
      );
    case 'failed':
      return (
        <Foot look="bg-ground border-line">
          <Banner kind="error">{noAnswerOr(phase.failure, m.deck_failed)}</Banner>
          <Button onClick={() => onSend(phase.answer)}>{m.core_try_again()}</Button>
        </Foot>
      );
    case 'kept':
      return (
        <Foot look="bg-ground border-line">
          <Banner kind="info">{m.deck_kept()}</Banner>
          <Button onClick={onGoOn}>{words}</Button>
        </Foot>
      );
    case 'graded':
      return (
        <Graded
          key={run.wrongAnswers}
          result={phase.result}
          words={words}
          onGoOn={mayGoOn(run) ? onGoOn : null}
          onRetry={onRetry}
        />
      );
  }
}

type GradedProps = {
  result: CardResult;
  words: string;
  /** Null while the card is to be answered again. */
  onGoOn: (() => void) | null;
  onRetry: () => void;
};

function Graded({ result, words, onGoOn, onRetry }: GradedProps) {
  const isRight = result.is_correct;
  return (
    <Foot look={isRight ? 'border-success bg-success-soft' : 'border-reward bg-reward-soft'}>
      <div
        className={classNames('flex items-center gap-3', isRight ? 'text-success' : 'text-reward-ink')}
        data-verdict
      >
        <VerdictMark kind={isRight ? 'solved' : 'not-yet'} />
        <p className="text-lg font-bold">{isRight ? m.deck_right() : m.deck_not_yet()}</p>
      </div>
      <Html html={result.explanation} />
      {!isRight && onGoOn !== null && <p>{m.deck_comes_back()}</p>}
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-end">
        {isRight && onGoOn !== null ? (
          <Button onClick={onGoOn}>{words}</Button>
        ) : (
          <Button onClick={onRetry}>{m.core_try_again()}</Button>
        )}
        {!isRight && onGoOn !== null && (
          <Button kind="ghost" onClick={onGoOn}>
            {words}
          </Button>
        )}
      </div>
    </Foot>
  );
}

/** A band at the foot of the window, where the thumb is. It takes the focus, so that a screen reader reads it. */
function Foot({ look, children }: { look: string; children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    foot.current?.focus({ preventScroll: true });
    showAnswerAbove(foot.current);
  }, []);
  return (
    <div
      ref={foot}
      tabIndex={-1}
      className={classNames(
        'sticky bottom-0 z-10 grid max-h-[70vh] animate-[rise_240ms_ease-out] grid-cols-1 gap-3 overflow-y-auto border-t-2 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] outline-none max-sm:-mx-4 sm:rounded-2xl sm:border-2',
        look,
      )}
    >
      {children}
    </div>
  );
}

/** Scrolls the chosen answer out from below the band. */
function showAnswerAbove(foot: HTMLElement | null): void {
  const answer = foot?.parentElement?.querySelector('[aria-pressed="true"]');
  if (foot === null || answer === null || answer === undefined) return;
  const below = answer.getBoundingClientRect().bottom - foot.getBoundingClientRect().top;
  if (below > 0) window.scrollBy(0, below + gapPx);
}

/** Between the chosen answer and the band, in CSS pixels. */
const gapPx = 12;
