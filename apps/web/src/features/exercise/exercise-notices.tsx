import { useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { areAllCorrect, type ExerciseState } from './exercise.reducer.ts';
import type { Completion } from './use-completion.ts';

type ExerciseNoticesProps = {
  state: ExerciseState;
  completion: Completion;
  isCompleted: boolean;
  isMilestoneComplete: boolean;
  onPracticeAgain: () => void;
  onStartAnew: () => void;
};

/** What stands above the questions: that this is a review, that it is done, what is still to be saved. */
export function ExerciseNotices(props: ExerciseNoticesProps) {
  const { state, completion, isCompleted, isMilestoneComplete } = props;
  const isAllCorrect = areAllCorrect(state);
  if (state.isReview) {
    return (
      <>
        <Banner kind="info">
          <p className="font-bold">{m.exercise_review_title()}</p>
          <p>{m.exercise_review_text()}</p>
        </Banner>
        {isAllCorrect && <Congratulations {...props} text={m.exercise_review_right()} />}
      </>
    );
  }
  if (isAllCorrect || isCompleted) {
    return (
      <>
        <Congratulations {...props} text={m.exercise_congratulations_text()} />
        <SavingNotice completion={completion} onStartAnew={props.onStartAnew} />
        {isCompleted && !isMilestoneComplete && completion.saving === 'idle' && (
          <Banner kind="info">{m.exercise_parts_missing()}</Banner>
        )}
      </>
    );
  }
  return null;
}

type CongratulationsProps = { state: ExerciseState; text: string; onPracticeAgain: () => void };

/** Comes into view by itself when a check just ended, for the button that was pressed stands far below. */
function Congratulations({ state, text, onPracticeAgain }: CongratulationsProps) {
  const section = useRef<HTMLElement>(null);
  const isFresh = areAllCorrect(state);
  useEffect(() => {
    if (isFresh) {
      section.current?.scrollIntoView({ block: 'center' });
    }
  }, [isFresh]);
  return (
    <section
      ref={section}
      aria-live="polite"
      className="grid gap-3 rounded-2xl border-2 border-reward bg-reward-soft p-5 text-ink md:flex md:items-center md:justify-between"
    >
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-reward text-on-reward">
          <Icon name="star" className="size-8" />
        </span>
        <div>
          <p className="text-xl font-bold">{m.exercise_congratulations()}</p>
          <p>{text}</p>
        </div>
      </div>
      <Button kind="secondary" onClick={onPracticeAgain}>
        {m.exercise_practice_again()}
      </Button>
    </section>
  );
}

type SavingNoticeProps = { completion: Completion; onStartAnew: () => void };

function SavingNotice({ completion: { saving, refusal, isStale, save }, onStartAnew }: SavingNoticeProps) {
  if (saving === 'failed') {
    return (
      <Banner kind="error">
        <p>{refusal ?? m.exercise_mark_failed()}</p>
        <Button kind="secondary" className="mt-3" onClick={isStale ? onStartAnew : save}>
          {isStale ? m.exercise_try_again() : m.exercise_save_again()}
        </Button>
      </Banner>
    );
  }
  return saving === 'pending' ? (
    <p aria-live="polite" className="text-muted">
      {m.exercise_mark_pending()}
    </p>
  ) : null;
}
