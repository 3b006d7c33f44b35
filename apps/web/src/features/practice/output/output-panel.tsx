import type { RunResult } from '@python-learning/contract';
import { m } from '../../../paraglide/messages.js';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { RunFailure, Workbench } from '../run/workbench.reducer.ts';
import { CheckList } from './check-list.tsx';
import { ExplanationCard } from './explanation-card.tsx';
import { HintList } from './hint-list.tsx';
import { listOwnHints } from './own-hints.ts';
import { Transcript } from './transcript.tsx';

export type OutputActions = {
  onLine: (line: string) => void;
  onRetry: () => void;
  onFix: (code: string) => void;
  onGoToLine: (line: number) => void;
};

type OutputPanelProps = OutputActions & { bench: Workbench };

/** Everything that a run says, from the program and from us. */
export function OutputPanel({ bench, ...actions }: OutputPanelProps) {
  const { phase, result, rememberedOutput } = bench;
  if (phase.kind === 'running') {
    return (
      <>
        {phase.transcript !== '' && <Transcript text={phase.transcript} />}
        <p aria-live="polite" className="flex items-center gap-3 text-muted">
          <Spinner className="size-5" />
          {m.practice_running()}
        </p>
      </>
    );
  }
  if (phase.kind === 'waiting') {
    return <Transcript key={phase.attempt.inputs.length} text={phase.transcript} onLine={actions.onLine} />;
  }
  if (phase.kind === 'failed') {
    return <Failure failure={phase.failure} onRetry={actions.onRetry} />;
  }
  if (phase.kind === 'stopped') {
    return <Banner kind="info">{m.practice_stopped()}</Banner>;
  }
  if (result !== null) {
    return <Result result={result} isCurrent={bench.code === bench.resultCode} {...actions} />;
  }
  if (rememberedOutput !== null) {
    return (
      <>
        <p className="text-muted">{m.practice_output_remembered()}</p>
        <Transcript text={rememberedOutput} />
      </>
    );
  }
  return <p className="text-muted">{m.practice_output_before()}</p>;
}

function Failure({ failure, onRetry }: { failure: RunFailure; onRetry: () => void }) {
  const sentence =
    failure.kind === 'offline' ? m.practice_error_network() : (failure.sentence ?? m.practice_error_run());
  return (
    <>
      <Banner kind="error">
        <p>{sentence}</p>
        <Button kind="secondary" className="mt-3" onClick={onRetry}>
          {m.practice_retry()}
        </Button>
      </Banner>
      {failure.kind === 'refused' && failure.output !== null && <Transcript text={failure.output} />}
    </>
  );
}

type ResultProps = OutputActions & { result: RunResult; isCurrent: boolean };

function Result({ result, isCurrent, onFix, onGoToLine }: ResultProps) {
  const { explanation, fix, prediction, suggestions, checks } = result;
  const hints = result.is_correct ? [] : listOwnHints(result);
  return (
    <>
      <ResultBanner result={result} />
      <Transcript text={result.output} />
      {prediction !== null && <Remark title={m.practice_prediction_heading()} texts={[prediction]} />}
      {explanation !== null && <ExplanationCard explanation={explanation} onGoToLine={onGoToLine} />}
      {fix !== null && isCurrent && <FixOffer fix={fix} onFix={onFix} />}
      {hints.length > 0 && <HintList key={hints.join('\n')} hints={hints} />}
      {checks.length > 0 && !result.is_correct && <CheckList checks={checks} />}
      {suggestions.length > 0 && <Remark title={m.practice_suggestions_heading()} texts={suggestions} />}
    </>
  );
}

function ResultBanner({ result }: { result: RunResult }) {
  if (result.is_correct) {
    return (
      <Banner kind="success">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold">
          {m.practice_success()}
          {result.points_awarded > 0 && (
            <span className="rounded-full bg-reward px-3 text-on-reward">
              {m.practice_points_awarded({ points: result.points_awarded })}
            </span>
          )}
        </p>
        {result.praise !== null && <p>{result.praise}</p>}
      </Banner>
    );
  }
  if (result.error !== undefined) {
    return (
      <Banner kind="error">
        <p className="font-bold">{m.practice_ran_with_error()}</p>
        {result.explanation === null && <p className="break-words font-mono">{result.error}</p>}
      </Banner>
    );
  }
  return <Banner kind="info">{m.practice_ran_without_error()}</Banner>;
}

function FixOffer({ fix, onFix }: { fix: NonNullable<RunResult['fix']>; onFix: (code: string) => void }) {
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-surface p-4">
      <p>{fix.description}</p>
      <Button kind="secondary" className="justify-self-start" onClick={() => onFix(fix.code)}>
        {m.practice_fix_apply()}
      </Button>
    </section>
  );
}

function Remark({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <section className="grid gap-1 rounded-2xl border border-line bg-surface p-4">
      <h3 className="text-lg">{title}</h3>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
