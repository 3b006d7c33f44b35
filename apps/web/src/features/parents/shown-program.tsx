import { m } from '../../compiled-messages/messages.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import type { VisitorAnswer } from '../../lib/visitor/run-visitor.ts';
import { useVisitorRun } from '../../lib/visitor/use-visitor-run.ts';
import { Button } from '../../ui/button.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { Icon } from '../../ui/icon.tsx';

const VisitorDrawing = optionalPart(
  async () => (await import('../../workbench/drawing/visitor-drawing.tsx')).VisitorDrawing,
);

type ShownProgramProps = { code: string };

/** A program from an address, as text. It runs when the reader wants it to, as the program of any visitor does. */
export function ShownProgram({ code }: ShownProgramProps) {
  const { answer, failure, isRunning, send } = useVisitorRun('');
  return (
    <section
      aria-labelledby="shown-program"
      className="grid grid-cols-1 content-start gap-3 self-start rounded-2xl border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="shown-program" className="text-xl">
        {m.parents_program_title()}
      </h2>
      <pre
        dir="ltr"
        translate="no"
        className="rounded-xl bg-sunken px-4 py-3 font-plain-mono wrap-anywhere whitespace-pre-wrap"
      >
        <CodeText text={code} />
      </pre>
      <Button className="min-h-12 w-full" busy={isRunning} onClick={() => void send(code, null)}>
        {!isRunning && <Icon name="play" className="size-5" />}
        {answer === null ? m.parents_program_run() : m.parents_program_again()}
      </Button>
      <div
        aria-live="polite"
        className="min-h-20 content-center rounded-xl bg-code-ground px-4 py-3 text-code-ink"
      >
        {failure !== null ? (
          <p>{noAnswerOr(failure, m.parents_program_failed)}</p>
        ) : answer === null ? (
          <p className="text-on-floor-muted">{m.parents_program_waiting()}</p>
        ) : (
          <Said answer={answer} />
        )}
      </div>
      {answer?.drawing !== undefined && <VisitorDrawing drawing={answer.drawing} code={code} />}
    </section>
  );
}

function Said({ answer: { output, problem, drawing } }: { answer: VisitorAnswer }) {
  const isSilent = output === '' && problem === null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="sr-only">{m.parents_program_output()}</p>
      {isSilent && drawing !== undefined && <p>{m.parents_program_drew()}</p>}
      {(output !== '' || (isSilent && drawing === undefined)) && (
        <pre dir="ltr" className="font-plain-mono wrap-anywhere whitespace-pre-wrap">
          {isSilent ? m.parents_program_nothing() : output}
        </pre>
      )}
      {problem !== null && (
        <>
          <p>{m.parents_program_stopped()}</p>
          <p className="font-bold">{problem.title}</p>
          <p>{problem.text}</p>
          <p>{problem.nextStep}</p>
        </>
      )}
    </div>
  );
}
