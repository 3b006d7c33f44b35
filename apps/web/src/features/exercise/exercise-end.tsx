import type { Milestone, Progress } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { useNewBadges } from '../../lib/data/new-badges.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CeremonyProps } from './ceremony.tsx';
import type { ExerciseState } from './exercise.reducer.ts';
import { finishOf } from './finish.ts';
import type { Completion } from './use-completion.ts';

/** Loaded for the one time a milestone is completed. Without it, the congratulations alone are shown. */
const Ceremony = optionalPart<CeremonyProps>(async () => {
  const part = await import('./ceremony.tsx').catch(() => null);
  return part?.Ceremony ?? PlainEnd;
});

type ExerciseEndProps = {
  state: ExerciseState;
  completion: Completion;
  milestone: Milestone;
  next: Milestone | undefined;
  progress: Progress | undefined;
  onPracticeAgain: () => void;
  onRestart: () => void;
};

/** What stands in the place of the questions when nothing is left to answer: the congratulations and what comes next. */
export function ExerciseEnd(props: ExerciseEndProps) {
  const { state, completion, milestone, next, progress } = props;
  if (state.isReview) {
    return <Congratulations {...props} text={m.exercise_review_right()} />;
  }
  if (completion.milestoneEnd !== null) {
    return (
      <Ceremony
        {...completion.milestoneEnd}
        milestone={milestone}
        next={next}
        onAgain={props.onPracticeAgain}
      />
    );
  }
  const isSaved = progress?.completed_exercises.includes(milestone.id) === true;
  if (!isSaved || completion.saving !== 'idle') {
    return (
      <>
        <Congratulations
          {...props}
          text={m.exercise_congratulations_text()}
          hasWaysOn={completion.saving === 'failed'}
        />
        <SavingNotice completion={completion} onRestart={props.onRestart} />
      </>
    );
  }
  return (
    <>
      <Congratulations {...props} text={m.exercise_congratulations_text()} />
      <AwardedHere badges={progress.badges} />
      <MissingParts milestoneId={milestone.id} progress={progress} />
    </>
  );
}

const NewMedals = optionalPart(async () => (await import('./new-medals.tsx')).NewMedals);

/** The badges that a completed exercise brought, when the milestone itself is not complete. */
function AwardedHere({ badges }: { badges: Progress['badges'] }) {
  const [fresh] = useNewBadges(badges);
  return fresh.length > 0 && <NewMedals badges={fresh} />;
}

function PlainEnd({ next, onAgain }: CeremonyProps) {
  return <Congratulations text={m.exercise_congratulations_text()} next={next} onPracticeAgain={onAgain} />;
}

type CongratulationsProps = {
  text: string;
  next: Milestone | undefined;
  /** False while the result is on its way to the server, which decides what comes next. */
  hasWaysOn?: boolean;
  onPracticeAgain: () => void;
};

function Congratulations({ text, next, hasWaysOn = true, onPracticeAgain }: CongratulationsProps) {
  const finish = finishOf(next);
  return (
    <section
      data-result
      tabIndex={-1}
      aria-live="polite"
      aria-labelledby="congratulations"
      className="grid grid-cols-1 gap-4 rounded-2xl border-2 border-reward bg-reward-soft p-5 text-ink outline-none"
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
      {hasWaysOn && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={finish.path} className="min-h-13 grow basis-40">
            {finish.label}
            <Icon name="arrow-right" className="size-5" />
          </ButtonLink>
          <Button kind="secondary" className="grow basis-40" onClick={onPracticeAgain}>
            {m.exercise_practice_again()}
          </Button>
        </div>
      )}
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

type SavingNoticeProps = { completion: Completion; onRestart: () => void };

function SavingNotice({ completion: { saving, problem, isStale, save }, onRestart }: SavingNoticeProps) {
  if (saving === 'failed') {
    return (
      <Banner kind="error">
        <p>{problem}</p>
        <Button kind="secondary" className="mt-3" onClick={isStale ? onRestart : save}>
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
