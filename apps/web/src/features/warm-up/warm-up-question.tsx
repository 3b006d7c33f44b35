import type { CardResult, McqQuestion } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';
import { type FormEvent, useId, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { bodyOf } from '../../deck/card-answers.ts';
import { CardResultNote } from '../../deck/card-result-note.tsx';
import { mcqViews } from '../../deck/card-views.ts';
import { FormCard } from '../../deck/deck.tsx';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
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
      <FormCard
        views={mcqViews}
        card={question}
        labelledBy={textId}
        chosen={selected}
        isRight={result?.is_correct ?? null}
        isLocked={isPending || result !== null}
        onSelect={setSelected}
      />
      {failure !== null && <Banner kind="error">{noAnswerOr(failure, m.warm_up_failed)}</Banner>}
      {result !== null && (
        <CardResultNote isRight={result.is_correct} takesFocus>
          <Html html={result.explanation} />
        </CardResultNote>
      )}
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
    const answers = [{ id: question.id, ...bodyOf(question, selected) }];
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
