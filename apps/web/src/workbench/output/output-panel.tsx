import type { EndedRun } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { type ReactNode, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WrittenFiles } from '../files/written-files.tsx';
import { WaysToHelp } from '../hints/hint-buttons.tsx';
import type { Hints } from '../hints/use-hints.ts';
import { isDialogue, type Phase, type Workbench } from '../run/workbench.reducer.ts';
import { SeeItRun } from '../steps/see-it-run.tsx';
import { useEndOfOverPage } from '../steps/use-over-page.ts';
import { AlsoTried } from './also-tried.tsx';
import type { DialogueActions } from './dialogue.tsx';
import { FailureActions } from './failure-actions.tsx';
import { Mending } from './mending.tsx';
import { resultInLanguage } from './result-in-language.ts';
import { RunDrawing } from './run-drawing.tsx';
import { Talk } from './talk.tsx';
import { Transcript } from './transcript.tsx';
import { exampleAnswers } from './tried-answers.ts';
import { failureText, type Verdict, verdictOf } from './verdict.ts';
import { VerdictCard } from './verdict-card.tsx';
import { useVerdictPulse } from './verdict-pulse.ts';

export type OutputActions = DialogueActions & {
  /** @param isRepeat true for an automatic retry: the wait is over, or the connection is back */
  onRetry: (isRepeat: boolean) => void;
  onFix: (code: string) => void;
  onGoToLine: (line: number) => void;
  /** Told the line that drew what is shown of a drawing; null where no single line did. */
  onDrawnLine?: (line: number | null) => void;
};

export type OutputPanelProps = OutputActions & {
  /** Shown between the verdict and the rest. */
  children?: ReactNode;
  bench: Workbench;
  /** Example answers to the questions of the program, in their order. */
  sample?: readonly string[];
  /** The hints of the task; missing where it has none. */
  hints?: Hints;
  /** What to say of a run that ended well where nothing is asked. */
  ranText?: string;
  /** The question, exercise or lesson of the program. */
  taskId: string;
};

/** Shows everything about a run: the program's output, and our feedback on it. */
export function OutputPanel({
  children,
  bench: untranslated,
  sample = [],
  hints,
  ranText = '',
  taskId,
  ...actions
}: OutputPanelProps) {
  const language = useLanguage();
  const bench = inLanguage(untranslated, language);
  const earlier = useEarlier(untranslated);
  const [kept] = useState(untranslated.result);
  const told = bench.phase.kind === 'idle' ? bench.result : null;
  const verdict = told === null ? null : verdictOf(told, ranText);
  useVerdictPulse(untranslated.result, verdict?.kind ?? null);
  useEndOfOverPage(bench.phase.kind === 'running');
  return (
    <>
      <VerdictCard
        verdict={verdict}
        line={told?.explanation?.line ?? told?.error_line ?? null}
        onGoToLine={actions.onGoToLine}
      >
        {told === null || verdict === null ? (
          <News phase={bench.phase} />
        ) : (
          <VerdictText result={told} verdict={verdict} opened={openedBy(told, hints)} />
        )}
      </VerdictCard>
      {children}
      {earlier === null ? (
        <Details
          bench={bench}
          sample={sample}
          hints={hints}
          taskId={taskId}
          isNews={untranslated.result !== kept}
          {...actions}
        />
      ) : (
        <div aria-busy="true" inert className="grid grid-cols-1 gap-3 opacity-50">
          <Details
            bench={inLanguage(earlier, language)}
            sample={sample}
            hints={hints}
            taskId={taskId}
            isNews={false}
            {...actions}
          />
        </div>
      )}
    </>
  );
}

function inLanguage(bench: Workbench, language: Language): Workbench {
  const { result } = bench;
  return { ...bench, result: result === null ? null : resultInLanguage(result, language) };
}

