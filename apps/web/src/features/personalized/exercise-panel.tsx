import type { EndedRun, PersonalizedExercise } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { courseKeys } from '../../workbench/editor/course-keys.ts';
import { HintSheet } from '../../workbench/hints/hint-sheet.tsx';
import { useHints } from '../../workbench/hints/use-hints.ts';
import { KeepCopy } from '../../workbench/keep-copy.tsx';
import { OutputSection } from '../../workbench/output/output-section.tsx';
import { programAnswer } from '../../workbench/question-kinds.ts';
import { RunBar } from '../../workbench/run-bar.tsx';
import { useWorkbench } from '../../workbench/use-workbench.ts';
import { saveExerciseDraft, sendTo } from './exercise-calls.ts';
import { readPausedRun, usePausedRunMemory } from './paused-run.ts';
import { PracticeDone } from './practice-done.tsx';
import { QuestionCard } from './question-card.tsx';

type ExercisePanelProps = {
  exercise: PersonalizedExercise;
  chosenKey: string | null;
  /** Called with the server's answer after a run, or after the exercise was marked as done. */
  onNews: (exercise: PersonalizedExercise) => void;
  onBack: () => void;
  onNext: () => void;
};

/** The open exercise: the task, the editor, the output and the bar with Run Code. */
export function ExercisePanel({ exercise, chosenKey, onNews, onBack, onNext }: ExercisePanelProps) {
  const work = useExerciseWork(exercise, onNews);
  const { bench } = work;
  const { id, hint_ladder: ladder, is_completed: isSolved } = exercise;
  const hints = useHints({ id, ladder, isSolved });
  const isPractice = exercise.kind === 'practice';
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <QuestionCard exercise={exercise} hints={hints} chosenKey={chosenKey} />
      <programAnswer.Editor work={work} onRunByKey={work.run} />
      <OutputSection bench={bench} arrival={work.arrival}>
        <programAnswer.Output
          bench={bench}
          hints={hints}
          ranText={m.personalized_practice_ran()}
          taskId={id}
          {...work.onOutput}
          onRestart={work.run}
        />
        <Encouragement exercise={exercise} result={bench.result} />
        {isPractice && !exercise.is_completed && <PracticeDone exercise={exercise} onDone={onNews} />}
        {exercise.is_completed && <CompletedCard exercise={exercise} onNext={onNext} />}
        {exercise.is_completed && (
          <div hidden={bench.phase.kind !== 'idle'} className="grid grid-cols-1 gap-3">
            <KeepCopy title={exercise.title} code={bench.code} inputs={bench.resultInputs} />
          </div>
        )}
      </OutputSection>
      <HintSheet hints={hints} />
      <RunBar
        work={work}
        keys={courseKeys}
        runText={m.personalized_run()}
        isDone={exercise.is_completed}
        previous={<ListButton onPress={onBack} />}
        next={<NextButton onPress={onNext} />}
      />
    </div>
  );
}

/** Hidden on a wide screen, where the list is beside the exercise. */
function ListButton({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="ghost" className="px-3! lg:invisible" aria-label={m.personalized_back()} onClick={onPress}>
      <Icon name="arrow-left" className="size-5" />
      <span className="hidden sm:inline">{m.personalized_back()}</span>
    </Button>
  );
}

function NextButton({ onPress }: { onPress: () => void }) {
  return (
    <Button
      kind="ghost"
      className="gap-1! px-2! sm:px-3!"
      aria-label={m.personalized_next()}
      onClick={onPress}
    >
      <span className="hidden sm:inline">{m.personalized_next()}</span>
      <span className="sm:hidden">{m.practice_next()}</span>
      <Icon name="arrow-right" className="size-5" />
    </Button>
  );
}

function useExerciseWork(exercise: PersonalizedExercise, onNews: (exercise: PersonalizedExercise) => void) {
  const { id, output, generated_code: starter, draft_code, draft_written_at } = exercise;
  const work = useWorkbench({
    task: { id, example_code: starter, draft_code, draft_written_at },
    start: {
      rememberedOutput: output === '' ? null : output,
      isSolved: exercise.is_completed,
      solutionNote: null,
      paused: readPausedRun(id),
    },
    save: saveExerciseDraft,
    send: sendTo(id, onNews),
    onResult: () => undefined,
  });
  usePausedRunMemory(id, work.bench.phase);
  return work;
}

/** Encouragement after a run that did not complete the exercise. */
function Encouragement({ exercise, result }: { exercise: PersonalizedExercise; result: EndedRun | null }) {
  const { encouragement, is_completed: isCompleted } = exercise;
  if (result === null || isCompleted || encouragement === null) return null;
  return <p className="text-muted">{encouragement}</p>;
}

type CompletedCardProps = { exercise: PersonalizedExercise; onNext: () => void };

/** Shown when the exercise is completed: encouragement and a button to the next one. */
function CompletedCard({ exercise, onNext }: CompletedCardProps) {
  return (
    <section className="grid gap-3 rounded-2xl border border-reward bg-reward-soft p-4 sm:flex sm:items-center sm:justify-between">
      <div className="flex min-w-0 items-start gap-3">
        <Icon name="star" className="mt-0.5 size-6 text-reward-ink" />
        <div className="min-w-0">
          <h3 className="text-lg">{m.personalized_solved_title()}</h3>
          {exercise.encouragement !== null && <p>{exercise.encouragement}</p>}
        </div>
      </div>
      <Button className="shrink-0 justify-self-start" onClick={onNext}>
        {m.personalized_next()}
        <Icon name="arrow-right" className="size-5" />
      </Button>
    </section>
  );
}
