import type { McqQuestion, Milestone } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useMcqQuestions, useMilestones, useProgress } from '../../lib/data/queries.ts';
import { changeLocalSettings, useLocalSetting } from '../../lib/settings/local-settings.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ScreenError, type ScreenFault } from '../../ui/screen-error.tsx';
import { areAllCorrect, type ExercisePhase, type ExerciseState, isCorrect } from './exercise.reducer.ts';
import { ExerciseButtons } from './exercise-buttons.tsx';
import { ExerciseEnd } from './exercise-end.tsx';
import { ExerciseLoading } from './exercise-loading.tsx';
import { ExerciseResult } from './exercise-result.tsx';
import { finishOf } from './finish.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionMap } from './question-map.tsx';
import { nextOpen } from './quiz-place.ts';
import { playResult } from './sounds.ts';
import { useCompletion } from './use-completion.ts';
import { useExercise } from './use-exercise.ts';
import { useQuizPlace } from './use-quiz-place.ts';

type ExerciseScreenProps = {
  milestoneId: string;
};

export function ExerciseScreen({ milestoneId }: ExerciseScreenProps) {
  const milestones = useMilestones();
  const questions = useMcqQuestions(milestoneId);
  const progress = useProgress();
  const retry = () => {
    void milestones.refetch();
    void questions.refetch();
  };
  if (milestones.isPending || questions.isPending || progress.isPending) {
    return <ExerciseLoading />;
  }
  if (milestones.data === undefined || questions.data === undefined) {
    return <ErrorState fault={{ failure: questions.error ?? milestones.error }} onRetry={retry} />;
  }
  const milestone = milestones.data.find(({ id }) => id === milestoneId);
  if (milestone === undefined) {
    return <ErrorState fault="not_found" onRetry={retry} />;
  }
  if (questions.data.length === 0) {
    return <ErrorState fault="empty" onRetry={retry} />;
  }
  return (
    <Exercise
      milestone={milestone}
      next={milestones.data.find(({ order }) => order === milestone.order + 1)}
      questions={questions.data}
    />
  );
}

function ErrorState({ fault, onRetry }: { fault: ScreenFault; onRetry: () => void }) {
  const texts = {
    notFound: m.exercise_error_milestone_not_found(),
    empty: m.exercise_error_no_questions(),
    failed: m.exercise_error_load(),
  };
  return <ScreenError fault={fault} texts={texts} onRetry={onRetry} />;
}

type ExerciseProps = {
  milestone: Milestone;
  next: Milestone | undefined;
  questions: readonly McqQuestion[];
};

function Exercise({ milestone, next, questions }: ExerciseProps) {
  const { data: progress } = useProgress();
  const sound = useLocalSetting('sound');
  const isCompleted = progress?.completed_exercises.includes(milestone.id) === true;
  const { state, dispatch, cards, ...send } = useExercise(milestone.id, questions, isCompleted);
  const page = useRef<HTMLDivElement>(null);
  const { place, go, goSoon, show } = useQuizPlace(page, state);
  const isAllCorrect = areAllCorrect(state);
  const completion = useCompletion(milestone, next, isAllCorrect && !state.isReview);
  useResultSound(state, sound);
  useFocusByPhase(page, state.phase);
  useRememberedCompletion(milestone.id, isCompleted);
  const begin = (type: 'practice_again' | 'restart') => {
    dispatch({ type });
    go(0);
  };
  const press = (index: number, questionId: string, given: OptionLetter) => {
    if (state.phase === 'checked') {
      send.replace(questionId, given);
      return;
    }
    dispatch({ type: 'selected', questionId, given });
    const open = nextOpen(state, index);
    if (open !== null) goSoon(open);
  };
  const isEnd = place === 'result' && (isAllCorrect || state.phase === 'closed');
  return (
    <div
      ref={page}
      className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-3 overflow-x-clip px-4 pt-3 pb-4 md:gap-5 md:py-6"
    >
      <Header
        milestone={milestone}
        state={state}
        isIntroShown={place === 0}
        isFolded={state.phase === 'checked' && (place !== 'result' || completion.milestoneEnd !== null)}
      />
      {isEnd && (
        <ExerciseEnd
          state={state}
          completion={completion}
          milestone={milestone}
          next={next}
          progress={progress}
          onPracticeAgain={() => begin('practice_again')}
          onRestart={() => begin('restart')}
        />
      )}
      {place === 'result' && !isEnd && (
        <ExerciseResult
          state={state}
          onStop={() => {
            send.stop();
            show(cards.length - 1);
          }}
          onSendAgain={send.sendAgain}
          onGo={go}
        />
      )}
      {state.phase !== 'closed' && (
        <>
          <QuestionMap state={state} place={place} onGo={go} />
          <ol className="relative">
            {cards.map((card, index) => (
              <QuestionCard
                key={card.id}
                question={card}
                number={index + 1}
                answer={state.answers[card.id] ?? { selected: null, verdict: null }}
                phase={state.phase}
                isCurrent={index === place}
                isMuted={!sound}
                onPress={(given) => press(index, card.id, given)}
                onSelect={(given) => dispatch({ type: 'selected', questionId: card.id, given })}
                onFocus={() => show(index)}
              />
            ))}
          </ol>
          <ExerciseButtons
            state={state}
            place={place}
            milestoneId={milestone.id}
            finish={isCompleted && !isEnd ? finishOf(next) : null}
            onGo={go}
            onCheck={() => {
              send.check();
              show('result');
            }}
          />
        </>
      )}
    </div>
  );
}

