import { maxGuessLength, predictionIn, withPrediction } from '@python-learning/domain';
import { useId, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';

type GuessCardProps = {
  /** The program, in whose comment the guess is kept. */
  code: string;
  /** Answers to tap, in their order; empty where the guess is typed. */
  answers: readonly string[];
  onChange: (code: string) => void;
};

/** Asks what the program will show. A tapped or typed guess is written into the comment of the program. */
export function GuessCard({ code, answers, onChange }: GuessCardProps) {
  const [typed, setTyped] = useState('');
  const said = predictionIn(code).join('\n');
  // The comment has neither an open line end nor a space behind the last word; the field must keep them.
  const text = said === readBack(typed) ? typed : said;
  const guess = (answer: string) => {
    setTyped(answer);
    onChange(withPrediction(code, answer));
  };
  return (
    <section
      aria-label={m.practice_guess_ask()}
      className="grid shrink-0 grid-cols-1 gap-1.5 rounded-2xl border border-line bg-surface px-3 py-1.5 typing:hidden"
    >
      <h3 className="text-lg leading-snug">{m.practice_guess_ask()}</h3>
      {answers.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {answers.map((answer) => (
            <Answer key={answer} text={answer} isChosen={answer === said} onPress={() => guess(answer)} />
          ))}
        </div>
      )}
      <TypedGuess text={text} onChange={guess} />
    </section>
  );
}

/** A guess as it is read from a program into which it was written. */
function readBack(text: string): string {
  return predictionIn(withPrediction('', text)).join('\n');
}

function Answer({ text, isChosen, onPress }: { text: string; isChosen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      translate="no"
      lang="en"
      aria-pressed={isChosen}
      onClick={onPress}
      // Never wrapped: the number of lines is part of the answer.
      className={classNames(
        'min-h-11 max-w-full min-w-24 flex-auto overflow-x-auto rounded-xl border-2 px-4 py-1 text-start font-mono text-code leading-snug whitespace-pre',
        isChosen ? 'border-action bg-action-soft font-bold' : 'border-edge bg-surface hover:bg-sunken',
      )}
    >
      {text}
    </button>
  );
}

function TypedGuess({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId();
  const isTooLong = text.length > maxGuessLength;
  return (
    <div className="grid grid-cols-1 gap-0.5">
      <label htmlFor={id}>{m.practice_guess_type()}</label>
      <textarea
        id={id}
        value={text}
        // It grows with what is typed: on a phone every line is missing below, at the result.
        rows={Math.min(4, text.split('\n').length)}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? `${id}-fault` : undefined}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        className="min-h-11 w-full rounded-xl border-2 border-edge bg-surface px-3 py-2 font-mono text-code leading-snug"
      />
      {isTooLong && (
        <p id={`${id}-fault`} role="alert" className="font-bold text-danger">
          {m.practice_guess_too_long({ limit: maxGuessLength, count: text.length })}
        </p>
      )}
    </div>
  );
}
