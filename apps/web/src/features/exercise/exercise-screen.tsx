import type { McqQuestion, Milestone } from '@python-learning/contract';
import { useEffect, useRef, useState } from 'react';
import { useMcqQuestions, useMilestones, useProgress } from '../../lib/data/queries.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { areAllCorrect, type ExerciseState, isCorrect } from './exercise.reducer.ts';
import { ExerciseButtons } from './exercise-buttons.tsx';
import { ExerciseNotices } from './exercise-notices.tsx';
import { ExerciseLoading, ExerciseTrouble } from './exercise-trouble.tsx';
import { QuestionCard } from './question-card.tsx';
import { isMuted, playResult, rememberMuted } from './sounds.ts';
import { useCompletion } from './use-completion.ts';
import { useExercise } from './use-exercise.ts';

type ExerciseScreenProps = {
  milestoneId: string;
  /** Where Complete Course leads; the dashboard where there is nothing after the course. */
  afterCoursePath?: string;
};

const lastOrder = 15;

/** The multiple-choice exercise of one milestone. */
export function ExerciseScreen({ milestoneId, afterCoursePath = '/dashboard' }: ExerciseScreenProps) {
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
    return <ExerciseTrouble fault={{ failure: questions.error ?? milestones.error }} onRetry={retry} />;
  }
  const milestone = milestones.data.find(({ id }) => id === milestoneId);
  if (milestone === undefined) {
    return <ExerciseTrouble fault="milestone_not_found" onRetry={retry} />;
  }
  if (questions.data.length === 0) {
    return <ExerciseTrouble fault="no_questions" onRetry={retry} />;
  }
  return (
    <Exercise
      milestone={milestone}
      next={milestones.data.find(({ order }) => order === milestone.order + 1)}
      questions={questions.data}
      afterCoursePath={afterCoursePath}
    />
  );
}

type ExerciseProps = {
  milestone: Milestone;
  next: Milestone | undefined;
  questions: readonly McqQuestion[];
  afterCoursePath: string;
};

function Exercise({ milestone, next, questions, afterCoursePath }: ExerciseProps) {
  const { data: progress } = useProgress();
  const isCompleted = progress?.completed_exercises.includes(milestone.id) === true;
  const { state, dispatch, check } = useExercise(milestone.id, questions, isCompleted);
  const [muted, setMuted] = useState(isMuted);
  const isAllCorrect = areAllCorrect(state);
  const completion = useCompletion(milestone, next, isAllCorrect && !state.isReview);
  const isLastMilestone = milestone.order === lastOrder;
  useResultSound(state, muted);
  useEffect(() => {
    if (isCompleted) {
      learnerStorage.rememberExerciseCompleted(milestone.id);
    }
  }, [isCompleted, milestone.id]);

  return (
    <div className="mx-auto grid w-full grid-cols-1 max-w-3xl gap-5 px-4 py-5">
      <Header
        milestone={milestone}
        muted={muted}
        onMute={(value) => {
          setMuted(value);
          rememberMuted(value);
        }}
      />
      <ExerciseNotices
        state={state}
        completion={completion}
        isCompleted={isCompleted}
        isMilestoneComplete={progress?.completed_milestones.some(({ id }) => id === milestone.id) === true}
        onPracticeAgain={() => dispatch({ type: 'practice_again' })}
        onStartAnew={() => dispatch({ type: 'start_anew' })}
      />
      <ol className="grid gap-4">
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={index + 1}
            answer={state.answers[question.id] ?? { selected: null, verdict: null }}
            phase={state.phase}
            isMuted={muted}
            onSelect={(option) => dispatch({ type: 'selected', questionId: question.id, option })}
          />
        ))}
      </ol>
      <ExerciseButtons
        state={state}
        milestoneId={milestone.id}
        isFinished={isCompleted || isAllCorrect}
        finish={
          isLastMilestone
            ? { label: m.exercise_complete_course(), path: afterCoursePath }
            : { label: m.exercise_next_milestone(), path: '/dashboard' }
        }
        onCheck={() => void check()}
        onTryAgain={() => dispatch({ type: 'try_again' })}
      />
    </div>
  );
}

type HeaderProps = { milestone: Milestone; muted: boolean; onMute: (muted: boolean) => void };

function Header({ milestone, muted, onMute }: HeaderProps) {
  return (
    <header className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <PageTitle title={m.exercise_document_title({ title: milestone.title })}>{milestone.title}</PageTitle>
        <Button
          kind="ghost"
          className="shrink-0 px-3!"
          aria-label={muted ? m.exercise_unmute() : m.exercise_mute()}
          onClick={() => onMute(!muted)}
        >
          <Icon name={muted ? 'mute' : 'sound'} />
        </Button>
      </div>
      <p className="text-muted">{m.exercise_intro()}</p>
    </header>
  );
}

/** Sounds once for each check, not for answers that were checked on an earlier visit. */
function useResultSound(state: ExerciseState, muted: boolean): void {
  const { phase, answers } = state;
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === 'checking' && phase === 'checked' && !muted) {
      playResult(Object.values(answers).every(isCorrect));
    }
    before.current = phase;
  }, [phase, answers, muted]);
}
