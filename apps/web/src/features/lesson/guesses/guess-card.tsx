import type { Guess, GuessAnswer } from '@python-learning/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { classNames } from '../../../ui/class-names.ts';

export type GuessCardProps = {
  guess: Guess;
  /** The answer of an earlier visit, which is marked; null without one. */
  chosen: string | null;
  /** False where nothing but the sound is played: the card then shows the program. */
  hasPicture: boolean;
  /** In the place of the controls, and over the end of the picture where those are lower than the card. */
  isOver: boolean;
  /** Called with an answer, or with null by a learner who does not know. */
  onAnswer: (answer: string | null) => void;
};

/** Asks what the program will show, and says why after the answer. Then the lesson plays on. */
export function GuessCard({ guess, chosen, hasPicture, isOver, onAnswer }: GuessCardProps) {
  const { code, answers } = guess;
  const [given, setGiven] = useState<{ answer: GuessAnswer | null } | null>(null);
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The program above must stay in view.
    card.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={card}
      aria-label={m.lesson_guess()}
      className={classNames(
        'grid animate-[rise_240ms_ease-out] content-center gap-1.5 overflow-y-auto px-3 py-1',
        isOver && 'absolute inset-x-0 bottom-0 max-h-full bg-code-ground',
      )}
    >
      <h3
        ref={heading}
        tabIndex={-1}
        // The reason needs the room.
        className={given === null ? 'text-lg leading-snug outline-none' : 'sr-only'}
      >
        {m.lesson_guess()}
      </h3>
      <pre
        translate="no"
        lang="en"
        className={hasPicture ? 'sr-only' : 'overflow-x-auto font-mono text-code'}
      >
        {code}
      </pre>
      {given === null ? (
        <Question answers={answers} chosen={chosen} onAnswer={(answer) => setGiven({ answer })} />
      ) : (
        <Reason guess={guess} answer={given.answer} onGoOn={() => onAnswer(given.answer?.text ?? null)} />
      )}
    </section>
  );
}

type QuestionProps = {
  answers: readonly GuessAnswer[];
  chosen: string | null;
  onAnswer: (answer: GuessAnswer | null) => void;
};

function Question({ answers, chosen, onAnswer }: QuestionProps) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {answers.map((answer) => (
          <button
            key={answer.text}
            type="button"
            translate="no"
            lang="en"
            aria-pressed={answer.text === chosen}
            onClick={() => onAnswer(answer)}
            // Never wrapped: the number of lines is part of the answer.
            className="min-h-12 max-w-full min-w-24 flex-auto overflow-x-auto rounded-xl bg-surface px-4 py-1.5 text-start font-mono text-code leading-snug whitespace-pre text-ink hover:bg-sunken focus-visible:outline-code-ink aria-pressed:border-4 aria-pressed:border-reward"
          >
            {answer.text}
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={() => onAnswer(null)}
        className="min-h-11 justify-self-center rounded-xl px-4 font-bold underline underline-offset-4 focus-visible:outline-code-ink"
      >
        {m.lesson_guess_unknown()}
      </button>
    </>
  );
}

type ReasonProps = { guess: Guess; answer: GuessAnswer | null; onGoOn: () => void };

/** What was chosen beside the right answer, why the chosen one is wrong, and why the right one is right. */
function Reason({ guess: { answers, because }, answer, onGoOn }: ReasonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A browser centers what gets the focus: the chosen answer above it would leave the screen of a phone.
    button.current?.focus({ preventScroll: true });
  }, []);
  const right = answers.find(({ why_not: whyNot }) => whyNot === null);
  const whyNot = answer?.why_not ?? null;
  const id = useId();
  return (
    <>
      <div id={id} className="grid gap-1.5 leading-snug">
        <div className="flex flex-wrap gap-x-3 gap-y-1.5">
          {answer !== null && whyNot !== null && (
            <Output label={m.lesson_guess_chosen()} text={answer.text} className="opacity-80 line-through" />
          )}
          {right !== undefined && (
            <Output
              label={answer === right ? m.lesson_guess_is_right() : m.lesson_guess_right_answer()}
              text={right.text}
              className="font-bold"
            />
          )}
        </div>
        {whyNot !== null && <p>{whyNot}</p>}
        <p>{because}</p>
      </div>
      <button
        ref={button}
        type="button"
        aria-describedby={id}
        onClick={onGoOn}
        className="sticky bottom-0 min-h-11 justify-self-center rounded-xl bg-reward px-6 font-bold text-on-reward focus-visible:outline-code-ink"
      >
        {m.lesson_guess_on()}
      </button>
    </>
  );
}

function Output({ label, text, className }: { label: string; text: string; className: string }) {
  return (
    <div className="max-w-full">
      <p className="font-bold">{label}</p>
      <pre translate="no" lang="en" className={classNames('overflow-x-auto font-mono text-code', className)}>
        {text}
      </pre>
    </div>
  );
}
