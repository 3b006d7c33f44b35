import type { CodingExercise, CodingQuestion } from '@python-learning/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCodingExercise } from '../../lib/data/queries.ts';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { PracticeLoading, PracticeTrouble } from './practice-trouble.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { useQuestionPlace } from './question-place.ts';
import { isAllSolved, useCodeMark, useResultKeeper, useSolvedMemory } from './use-practice.ts';
import { VideoToggle } from './video-toggle.tsx';
import { WorkbenchPanel } from './workbench-panel.tsx';

/** The coding practice of one milestone. */
export function PracticeScreen({ milestoneId }: { milestoneId: string }) {
  const { data, error, isPending, refetch } = useCodingExercise(milestoneId);
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) {
    setLast(data);
  }
  // While texts in another language are on their way the former stay, and with them the code and its output.
  const exercise = data ?? (isPending ? last : undefined);
  useSolvedMemory(data);
  if (exercise === undefined) {
    return isPending ? (
      <PracticeLoading />
    ) : (
      <PracticeTrouble failure={error} onRetry={() => void refetch()} />
    );
  }
  if (exercise.questions.length === 0) {
    return <PracticeTrouble failure="no_questions" onRetry={() => void refetch()} />;
  }
  return <Practice exercise={exercise} milestoneId={milestoneId} />;
}

function Practice({ exercise, milestoneId }: { exercise: CodingExercise; milestoneId: string }) {
  const { questions } = exercise;
  const navigate = useNavigate();
  const place = useQuestionPlace(exercise);
  const [start] = useState(place.index);
  const [leaveFailed, setLeaveFailed] = useState(false);
  const keepResult = useResultKeeper(milestoneId);
  const codeMark = useCodeMark(exercise, milestoneId);
  const { index, question } = place;
  const isChallenge = index >= questions.length;
  const isComplete = isAllSolved(exercise);
  useEffect(() => {
    if (!place.isChosen) {
      place.goTo(start);
    }
  });
  if (question === undefined) {
    return null;
  }

  const leave = async () => {
    setLeaveFailed(false);
    try {
      if (!codeMark.isMarked) {
        await codeMark.mark();
      }
      await navigate(`/exercise/${milestoneId}`);
    } catch {
      setLeaveFailed(true);
    }
  };
  const goNext = () => {
    if (index < questions.length - 1) {
      place.goTo(index + 1);
    } else if (isComplete) {
      void leave();
    } else {
      place.goTo(questions.findIndex(({ is_solved: isSolved }) => !isSolved));
    }
  };
  const goBack = () => (index > 0 ? place.goTo(index - 1) : void navigate(`/learn/${milestoneId}`));
  const isLast = index >= questions.length - 1;

  return (
    <div className="mx-auto grid w-full grid-cols-1 max-w-6xl gap-4 px-4 pt-5">
      <Header exercise={exercise} />
      {leaveFailed && (
        <Banner kind="error">
          <p>{m.practice_error_not_solved_saved()}</p>
          <Button kind="secondary" className="mt-3" busy={codeMark.isPending} onClick={() => void leave()}>
            {m.practice_retry()}
          </Button>
        </Banner>
      )}
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-6">
        <div className="grid min-w-0 content-start gap-4 lg:sticky lg:top-24 lg:self-start">
          <QuestionPanel
            key={question.id}
            question={question}
            place={
              isChallenge
                ? m.practice_challenge()
                : m.practice_question_of_total({ number: index + 1, total: questions.length })
            }
            isSolved={question.is_solved}
            takesFocus={index !== start}
          />
          {isComplete && !isChallenge && exercise.challenge !== null && (
            <ChallengeInvitation challenge={exercise.challenge} onOpen={() => place.goTo(questions.length)} />
          )}
        </div>
        <WorkbenchPanel
          key={question.id}
          question={question}
          words={exercise.words}
          isFirst={index === 0}
          isLast={isLast}
          isOptional={isChallenge && isComplete}
          isLeaving={codeMark.isPending && isLast}
          onResult={(result) => keepResult(question.id, result)}
          onPrevious={goBack}
          onNext={goNext}
        />
      </div>
    </div>
  );
}

/** Once the practice is complete there is one more question for who likes it. */
function ChallengeInvitation({ challenge, onOpen }: { challenge: CodingQuestion; onOpen: () => void }) {
  return (
    <Card className="grid gap-2 border-reward! bg-reward-soft!">
      <p className="flex flex-wrap items-center gap-2 font-bold text-reward-ink">
        <Icon name="star" className="size-5" />
        {m.practice_challenge()}
      </p>
      <h2 className="text-lg">{challenge.title}</h2>
      <p>{challenge.is_solved ? m.practice_challenge_solved() : m.practice_challenge_invitation()}</p>
      <Button kind="secondary" className="justify-self-start" onClick={onOpen}>
        {challenge.is_solved ? m.practice_challenge_again() : m.practice_challenge_open()}
      </Button>
    </Card>
  );
}

function Header({ exercise }: { exercise: CodingExercise }) {
  const solved = exercise.questions.filter(({ is_solved: isSolved }) => isSolved).length;
  const total = exercise.questions.length;
  const summary = m.practice_solved_of_total({ solved, total });
  return (
    <header className="grid gap-3">
      <PageTitle title={m.practice_document_title({ title: exercise.title })}>{exercise.title}</PageTitle>
      <div className="flex items-center gap-3">
        <ProgressBar value={solved} max={total} label={summary} className="flex-1" />
        <span className="shrink-0 text-muted" aria-hidden="true">
          {summary}
        </span>
      </div>
      {exercise.video_url !== null && (
        <VideoToggle
          url={exercise.video_url}
          label={m.practice_intro_label()}
          showText={m.practice_intro_show()}
          hideText={m.practice_intro_hide()}
        />
      )}
    </header>
  );
}
