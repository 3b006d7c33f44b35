import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { CodeLine } from './code-line.tsx';

/**
 * Uses the width of a phone, beyond the margin of its page: the longest line of a card, with its number, is as wide as the
 * narrowest phone.
 */
export const phoneWide = 'max-sm:-mx-3.5';

/** The frame of a program. */
export const programFrame = classNames(
  phoneWide,
  'rounded-xl border-2 border-edge bg-surface py-1.5 max-sm:rounded-none max-sm:border-x-0 sm:px-2',
);

type ProgramLinesProps = {
  lines: readonly string[];
  /** The number of the first line. */
  firstLine: number;
  /** The number of a line to stand out; null for none. */
  marked?: number | null;
  /** Draws the text of a line in another way; null for the usual one. */
  draw?: (line: number) => ReactNode;
};

/** The lines of a program with their numbers. */
export function ProgramLines({ lines, firstLine, marked = null, draw = () => null }: ProgramLinesProps) {
  return (
    <ol aria-label={m.deck_program()} className={programFrame}>
      {lines.map((text, index) => {
        const line = firstLine + index;
        return (
          <li
            key={line}
            className={classNames(
              'flex gap-1.5 py-0.5 pe-0.5',
              line === marked && 'bg-reward-soft shadow-[inset_5px_0_var(--reward)]',
            )}
          >
            <LineNumber line={line} />
            <CodeLine text={text}>{draw(line)}</CodeLine>
          </li>
        );
      })}
    </ol>
  );
}

/** The number of a line, beside it. */
export function LineNumber({ line }: { line: number }) {
  return (
    <span className="min-w-5 shrink-0 text-end font-mono text-muted tabular-nums leading-[1.6]">{line}</span>
  );
}
