import type { CodingQuestion, EndedRun } from '@python-learning/contract';
import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { useIsNarrow } from '../../ui/narrow-screen.ts';
import { BriefToast } from '../../ui/toast.tsx';
import type { Hints } from '../../workbench/hints/use-hints.ts';
import { useLadderProgram } from '../../workbench/ladder/use-ladder.ts';
import { besideSheet, codeBeside } from '../../workbench/output/beside-sheet.ts';
import { OutputSection } from '../../workbench/output/output-section.tsx';
import { ResultSheet } from '../../workbench/output/result-sheet.tsx';
import { useSheet } from '../../workbench/output/use-sheet.ts';
import { verdictOf } from '../../workbench/output/verdict.ts';
import { answeredKinds } from '../../workbench/question-kinds.ts';
import type { Workbench } from '../../workbench/run/workbench.reducer.ts';
import { RunBar } from '../../workbench/run-bar.tsx';
import { useWorkbench } from '../../workbench/use-workbench.ts';
import { ExplanationVideo, hasFailedOften, SolutionNote } from './after-solving.tsx';
import type { OwnWorkProps } from './free/own-work.tsx';
import type { Choose } from './free/use-choices.ts';
import { savePracticeDraft, sendTo } from './practice-calls.ts';
import { SolvedActions } from './solved-actions.tsx';
import { NextButton, PreviousButton, type WayProps } from './way-buttons.tsx';

const OwnWork = optionalPart<OwnWorkProps>(async () => (await import('./free/own-work.tsx')).OwnWork);

type WorkbenchPanelProps = {
  question: CodingQuestion;
  hints: Hints;
  way: WayProps;
  /** Shown below the verdict on a solved question. */
  ending: ReactNode;
  onResult: (result: EndedRun, code: string) => void;
  onChoose: Choose;
};

/** On a wide screen code and bar have a column of their own, in which they stay while task and result scroll beside them. */
const besideTask = {
  code: 'sticky top-29 xl:top-20 col-start-2 row-span-2 row-start-1 mb-24 min-w-0 self-start',
  bar: 'sticky bottom-0 z-10 col-start-2 row-span-2 row-start-1 min-w-0 self-end',
} as const;

/**
 * True while a run is under way, has said what is still to do, or was play: nothing may stand between what it says and
 * its output.
 */
function comesOutputFirst({ phase, result }: Workbench): boolean {
  return phase.kind !== 'idle' || (result !== null && result.verdict !== 'solved');
}

/** True once a run has ended, here or on an earlier visit. */
function hasRun({ phase, result, isSolved }: Workbench): boolean {
  return phase.kind === 'idle' && (result !== null || isSolved);
}

/** The checks of a run that was accepted; empty for any other. */
function checksOfSolution({ result }: Workbench) {
  return result?.verdict === 'solved' ? result.checks : [];
}

/** A program that is played with needs no hint to its task. */
function hintsFor({ result }: Workbench, hints: Hints): { hints?: Hints } {
  return result?.verdict === 'unchecked' ? {} : { hints };
}

/** Editor, output and the bar with Run. Once the question is solved, Next is the primary button. */
export function WorkbenchPanel({ question, hints, way, ending, onResult, onChoose }: WorkbenchPanelProps) {
  const taskWork = useWorkbench({
    task: question,
    start: {
      rememberedOutput: learnerStorage.readCodeOutput(question.id),
      isSolved: question.is_solved,
      solvedCode: question.solution_code ?? (question.is_solved ? question.draft_code : null),
      solutionNote: question.solution_note,
    },
    save: savePracticeDraft,
    send: sendTo(question.id),
    canPlay: true,
    onResult,
  });
  const isNarrow = useIsNarrow();
  const sheet = useSheet(taskWork.bench, taskWork.isTyping);
  const work = isNarrow ? besideSheet(taskWork, sheet) : taskWork;
  const { bench, isRunning } = work;
  useLadderProgram(hints.ladder, { code: bench.code, take: work.take, submit: work.submitOther });
  const { Editor, Output } = answeredKinds[question.kind];
  const output = (
    <>
      <Output
        bench={bench}
        sample={question.sample_inputs ?? []}
        ranText={m.practice_playing()}
        {...hintsFor(bench, hints)}
        taskId={question.id}
        {...work.onOutput}
      >
        {bench.isSolved && !comesOutputFirst(bench) && ending}
      </Output>
      {bench.isSolved && (
        <SolvedActions
          work={work}
          title={question.title}
          taskId={question.id}
          isFree={question.free !== undefined}
        />
      )}
      {bench.isSolved && <SolutionNote note={bench.solutionNote} />}
      {question.free !== undefined && hasRun(bench) && (
        <OwnWork id={question.id} free={question.free} checks={checksOfSolution(bench)} onChoose={onChoose} />
      )}
      {(bench.isSolved || hasFailedOften(question)) && <ExplanationVideo question={question} />}
    </>
  );
  return (
    <>
      {/* The next run has no result yet, and another question has another panel: the toast outlives neither. A wrong
          guess has none: it would say that the guess was right. */}
      {work.isNews && bench.result !== null && verdictOf(bench.result).kind === 'solved' && (
        <BriefToast>{m.practice_success_toast()}</BriefToast>
      )}
      <div className={isNarrow ? codeBeside[sheet.height] : besideTask.code}>
        <Editor work={work} guesses={question.guesses} onRunByKey={work.runByKey} />
      </div>
      {isNarrow ? (
        <ResultSheet bench={bench} arrival={work.arrival} sheet={sheet}>
          {output}
        </ResultSheet>
      ) : (
        <OutputSection bench={bench} arrival={work.arrival}>
          {output}
        </OutputSection>
      )}
      <div className={isNarrow ? 'contents' : besideTask.bar}>
        <RunBar
          work={work}
          keys={question.keys}
          runText={bench.isSolved ? m.practice_play() : m.practice_run()}
          isDone={bench.isSolved}
          previous={<PreviousButton {...way} isRunning={isRunning} />}
          next={<NextButton {...way} isRunning={isRunning} isSolved={bench.isSolved} />}
        />
      </div>
    </>
  );
}