/**
 * The bench as the last run left it, while the next one is under way: what went wrong stays in sight until the new verdict.
 * Null at any other time, after a solution, and while the program talks to the learner.
 */
function useEarlier(bench: Workbench): Workbench | null {
  const [last, setLast] = useState(bench);
  const isRunning = bench.phase.kind === 'running';
  if (!isRunning && last.result !== bench.result) setLast(bench);
  if (!isRunning || isDialogue(bench.phase)) return null;
  if (last.result === null || last.result.verdict === 'solved') return null;
  return { ...last, phase: { kind: 'idle' }, code: last.resultCode ?? last.code };
}

/** What a run without a result tells. */
function News({ phase }: Pick<Workbench, 'phase'>) {
  switch (phase.kind) {
    case 'running':
      // The box of a dialogue stays in its place.
      return isDialogue(phase) ? null : (
        <p className="flex items-center gap-3 text-muted">
          <Spinner className="size-5" />
          {m.practice_running()}
        </p>
      );
    case 'failed':
      return (
        <Banner kind={phase.failure.kind === 'refused' ? 'error' : 'info'} isSilent>
          {failureText(phase.failure)}
        </Banner>
      );
    case 'stopped':
      return (
        <Banner kind="info" isSilent>
          {m.practice_stopped()}
        </Banner>
      );
    case 'waiting':
      return <p className="sr-only">{heardOutput(phase)}</p>;
    case 'idle':
      return null;
  }
}

/** What a screen reader says of a waiting program. The focus says the first prompt, as it enters the box then. */
function heardOutput({ attempt, transcript, newFrom }: Extract<Phase, { kind: 'waiting' }>): string {
  const isFirst = attempt.inputs.length === 0;
  return transcript.slice(newFrom, isFirst ? transcript.lastIndexOf('\n') + 1 : undefined);
}

type DetailsProps = OutputActions &
  Required<Pick<OutputPanelProps, 'bench' | 'sample' | 'taskId'>> & {
    hints: Hints | undefined;
    /** False for a result that was there before: of an earlier visit, or while the next run is under way. */
    isNews: boolean;
  };

function Details({ bench, sample, hints, taskId, isNews, ...actions }: DetailsProps) {
  const { phase, result, rememberedOutput } = bench;
  if (phase.kind === 'running' || phase.kind === 'waiting') {
    return isDialogue(phase) ? <Talk phase={phase} sample={sample} {...actions} /> : null;
  }
  if (phase.kind === 'failed') {
    const { failure } = phase;
    return (
      <>
        <FailureActions failure={failure} onRetry={actions.onRetry} onStop={actions.onStop} />
        {phase.transcript !== '' && <Transcript text={phase.transcript} />}
        {failure.kind === 'refused' && failure.output !== null && <Transcript text={failure.output} />}
      </>
    );
  }
  if (phase.kind === 'stopped') return null;
  if (result !== null)
    return (
      <Result bench={bench} result={result} hints={hints} taskId={taskId} isNews={isNews} {...actions} />
    );
  if (rememberedOutput === null) return <p className="text-muted">{m.practice_output_before()}</p>;
  return (
    <>
      <p className="text-muted">{m.practice_output_remembered()}</p>
      <Transcript text={rememberedOutput} />
    </>
  );
}

type ResultProps = OutputActions & {
  bench: Workbench;
  result: EndedRun;
  hints: Hints | undefined;
  taskId: string;
  isNews: boolean;
};

