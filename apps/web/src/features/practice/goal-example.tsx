import type { CodingQuestion } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';

type GoalExampleProps = { example: NonNullable<CodingQuestion['example']> };

/**
 * What the program must show, after what is typed for it. Three lines at most, and one while the learner types in a low
 * window; the rest is in the task.
 */
export function GoalExample({ example: { inputs, output } }: GoalExampleProps) {
  return (
    <div
      translate="no"
      className="flex items-start gap-2 rounded-xl bg-code-ground px-3 py-1 font-mono leading-[1.6] text-code-ink [font-variant-ligatures:none] typing:rounded-none typing:bg-transparent typing:px-0 typing:py-2 typing:text-ink"
    >
      {inputs.length > 0 && (
        <>
          <Lines label={m.practice_goal_input()} text={inputs.join('\n')} className="max-w-2/5 shrink-0" />
          <span aria-hidden="true">→</span>
        </>
      )}
      <Lines label={m.practice_goal_output()} text={output} className="min-w-0 flex-1" />
    </div>
  );
}

type LinesProps = { label: string; text: string; className: string };

function Lines({ label, text, className }: LinesProps) {
  return (
    <pre
      className={`line-clamp-3 whitespace-pre-wrap break-words typing:block typing:text-ellipsis typing:whitespace-pre ${className}`}
    >
      <span className="sr-only">{label}</span>
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
        <span key={index}>
          {index > 0 && (
            <>
              <span className="typing:hidden">{'\n'}</span>
              <span aria-hidden="true" className="hidden opacity-70 typing:inline">
                ↵
              </span>
            </>
          )}
          <WithCountableSpaces line={line} />
        </span>
      ))}
    </pre>
  );
}

/** Draws a dot into each space that is easily miscounted: of two or more, and at the beginning of a line. */
function WithCountableSpaces({ line }: { line: string }) {
  return line
    .trimEnd()
    .split(/(^ +| {2,})/)
    .map((piece, index) =>
      index % 2 === 0
        ? piece
        : [...piece].map((space, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the spaces are all the same
            <span key={`${index}-${place}`} className={spaceWithDot}>
              {space}
            </span>
          )),
    );
}

/** The dot lies over the space, so that it takes no room and is not read aloud. */
const spaceWithDot =
  "relative before:absolute before:inset-0 before:text-center before:opacity-60 before:content-['·'_/_'']";
