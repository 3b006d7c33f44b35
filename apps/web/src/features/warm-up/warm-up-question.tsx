import type { CardResult, McqQuestion } from '@python-learning/contract';
import { type OptionLetter, optionLetters } from '@python-learning/domain';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { AnswerMark, AnswerNote } from '../../ui/choices/answer-note.tsx';
import { OptionText } from '../../ui/choices/option-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Html } from '../../ui/html.tsx';
import { useAnswerWarmUp } from './use-warm-up.ts';
import { WarmUpHeading } from './warm-up-heading.tsx';

type WarmUpQuestionProps = {
  milestoneId: string;
  question: McqQuestion;
  place: { number: number; total: number };
  isLast: boolean;
  /** Called once, when the answer was checked. */
  onResult: (isRight: boolean) => void;
  onNext: () => void;
  onSkip: () => void;
};

/** One question: choose an answer, check it, read the explanation at once, continue. */
export function WarmUpQuestion(props: WarmUpQuestionProps) {
  const { question, place, isLast, onNext, onSkip } = props;
  const textId = useId();
  const { selected, setSelected, result, isPending, failure, check } = useAnswer(props);
  return (
    <form onSubmit={check} className="grid grid-cols-1 gap-3">
      <WarmUpHeading takesFocus>{m.warm_up_question(place)}</WarmUpHeading>
      <div id={textId}>
        <Html html={question.question_text} className="text-lg" />
      </div>
      <Choices
        question={question}
        labelledBy={textId}
        selected={selected}
        result={result}
        isLocked={isPending || result !== null}
        onSelect={setSelected}
      />
      {failure !== null && <Banner kind="error">{noAnswerOr(failure, m.warm_up_failed)}</Banner>}
      {result !== null && <Result result={result} />}
      <div className="flex flex-wrap gap-3">
        {result === null ? (
          <Button type="submit" busy={isPending} disabled={selected === null}>
            {isPending ? m.warm_up_checking() : m.warm_up_check()}
          </Button>
        ) : (
          <Button onClick={onNext}>{isLast ? m.warm_up_finish() : m.warm_up_next()}</Button>
        )}
        {!(isLast && result !== null) && (
          <Button kind="ghost" onClick={onSkip}>
            {m.warm_up_skip_rest()}
          </Button>
        )}
      </div>
    </form>
  );
}

function useAnswer({ milestoneId, question, onResult }: WarmUpQuestionProps) {
  const [selected, setSelected] = useState<OptionLetter | null>(null);
  const [result, setResult] = useState<CardResult | null>(null);
  const { mutate, isPending, error } = useAnswerWarmUp(milestoneId);
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (selected === null || isPending || result !== null) return;
    const answers = [{ id: question.id, selected_option: selected }];
    mutate(
      { answers },
      {
        onSuccess: ({ results }) => {
          const checked = results.find(({ id }) => id === question.id);
          if (checked === undefined) return;
          setResult(checked);
          onResult(checked.is_correct);
        },
      },
    );
  };
  return { selected, setSelected, result, isPending, failure: error, check };
}

type ChoicesProps = {
  question: McqQuestion;
  labelledBy: string;
  selected: OptionLetter | null;
  result: CardResult | null;
  isLocked: boolean;
  onSelect: (option: OptionLetter) => void;
};

function Choices({ question, labelledBy, selected, result, isLocked, onSelect }: ChoicesProps) {
  const name = useId();
  const texts = Object.values(question.options);
  return (
    <fieldset aria-labelledby={labelledBy} disabled={isLocked} className="grid grid-cols-1 gap-1.5">
      {optionLetters.map((letter) => (
        <label
          key={letter}
          className={classNames(
            'relative flex min-h-11 items-start gap-3 rounded-xl border-2 px-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
            !isLocked && 'cursor-pointer',
            !isLocked && selected !== letter && 'hover:border-action',
            colourOf(selected === letter, result),
          )}
        >
          <input
            type="radio"
            name={name}
            value={letter}
            checked={selected === letter}
            onChange={() => onSelect(letter)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-xl opacity-0 disabled:cursor-auto"
          />
          <strong>{letter}</strong>
          <OptionText text={question.options[letter]} options={texts} />
          {selected === letter && result !== null && <AnswerMark isRight={result.is_correct} />}
        </label>
      ))}
    </fieldset>
  );
}

function colourOf(isSelected: boolean, result: CardResult | null): string {
  if (!isSelected) return 'border-line';
  if (result === null) return 'border-action bg-action-soft';
  return result.is_correct ? 'border-success bg-success-soft' : 'border-danger bg-sunken';
}

/** Takes the focus, because the pressed button is gone; this also makes a screen reader read it. */
function Result({ result }: { result: CardResult }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={note} tabIndex={-1} className="outline-none">
      <AnswerNote isRight={result.is_correct}>
        <Html html={result.explanation} />
      </AnswerNote>
    </div>
  );
}
