import type { CodingExercise, CodingQuestion } from '@python-learning/contract';
import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { countedQuestions } from '../../lib/data/asked-questions.ts';
import { useCodingExercise } from '../../lib/data/queries.ts';
import { useLast } from '../../lib/data/use-last.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsNarrow } from '../../ui/narrow-screen.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ScreenError, type ScreenFault } from '../../ui/screen-error.tsx';
import { useUnsentDrafts } from '../../workbench/draft/use-unsent-drafts.ts';
import { HintSheet } from '../../workbench/hints/hint-sheet.tsx';
import { type Hints, useHints } from '../../workbench/hints/use-hints.ts';
import { WorkScreen } from '../../workbench/work-screen.tsx';
import { ChallengeInvitation, PracticeComplete } from './challenge-invitation.tsx';
import { withKeptChoices } from './free/kept-choices.ts';
import { withTheme } from './free/themed-question.ts';
import { useChoices } from './free/use-choices.ts';
import { savePracticeDraft } from './practice-calls.ts';
import { PracticeLoading } from './practice-loading.tsx';
import { QuestionMap, QuestionMapButton } from './question-map.tsx';
import { isChallengeAt, placeInWords, type QuestionPlace, useQuestionPlace } from './question-place.ts';
import { QuestionWork } from './question-work.tsx';
import { taskColumns } from './task-columns.ts';
import { isAllSolved, questionsOf, useHelpCall, useResultKeeper, useSolvedMemory } from './use-practice.ts';
import { useWayOn, type WayOn } from './use-way-on.ts';
import type { WayProps } from './way-buttons.tsx';

export function PracticeScreen({ milestoneId }: { milestoneId: string }) {
  const { data, error, isPending, refetch } = useCodingExercise(milestoneId);
  const last = useLast(data);
  const exercise = isPending ? last : data;
  useSolvedMemory(data);
  if (exercise === undefined) {
    return isPending ? (
      <PracticeLoading />
    ) : (
      <ErrorState fault={{ failure: error }} onRetry={() => void refetch()} />
    );
  }
  if (exercise.questions.length === 0) {
    return <ErrorState fault="empty" onRetry={() => void refetch()} />;
  }
  return <Practice exercise={exercise} milestoneId={milestoneId} />;
}

type PracticeProps = { exercise: CodingExercise; milestoneId: string };

function Practice({ exercise, milestoneId }: PracticeProps) {
  const { questions } = exercise;
  const place = useQuestionPlace(exercise);
  const keepResult = useResultKeeper(milestoneId);
  const way = useWayOn(exercise, milestoneId, place);
  const hasMoved = useHasMoved(place);
  const { index } = place;
  const question = place.question && withTheme(withKeptChoices(place.question));
  const choose = useChoices(milestoneId, question);
  const hints = usePracticeHints(question, milestoneId);
  const isNarrow = useIsNarrow();
  useUnsentDrafts(
    questionsOf(exercise).map(({ id }) => id),
    question?.id,
    savePracticeDraft,
  );
  if (question === undefined) return null;
  const isLast = index >= questions.length - 1;
  const buttons: WayProps = {
    isFirst: index === 0,
    isLast,
    isOptional: isChallengeAt(exercise, index) || question.is_retired === true,
    isLeaving: way.isLeaving && isLast,
    onPrevious: way.goBack,
    onNext: way.goNext,
  };
  return (
    <WorkScreen>
      <Header exercise={exercise} place={place} />
      {way.failure !== null && <NotMarked way={way} />}
      <div
        className={`${taskColumns} flex flex-col gap-3 bench:flex-1 bench:gap-0 desk:grid-rows-[auto_1fr]`}
      >
        <QuestionWork
          key={question.id}
          question={question}
          hints={hints}
          intro={exercise}
          place={placeInWords(exercise, place)}
          hasMoved={hasMoved}
          way={buttons}
          ending={<Ending exercise={exercise} place={place} />}
          onResult={(result, code) => keepResult(question.id, result, code)}
          onChoose={choose}
        />
      </div>
      {isNarrow && <HintSheet hints={hints} />}
    </WorkScreen>
  );
}

