import type { RunResult } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { readsToTheEnd, type Workbench } from '../run/workbench.reducer.ts';
import { CheckList } from './check-list.tsx';
import { ExplanationCard } from './explanation-card.tsx';
import { FailureActions } from './failure-actions.tsx';
import { FixOffer } from './fix-offer.tsx';
import { GuessComparison } from './guess-comparison.tsx';
import { HintList } from './hint-list.tsx';
import { linesToCompare } from './line-comparison.tsx';
import { listOwnHints } from './own-hints.ts';
import { resultInLanguage } from './result-in-language.ts';
import { Transcript } from './transcript.tsx';
import { failureText, nextStepOfVerdict, type Verdict, verdictOf } from './verdict.ts';
import { VerdictCard } from './verdict-card.tsx';
import { useVerdictPulse } from './verdict-pulse.ts';

export type OutputActions = {
  onLine: (line: string) => void;
  /** The learner has no further line for a program that reads to the end of its input. */
  onNoMoreLines: () => void;
  /** Present if a program that waits for a line can be restarted. */
  onRestart?: () => void;
  /** @param isRepeat true for an automatic retry: the wait is over, or the connection is back */
  onRetry: (isRepeat: boolean) => void;
  onStop: () => void;
  onFix: (code: string) => void;
  onGoToLine: (line: number) => void;
};

type OutputPanelProps = OutputActions & {
  bench: Workbench;
  /** Replaces the usual verdict, where a run is not judged by whether it solves the task. */
  judge?: (result: RunResult) => Verdict;
};

/** Shows everything about a run: the program's output, and our feedback on it. */
export function OutputPanel({ bench: { result, ...work }, judge = verdictOf, ...actions }: OutputPanelProps) {
  const language = useLanguage();
  const bench = { ...work, result: result === null ? null : resultInLanguage(result, language) };
  useVerdictPulse(result, judge);
  const told = bench.phase.kind === 'idle' ? bench.result : null;
  const verdict = told === null ? null : judge(told);
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
          <VerdictText result={told} verdict={verdict} />
        )}
      </VerdictCard>
      <Details bench={bench} {...actions} />
    </>
  );
}

/** What a run without a result tells. */
function News({ phase }: Pick<Workbench, 'phase'>) {
  switch (phase.kind) {
    case 'running':
      return (
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
    case 'idle':
      return null;
  }
}

function Details({ bench, ...actions }: OutputActions & { bench: Workbench }) {
  const { phase, result, rememberedOutput } = bench;
  if (phase.kind === 'running') {
    return phase.transcript === '' ? null : <Transcript text={phase.transcript} />;
  }
  if (phase.kind === 'waiting') {
    return (
      <Transcript
        key={phase.attempt.inputs.length}
        text={phase.transcript}
        onLine={actions.onLine}
        {...(readsToTheEnd(phase.attempt) ? { onNoMoreLines: actions.onNoMoreLines } : {})}
        {...(actions.onRestart === undefined ? {} : { onRestart: actions.onRestart })}
      />
    );
  }
  if (phase.kind === 'failed') {
    const { failure } = phase;
    return (
      <>
        <FailureActions failure={failure} onRetry={actions.onRetry} onStop={actions.onStop} />
        {failure.kind === 'refused' && failure.output !== null && <Transcript text={failure.output} />}
      </>
    );
  }
  if (phase.kind === 'stopped') return null;
  if (result !== null) return <Result bench={bench} result={result} {...actions} />;
  if (rememberedOutput === null) return <p className="text-muted">{m.practice_output_before()}</p>;
  return (
    <>
      <p className="text-muted">{m.practice_output_remembered()}</p>
      <Transcript text={rememberedOutput} />
    </>
  );
}

type ResultProps = OutputActions & { bench: Workbench; result: RunResult };

/** Shows one problem with one next step, then the output, then the rest. */
function Result({ bench, result, onFix }: ResultProps) {
  const { explanation, fix, prediction, guess, suggestions, checks, storage_notice } = result;
  const isSurprise = result.is_correct && guess?.is_right === false;
  const hints = result.is_correct ? [] : listOwnHints(result);
  const lines = explanation === null ? null : linesToCompare(result);
  const isCurrent = bench.code === bench.resultCode;
  const transcript = <Transcript text={result.output} />;
  return (
    <>
      {!isCurrent && <p className="text-muted">{m.practice_result_is_old()}</p>}
      {isSurprise && guess !== undefined && <GuessComparison guess={guess} />}
      {result.is_correct && !isSurprise && transcript}
      {explanation !== null && (
        <ExplanationCard
          explanation={explanation}
          lines={lines}
          hasNextStep={nextStepOfVerdict(result) === null}
          fix={fix !== null && isCurrent ? <FixOffer code={bench.code} fix={fix} onFix={onFix} /> : null}
        />
      )}
      {explanation === null && fix !== null && isCurrent && (
        <div className="rounded-2xl border border-line bg-surface p-4">
          <FixOffer code={bench.code} fix={fix} onFix={onFix} />
        </div>
      )}
      {!result.is_correct && transcript}
      {prediction !== null && !(result.is_correct && guess !== undefined) && (
        <Remark title={m.practice_prediction_heading()} texts={[prediction]} />
      )}
      {hints.length > 0 && <HintList key={hints.join('\n')} hints={hints} />}
      {checks.length > 0 && !result.is_correct && (
        <CheckList checks={checks} isFolded={result.error !== undefined || lines !== null} />
      )}
      {suggestions.length > 0 && <Remark title={m.practice_suggestions_heading()} texts={suggestions} />}
      {storage_notice !== undefined && (
        <Banner kind="info" isSilent>
          {storage_notice}
        </Banner>
      )}
    </>
  );
}

function VerdictText({ result, verdict: { headline, note } }: { result: RunResult; verdict: Verdict }) {
  const { is_correct: isCorrect, points_awarded: points, praise, explanation, error } = result;
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
      {isCorrect && praise !== null && <p>{praise}</p>}
      {note !== null && <p className={isCorrect ? 'text-muted' : 'whitespace-pre-line'}>{note}</p>}
      {error !== undefined && explanation === null && <p className="font-mono">{error}</p>}
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
