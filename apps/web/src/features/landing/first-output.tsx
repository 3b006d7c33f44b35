import { m } from '../../compiled-messages/messages.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import type { FirstStep } from '../../lib/storage/first-program.ts';
import type { VisitorAnswer } from '../../lib/visitor/run-visitor.ts';
import { Kolam } from '../../ui/kolam.tsx';
import { countLines, type FirstProgram } from './use-first-program.ts';

const VisitorDrawing = optionalPart(
  async () => (await import('../../workbench/drawing/visitor-drawing.tsx')).VisitorDrawing,
);

const milestones = 15;

type FirstOutputProps = { program: FirstProgram };

/** What the program said, beside the beginning of a kolam. Keeps its height, so that nothing moves when the answer comes. */
export function FirstOutput({ program }: FirstOutputProps) {
  const { step, failure, answer, code } = program;
  const dots = countDots(step);
  const drawing = answer?.drawing;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-stretch gap-3">
      <div
        aria-live="polite"
        className="min-h-20 content-center rounded-xl bg-code-ground px-4 py-2 text-code-ink"
      >
        {failure !== null ? (
          <p>{noAnswerOr(failure, m.core_try_again)}</p>
        ) : answer === null ? (
          <p className="text-on-floor-muted">{m.landing_first_waiting()}</p>
        ) : (
          <>
            <Answer answer={answer} />
            <Lines program={program} />
          </>
        )}
      </div>
      <div className="on-floor grid place-items-center rounded-xl bg-floor p-2 text-on-floor">
        {/* The key draws each new part of the line. */}
        <Kolam
          key={dots}
          done={dots}
          total={milestones}
          grownBy={1}
          animated={dots > 0}
          decorative
          className="w-full"
        />
      </div>
      {drawing !== undefined && (
        <div className="col-span-full">
          <VisitorDrawing drawing={drawing} code={code} />
        </div>
      )}
    </div>
  );
}

type AnswerProps = { answer: VisitorAnswer };

function Answer({ answer: { output, problem, drawing } }: AnswerProps) {
  return (
    <>
      <p className="sr-only">{m.landing_first_output()}</p>
      <pre className="max-h-40 overflow-auto font-plain-mono text-lg whitespace-pre-wrap">
        {output === '' && problem === null && drawing === undefined ? m.landing_first_nothing() : output}
      </pre>
      {problem !== null && (
        <div className="grid gap-1 py-1">
          <p className="font-bold">{problem.title}</p>
          <p>{problem.text}</p>
          <p>{problem.nextStep}</p>
        </div>
      )}
    </>
  );
}

type LinesProps = { program: FirstProgram };

/** How far the first task is. */
function Lines({ program: { step, wantedLines, answer } }: LinesProps) {
  if (step !== 'task' || answer === null || answer.problem !== null) return null;
  const lines = countLines(answer.output);
  return <p className="text-on-floor-muted">{m.landing_first_lines({ lines, wanted: wantedLines })}</p>;
}

/** One dot for the first output, one for the first task. */
function countDots(step: FirstStep): number {
  if (step === 'line') return 0;
  return step === 'solved' || step === 'free' ? 2 : 1;
}
