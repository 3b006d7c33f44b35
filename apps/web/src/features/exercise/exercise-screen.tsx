import type { McqQuestion, Milestone } from '@python-learning/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useMcqQuestions, useMilestones, useProgress } from '../../lib/data/queries.ts';
import { paths } from '../../lib/paths.ts';
import { changeLocalSettings, useLocalSettings } from '../../lib/settings/local-settings.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ScreenError, type ScreenFault, ScreenLoading } from '../../ui/screen-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { areAllCorrect, type ExerciseState, isCorrect } from './exercise.reducer.ts';
import { ExerciseButtons } from './exercise-buttons.tsx';
import { ExerciseNotices } from './exercise-notices.tsx';
import { QuestionCard } from './question-card.tsx';
import { playResult } from './sounds.ts';
import { useCompletion } from './use-completion.ts';
import { useExercise } from './use-exercise.ts';

type ExerciseScreenProps = {
  milestoneId: string;
};

/** The multiple-choice exercise of one milestone. */
export function ExerciseScreen({ milestoneId }: ExerciseScreenProps) {
  const milestones = useMilestones();
  const questions = useMcqQuestions(milestoneId);
  const progress = useProgress();
  const retry = () => {
    void milestones.refetch();
    void questions.refetch();
  };
  if (milestones.isPending || questions.isPending || progress.isPending) {
    return <Loading />;
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

function Loading() {
  return (
    <ScreenLoading label={m.exercise_loading()} className="max-w-3xl">
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-96 w-full rounded-2xl" />
      <Skeleton className="h-96 w-full rounded-2xl" />
    </ScreenLoading>
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
  const { sound } = useLocalSettings();
  const isCompleted = progress?.completed_exercises.includes(milestone.id) === true;
  const { state, dispatch, check, stop } = useExercise(milestone.id, questions, isCompleted);
  const isAllCorrect = areAllCorrect(state);
  const completion = useCompletion(milestone, next, isAllCorrect && !state.isReview);
  const page = useRef<HTMLDivElement>(null);
  useResultSound(state, sound);
  useFocusByPhase(page, state);
  useRememberedCompletion(milestone.id, isCompleted);
  return (
    <div ref={page} className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 px-4 py-5">
      <Header milestone={milestone} />
      <ExerciseNotices
        state={state}
        completion={completion}
        milestone={milestone}
        progress={progress}
        onPracticeAgain={() => dispatch({ type: 'practice_again' })}
        onStartAnew={() => dispatch({ type: 'start_anew' })}
      />
      <ol className="grid grid-cols-1 gap-4">
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={index + 1}
            answer={state.answers[question.id] ?? { selected: null, verdict: null }}
            phase={state.phase}
            isMuted={!sound}
            onSelect={(option) => dispatch({ type: 'selected', questionId: question.id, option })}
          />
        ))}
      </ol>
      <ExerciseButtons
        state={state}
        milestoneId={milestone.id}
        isFinished={isCompleted || isAllCorrect}
        finish={finishOf(next)}
        onCheck={check}
        onStop={stop}
        onTryAgain={() => dispatch({ type: 'try_again' })}
      />
    </div>
  );
}

/** Label and target of the last button; the exercise of the last milestone has its own. */
function finishOf(next: Milestone | undefined): { label: string; path: string } {
  return next === undefined
    ? { label: m.exercise_complete_course(), path: paths.personalized() }
    : { label: m.exercise_next_milestone(), path: paths.dashboard() };
}

function Header({ milestone }: { milestone: Milestone }) {
  const { sound } = useLocalSettings();
  return (
    <header className="grid grid-cols-1 gap-1">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-muted">{m.exercise_milestone_number({ order: milestone.order })}</p>
          <PageTitle title={m.exercise_document_title({ title: milestone.title })}>
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
      <p className="text-muted">{m.exercise_intro()}</p>
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
 * Moves the focus when the pressed button disappears with its phase: to the result of a check, to the check button
 * after a stop, else to the first open question.
 */
function useFocusByPhase(pageRef: RefObject<HTMLElement | null>, { phase }: ExerciseState): void {
  const before = useRef(phase);
  useEffect(() => {
    const from = before.current;
    before.current = phase;
    if (from === phase || (from === 'answering' && phase === 'checking')) {
      return;
    }
    const target =
      phase === 'checked' ? '[data-result]' : from === 'checking' ? '[data-check]' : 'select:not(:disabled)';
    const element = pageRef.current?.querySelector<HTMLElement>(target);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  }, [pageRef, phase]);
}
