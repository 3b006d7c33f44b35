import type { EndedRun, SharedProgram } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerSentence } from '../../lib/api/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FailureActions } from '../../workbench/output/failure-actions.tsx';
import { RunDrawing } from '../../workbench/output/run-drawing.tsx';
import { Talk } from '../../workbench/output/talk.tsx';
import { Terminal, TerminalText } from '../../workbench/output/transcript.tsx';
import { isDialogue, type RunFailure, type Workbench } from '../../workbench/run/workbench.reducer.ts';
import type { useSharedRun } from './use-shared-run.ts';

type SharedOutputProps = {
  work: ReturnType<typeof useSharedRun>;
  program: SharedProgram;
  /** Told the line that drew what is shown; null for the whole drawing. */
  onLine: (line: number | null) => void;
};

/** What a shared program shows. Its texts stay texts: nothing in them becomes a link. */
export function SharedOutput(props: SharedOutputProps) {
  return (
    <section
      aria-label={m.shares_output()}
      aria-busy={props.work.bench.phase.kind === 'running'}
      className="grid min-h-48 min-w-0 grid-cols-1 content-start gap-3"
    >
      <p role="status" className="sr-only">
        {statusOf(props.work.bench)}
      </p>
      <Shown {...props} />
      <LackedFiles program={props.program} />
    </section>
  );
}

/** What a screen reader says of a run under way, and of its end. */
function statusOf({ phase, result }: Workbench): string {
  if (phase.kind === 'running') return m.practice_running();
  return phase.kind === 'idle' && result !== null ? m.shares_ran() : '';
}

function Shown({ work, program, onLine }: SharedOutputProps) {
  const { phase, result } = work.bench;
  if (phase.kind === 'failed') {
    return (
      <>
        <Banner kind={phase.failure.kind === 'refused' ? 'error' : 'info'}>
          {failureSentence(phase.failure)}
        </Banner>
        <FailureActions
          failure={phase.failure}
          onRetry={work.retry}
          onStop={work.stop}
          retryText={m.shares_again()}
        />
      </>
    );
  }
  if (phase.kind === 'waiting' || (phase.kind === 'running' && isDialogue(phase))) {
    return (
      <Talk
        phase={phase}
        sample={program.inputs}
        onLine={work.answer}
        onFill={work.fill}
        onNoMoreLines={work.endInput}
        onStop={work.stop}
      />
    );
  }
  if (phase.kind === 'running') return <Running />;
  if (phase.kind === 'stopped') return <Note>{m.shares_stopped()}</Note>;
  if (result === null) return <Note>{m.shares_asks()}</Note>;
  return <Result result={result} code={program.source ?? ''} onLine={onLine} />;
}

function failureSentence(failure: RunFailure): string {
  if (failure.kind === 'unanswered') return noAnswerSentence();
  // The server's sentence speaks to who writes programs.
  if (failure.kind === 'paused') return m.shares_used_up();
  return failure.sentence ?? m.shares_no_run();
}

function Running() {
  return (
    <div className="on-floor grid min-h-48 place-items-center rounded-2xl bg-floor text-on-floor">
      <Spinner className="size-10" />
    </div>
  );
}

function Note({ children }: { children: string }) {
  return (
    <div className="on-floor grid min-h-48 place-items-center rounded-2xl bg-floor p-4 text-center text-lg text-on-floor">
      {children}
    </div>
  );
}

type ResultProps = Pick<SharedOutputProps, 'onLine'> & { result: EndedRun; code: string };

/** What an ended run showed. An error is said without its explanation, which speaks to the author. */
function Result({ result, code, onLine }: ResultProps) {
  const { output, error, drawing } = result;
  const hasDrawn = drawing !== null && drawing !== undefined;
  const isStopped = 'is_stopped' in result && result.is_stopped;
  return (
    <>
      {hasDrawn && <RunDrawing drawing={drawing} code={code} startsItself onLine={onLine} />}
      {output !== '' && (
        <Terminal>
          <TerminalText text={output} label={m.practice_output()} />
        </Terminal>
      )}
      {isStopped ? (
        <Banner kind="info">{m.shares_too_much()}</Banner>
      ) : error === undefined ? (
        output === '' && !hasDrawn && <Note>{m.shares_nothing()}</Note>
      ) : (
        <Banner kind="info">{m.shares_error()}</Banner>
      )}
    </>
  );
}

/** Says that the files of its owner are not here, and where it can be copied, that they are not in the copy either. */
function LackedFiles({ program: { lacks_files: lacksFiles, kind } }: Pick<SharedOutputProps, 'program'>) {
  if (!lacksFiles) return null;
  return (
    <Banner kind="info" isSilent>
      <p>{m.shares_lacks_files()}</p>
      {kind === 'code' && <p>{m.shares_lacks_files_copy()}</p>}
    </Banner>
  );
}
