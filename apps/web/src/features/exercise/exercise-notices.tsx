import type { Milestone, Progress } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { areAllCorrect, type ExerciseState } from './exercise.reducer.ts';
import type { Completion } from './use-completion.ts';

type ExerciseNoticesProps = {
  state: ExerciseState;
  completion: Completion;
  milestone: Milestone;
  progress: Progress | undefined;
  onPracticeAgain: () => void;
  onStartAnew: () => void;
};

/** Notices above the questions: review, completion, saving, missing parts. */
export function ExerciseNotices(props: ExerciseNoticesProps) {
  const { state, completion, milestone, progress } = props;
  const isAllCorrect = areAllCorrect(state);
  const isCompleted = progress?.completed_exercises.includes(milestone.id) === true;
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
  if (!isAllCorrect && !isCompleted) {
    return null;
  }
  return (
    <>
      <Congratulations {...props} text={m.exercise_congratulations_text()} />
      <SavingNotice completion={completion} onStartAnew={props.onStartAnew} />
      {isCompleted && completion.saving === 'idle' && (
        <MissingParts milestoneId={milestone.id} progress={progress} />
      )}
    </>
  );
}

type CongratulationsProps = { text: string; onPracticeAgain: () => void };

function Congratulations({ text, onPracticeAgain }: CongratulationsProps) {
  return (
    <section
      data-result
      tabIndex={-1}
      aria-live="polite"
      aria-labelledby="congratulations"
      className="grid grid-cols-1 gap-3 rounded-2xl border-2 border-reward bg-reward-soft p-5 text-ink outline-none md:flex md:items-center md:justify-between"
    >
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-reward text-on-reward">
          <Icon name="star" className="size-8" />
        </span>
        <div>
          <p id="congratulations" className="text-xl font-bold">
            {m.exercise_congratulations()}
          </p>
          <p>{text}</p>
        </div>
      </div>
      <Button kind="secondary" onClick={onPracticeAgain}>
        {m.exercise_practice_again()}
      </Button>
    </section>
  );
}

/** Lists what the milestone still needs, with links: the exercise may be done before the lessons or the practice. */
function MissingParts({ milestoneId, progress }: { milestoneId: string; progress: Progress }) {
  const needsLessons = !progress.watched_videos.includes(milestoneId);
  const needsPractice = !progress.completed_code.includes(milestoneId);
  if (!needsLessons && !needsPractice) {
    return null;
  }
  return (
    <Banner kind="info">
      <p>{m.exercise_parts_missing()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {needsLessons && (
          <ButtonLink kind="secondary" to={paths.lesson(milestoneId)}>
            {m.exercise_missing_lessons()}
          </ButtonLink>
        )}
        {needsPractice && (
          <ButtonLink kind="secondary" to={paths.code(milestoneId)}>
            {m.exercise_missing_practice()}
          </ButtonLink>
        )}
      </div>
    </Banner>
  );
}

type SavingNoticeProps = { completion: Completion; onStartAnew: () => void };

function SavingNotice({ completion: { saving, problem, isStale, save }, onStartAnew }: SavingNoticeProps) {
  if (saving === 'failed') {
    return (
      <Banner kind="error">
        <p>{problem}</p>
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