const noHints = { open: [], total: 0, next_after: null };

function usePracticeHints(question: CodingQuestion | undefined, milestoneId: string): Hints {
  const { id = '', hint = '', hint_ladder: ladder = noHints, is_solved: isSolved = false } = question ?? {};
  const open = [hint, ...ladder.open.slice(1)];
  const send = useHelpCall(milestoneId, id);
  return useHints({ id, ladder: hint === '' ? noHints : { ...ladder, open }, isSolved, send });
}

/** True once another question was shown than the one at which the page opened. */
function useHasMoved({ index }: QuestionPlace): boolean {
  const [start] = useState(index);
  const [hasMoved, setMoved] = useState(false);
  if (index !== start && !hasMoved) setMoved(true);
  return hasMoved;
}

function NotMarked({ way: { failure, leave, isLeaving } }: { way: WayOn }) {
  return (
    <Banner kind="error">
      <p>{noAnswerOr(failure, m.practice_error_not_solved_saved)}</p>
      <Button kind="secondary" className="mt-3" busy={isLeaving} onClick={() => void leave()}>
        {m.practice_retry()}
      </Button>
    </Banner>
  );
}

/** Once every question is solved: the sum, and the way to the challenge, where the learner sees the last output. */
function Ending({ exercise, place }: { exercise: CodingExercise; place: QuestionPlace }) {
  const { questions, challenge } = exercise;
  if (!isAllSolved(exercise) || isChallengeAt(exercise, place.index)) return null;
  const open = () => place.goTo(questions.length);
  const invitation = challenge !== null && <ChallengeInvitation challenge={challenge} onOpen={open} />;
  return <PracticeComplete total={countedQuestions(exercise).length} invitation={invitation} />;
}

type HeaderProps = { exercise: CodingExercise; place: QuestionPlace };

/** The milestone and its questions; on a narrow screen also the position, for which the task has no room. */
function Header({ exercise, place }: HeaderProps) {
  const isNarrow = useIsNarrow();
  const counted = countedQuestions(exercise);
  const solved = counted.filter(({ is_solved: isSolved }) => isSolved).length;
  const total = counted.length;
  const summary = m.practice_solved_of_total({ solved, total });
  const title = (
    <PageTitle
      title={m.practice_document_title({ title: exercise.title })}
      className="text-xl leading-tight outline-none bench:line-clamp-2 bench:text-base md:text-3xl"
    >
      {exercise.title}
    </PageTitle>
  );
  return (
    <header className="relative flex shrink-0 items-center justify-between gap-x-4 bench:px-4 typing:hidden">
      <div className="min-w-0 flex-1">
        {title}
        {!isNarrow && (
          <p className="text-muted" aria-hidden="true">
            {summary}
          </p>
        )}
      </div>
      <progress value={solved} max={total} aria-label={summary} className="sr-only" />
      {isNarrow ? (
        <div className="grid shrink-0 justify-items-end">
          <QuestionMapButton exercise={exercise} place={place} />
          {/* On the lower half of the button: the title beside it may take two lines. */}
          <p className="-mt-5.5 leading-tight text-muted">{placeInWords(exercise, place)}</p>
        </div>
      ) : (
        <QuestionMap exercise={exercise} place={place} />
      )}
    </header>
  );
}

function ErrorState({ fault, onRetry }: { fault: ScreenFault; onRetry: () => void }) {
  const texts = {
    notFound: m.practice_error_milestone_not_found(),
    empty: m.practice_error_no_questions(),
    failed: m.practice_error_load(),
  };
  return <ScreenError fault={fault} texts={texts} onRetry={onRetry} />;
}