type HeaderProps = {
  milestone: Milestone;
  state: ExerciseState;
  isIntroShown: boolean;
  /** True where an explanation or the end of the milestone needs the whole window of a phone. */
  isFolded: boolean;
};

/** On a phone the introduction is on the first card alone, which leaves the others the room of the window. */
function Header({ milestone, state: { phase, isReview }, isIntroShown, isFolded }: HeaderProps) {
  const sound = useLocalSetting('sound');
  return (
    <header className={classNames('grid grid-cols-1 gap-1', isFolded && 'max-md:not-focus-within:sr-only')}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-muted">{m.exercise_milestone_number({ order: milestone.order })}</p>
          <PageTitle
            title={m.exercise_document_title({ title: milestone.title })}
            className="text-lg leading-snug md:text-3xl"
          >
            {milestone.title}
          </PageTitle>
        </div>
        <Button
          kind="ghost"
          className="shrink-0 px-3!"
          aria-label={sound ? m.exercise_mute() : m.exercise_unmute()}
          title={sound ? m.exercise_mute() : m.exercise_unmute()}
          onClick={() => changeLocalSettings({ sound: !sound })}
        >
          <Icon name={sound ? 'sound' : 'mute'} />
        </Button>
      </div>
      {phase === 'answering' && !isReview && (
        <p className={classNames('text-muted', !isIntroShown && 'max-md:sr-only')}>{m.exercise_intro()}</p>
      )}
      {isReview && (
        <p role="status" className={classNames(!isIntroShown && 'max-md:sr-only')}>
          <strong>{m.exercise_review_title()}.</strong> {m.exercise_review_text()}
        </p>
      )}
    </header>
  );
}

/** Stores in this browser a completion that was made on another device. */
function useRememberedCompletion(milestoneId: string, isCompleted: boolean): void {
  useEffect(() => {
    if (isCompleted) {
      learnerStorage.rememberExerciseCompleted(milestoneId);
    }
  }, [isCompleted, milestoneId]);
}

/** Plays a sound once per check, not for answers that were checked on an earlier visit. */
function useResultSound(state: ExerciseState, sound: boolean): void {
  const { phase, answers } = state;
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === 'checking' && phase === 'checked' && sound) {
      playResult(Object.values(answers).every(isCorrect));
    }
    before.current = phase;
  }, [phase, answers, sound]);
}

/**
 * Moves the focus when the pressed button disappears with its phase: to the result of a check, or to the verdict of a
 * replaced answer; to the check button after a stop.
 */
function useFocusByPhase(pageRef: RefObject<HTMLElement | null>, phase: ExercisePhase): void {
  const before = useRef(phase);
  useEffect(() => {
    const from = before.current;
    before.current = phase;
    if (from !== 'checking' || from === phase) {
      return;
    }
    const find = (selector: string) => pageRef.current?.querySelector<HTMLElement>(selector);
    if (phase === 'answering') {
      find('[data-check]')?.focus();
      return;
    }
    const verdict = find('[data-current] [data-verdict]');
    (verdict ?? find('[data-result]'))?.focus({ preventScroll: true });
    if (verdict) verdict.scrollIntoView({ block: 'nearest' });
    else scrollTo({ top: 0 });
  }, [pageRef, phase]);
}
