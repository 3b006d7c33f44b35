import type { Guess } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { classNames } from '../../../ui/class-names.ts';

export type GuessCardProps = {
  guess: Guess;
  /** False where nothing but the sound is played: the card then shows the program. */
  hasPicture: boolean;
  /** Called with an answer, or with null by a learner who does not know. */
  onAnswer: (answer: string | null) => void;
};

/** Asks what the program will show. Every answer plays on, and the lesson itself shows which one was right. */
export function GuessCard({ guess: { code, answers }, hasPicture, onAnswer }: GuessCardProps) {
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={card}
      aria-label={m.lesson_guess()}
      className="grid animate-[rise_240ms_ease-out] content-center gap-2 overflow-y-auto p-3"
    >
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {m.lesson_guess()}
      </h3>
      <pre
        translate="no"
        lang="en"
        className={classNames('overflow-x-auto font-mono text-code', hasPicture && 'sr-only')}
      >
        {code}
      </pre>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {answers.map((answer) => (
          <button
            key={answer}
            type="button"
            translate="no"
            lang="en"
            onClick={() => onAnswer(answer)}
            className="min-h-12 rounded-xl border-2 border-edge bg-surface px-4 py-2 text-start font-mono text-code whitespace-pre-wrap text-ink hover:bg-sunken focus-visible:outline-code-ink"
          >
            {answer}
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={() => onAnswer(null)}
        className={classNames(
          'min-h-11 justify-self-center rounded-xl px-4 font-bold focus-visible:outline-code-ink',
          answers.length === 0 ? 'bg-reward text-on-reward' : 'underline underline-offset-4',
        )}
      >
        {answers.length === 0 ? m.lesson_guess_show() : m.lesson_guess_unknown()}
      </button>
    </section>
  );
}
