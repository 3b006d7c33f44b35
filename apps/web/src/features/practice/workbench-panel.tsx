import type { CodingQuestion, RunResult } from '@python-learning/contract';
import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { BriefToast } from '../../ui/toast.tsx';
import { OutputPanel } from '../../workbench/output/output-panel.tsx';
import { OutputSection } from '../../workbench/output/output-section.tsx';
import { RunBar } from '../../workbench/run-bar.tsx';
import { TaskEditor } from '../../workbench/task-editor.tsx';
import { useWorkbench } from '../../workbench/use-workbench.ts';
import { AfterSolving } from './after-solving.tsx';
import { savePracticeDraft, sendTo } from './practice-calls.ts';
import { SampleInput, toInputLines } from './sample-input.tsx';
import { NextButton, PreviousButton } from './way-buttons.tsx';

export type WorkbenchPanelProps = {
  question: CodingQuestion;
  isFirst: boolean;
  isLast: boolean;
  /** True for a question that may be left unsolved. */
  isOptional: boolean;
  isLeaving: boolean;
  onResult: (result: RunResult) => void;
  onPrevious: () => void;
  onNext: () => void;
};

/** Editor, output and the bar with Run. Once the question is solved, Next is the primary button. */
export function WorkbenchPanel({ question, onResult, ...way }: WorkbenchPanelProps) {
  const [ownInput, setOwnInput] = useState<string | null>(null);
  const work = useWorkbench({
    task: question,
    start: {
      rememberedOutput: learnerStorage.readCodeOutput(question.id),
      isSolved: question.is_solved,
      solutionNote: question.solution_note,
    },
    save: savePracticeDraft,
    send: sendTo(question.id),
    inputs: toInputLines(ownInput),
    onResult,
  });
  const { bench, isRunning } = work;
  return (
    <div className="contents min-w-0 flex-col gap-4 lg:flex">
      {/* The next run has no result yet, and another question has another panel: the toast outlives neither. */}
      {bench.result?.is_correct === true && <BriefToast>{m.practice_success_toast()}</BriefToast>}
      <TaskEditor work={work} onRunByKey={work.runByKey} onSubmit={work.submit} />
      {question.sample_inputs !== null && (
        <SampleInput sample={question.sample_inputs} own={ownInput} onOwn={setOwnInput} />
      )}
      <OutputSection bench={bench} arrival={work.arrival}>
        <OutputPanel bench={bench} {...work.onOutput} />
        {bench.isSolved && <AfterSolving question={question} note={bench.solutionNote} />}
      </OutputSection>
      <RunBar
        work={work}
        keys={question.keys}
        runText={m.practice_run()}
        isDone={bench.isSolved}
        previous={<PreviousButton isFirst={way.isFirst} isRunning={isRunning} onPress={way.onPrevious} />}
        next={
          <NextButton
            isLast={way.isLast}
            isRunning={isRunning}
            isSolved={bench.isSolved}
            isOptional={way.isOptional}
            isLeaving={way.isLeaving}
            onPress={way.onNext}
          />
        }
      />
    </div>
  );
}
