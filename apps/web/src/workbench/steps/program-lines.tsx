import { useLayoutEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { bringIntoView } from './bring-into-view.ts';

type ProgramLinesProps = {
  code: string;
  /** The line that just ran; null before the first. */
  ran: number | null;
  /** The line that runs next; null at the end. */
  next: number | null;
  /** True if the line that ran ended with an error. */
  isFault: boolean;
};

/** The program, with the line that just ran and a mark at the one that runs next. */
export function ProgramLines({ code, ran, next, isFault }: ProgramLinesProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lines = frame.current?.querySelectorAll('li');
    const follow = lines?.[(next ?? ran ?? 1) - 1];
    const current = lines?.[(ran ?? next ?? 1) - 1];
    bringIntoView(frame.current, follow);
    bringIntoView(frame.current, current);
  }, [ran, next]);
  const lines = code.trimEnd().split('\n');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls of a form
    <div
      ref={frame}
      role="group"
      aria-label={m.practice_steps_code()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long program is scrolled with the keyboard
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      className="max-h-[34dvh] min-h-20 overflow-auto rounded-xl border-2 border-edge bg-surface beside:max-h-none beside:min-h-0"
    >
      <ol
        lang="en"
        translate="no"
        className="py-1 font-mono text-code leading-[1.6] [font-variant-ligatures:none]"
      >
        {lines.map((text, index) => (
          <ProgramLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
            key={index}
            number={index + 1}
            text={text}
            isRan={ran === index + 1}
            isFault={isFault}
            isNext={next === index + 1}
          />
        ))}
      </ol>
    </div>
  );
}

const ranLook = 'bg-(--code-now) shadow-[inset_5px_0_0_var(--reward)]';
/** The line where Python stopped, as in the editor. */
const faultLook = 'bg-danger-soft shadow-[inset_5px_0_0_var(--danger)]';

type ProgramLineProps = { number: number; text: string; isRan: boolean; isFault: boolean; isNext: boolean };

/** A line that is too long for its place is broken, and goes on behind its indentation: the arrow keys are for the steps. */
function ProgramLine({ number, text, isRan, isFault, isNext }: ProgramLineProps) {
  const hangBy = `${text.length - text.trimStart().length + 2}ch`;
  return (
    <li
      data-line={number}
      aria-current={isRan ? 'step' : undefined}
      className={classNames('flex min-h-[1.6em] pe-3', isRan && (isFault ? faultLook : ranLook))}
    >
      <span aria-hidden="true" className="w-8 shrink-0 text-end text-muted">
        {number}
      </span>
      <span aria-hidden="true" className="w-4 shrink-0 text-center text-action">
        {isNext && '▸'}
      </span>
      <code
        style={{ paddingInlineStart: hangBy, textIndent: `-${hangBy}` }}
        className="min-w-0 flex-1 font-mono whitespace-pre-wrap wrap-anywhere"
      >
        <CodeText text={text} />
      </code>
      {isRan && <span className="sr-only"> ({m.practice_steps_line_ran()})</span>}
      {isNext && <span className="sr-only"> ({m.practice_steps_line_next()})</span>}
    </li>
  );
}