/** Shows one problem with one next step, then the output, then the rest. */
function Result({ bench, result, hints, taskId, isNews, onFix, onDrawnLine }: ResultProps) {
  const { explanation, fix, prediction, guess, suggestions, storage_notice } = result;
  const isSolved = result.verdict === 'solved';
  const isSurprise = isSolved && guess?.is_right === false;
  const isOtherInput = isSurprise && exampleAnswers(result.checks, bench.resultInputs) !== null;
  const isCurrent = bench.code === bench.resultCode;
  const { output, drawing = null } = result;
  // A program that only draws shows no empty text.
  const transcript = (output !== '' || drawing === null) && <Transcript text={output} />;
  const steps = hasSteps(result) && (
    <SeeItRun
      code={bench.resultCode ?? bench.code}
      inputs={bench.resultInputs}
      chance={bench.resultChance}
      taskId={taskId}
      opensAt={result.error === undefined ? 'start' : 'error'}
    />
  );
  const alsoTried = isSolved && <AlsoTried result={result} typed={bench.resultInputs} />;
  const remark = prediction !== null && !(isSolved && guess !== undefined) && (
    <Remark title={m.practice_prediction_heading()} texts={[prediction]} />
  );
  return (
    <>
      {!isCurrent && <p className="text-muted">{m.practice_result_is_old()}</p>}
      {drawing !== null && (
        <RunDrawing
          drawing={drawing}
          target={result.checks.find((check) => check.expected_drawing !== undefined)?.expected_drawing}
          code={bench.resultCode ?? bench.code}
          startsItself={isNews}
          onLine={(line) => onDrawnLine?.(isCurrent ? line : null)}
        />
      )}
      {isSolved && !isSurprise && transcript}
      {isSolved && !isSurprise && steps}
      {isSolved && !isSurprise && explanation === null && fix === null ? (
        <>
          {alsoTried}
          {remark}
        </>
      ) : (
        <Mending
          result={result}
          typed={bench.resultInputs}
          fixable={isCurrent ? bench.code : null}
          onFix={onFix}
        >
          {(!isSolved || isSurprise) && steps}
          {(!isSolved || isOtherInput) && transcript}
          {!isOtherInput && alsoTried}
          {!isSolved && hints !== undefined && <WaysToHelp hints={hints} />}
          {remark}
        </Mending>
      )}
      <WrittenFiles result={result} />
      {suggestions.length > 0 && <Remark title={m.practice_suggestions_heading()} texts={suggestions} />}
      {storage_notice !== undefined && (
        <Banner kind="info" isSilent>
          {storage_notice}
        </Banner>
      )}
    </>
  );
}

/** False for a program that Python could not read: it did nothing that could be seen. */
function hasSteps({ error }: EndedRun): boolean {
  return !['SyntaxError', 'IndentationError', 'TabError'].some((name) => error?.startsWith(name) === true);
}

/** The number of the hint that this run opened; null if it opened none, or the learner has looked since. */
function openedBy({ hint_ladder: ladder }: EndedRun, hints: Hints | undefined): number | null {
  const open = ladder?.open.length ?? 0;
  return hints !== undefined && open > hints.seen ? open : null;
}

type VerdictTextProps = { result: EndedRun; verdict: Verdict; opened: number | null };

function VerdictText({ result, verdict: { headline, note }, opened }: VerdictTextProps) {
  const { points_awarded: points, explanation, error } = result;
  const isCorrect = result.verdict === 'solved';
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg leading-snug font-bold">
        {headline}
        {points > 0 && (
          <span className="rounded-full bg-reward px-3 text-on-reward">
            {m.practice_points_awarded({ points })}
          </span>
        )}
      </p>
      {isCorrect && result.praise !== null && <p>{result.praise}</p>}
      {note !== null && <p className={isCorrect ? 'text-muted' : 'whitespace-pre-line'}>{note}</p>}
      {error !== undefined && explanation === null && <p className="font-mono">{error}</p>}
      {opened !== null && <p className="sr-only">{m.practice_hint_opened({ number: opened })}</p>}
    </>
  );
}

function Remark({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <section className="grid grid-cols-1 gap-1 rounded-2xl border border-line bg-surface p-4">
      <h3 className="text-lg">{title}</h3>
      {texts.map((text) => (
        <p key={text} className="whitespace-pre-line">
          {text}
        </p>
      ))}
    </section>
  );
}
