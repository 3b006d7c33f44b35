import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { CodeText } from '../../ui/code-text.tsx';

type CodeLineProps = {
  text: string;
  /** Shows and says how far the line is indented, where the learner has to choose by it. */
  hasIndentShown?: boolean;
  /** What to draw instead of the coloured text, such as a text with a gap. */
  children?: ReactNode;
};

/** A line of a program. One that is too long for its place is broken, and goes on behind its indentation. */
export function CodeLine({ text, hasIndentShown = false, children }: CodeLineProps) {
  const indent = indentOf(text);
  const hangBy = `${indent + 2}ch`;
  const isMarked = hasIndentShown && indent > 0;
  return (
    <code
      translate="no"
      lang="en"
      style={{ paddingInlineStart: hangBy, textIndent: `-${hangBy}` }}
      className="block min-w-0 flex-1 whitespace-pre-wrap text-start font-mono text-code [font-variant-ligatures:none] [overflow-wrap:anywhere]"
    >
      {isMarked && <Indent spaces={indent} />}
      {children ?? <CodeText text={text} from={isMarked ? indent : 0} />}
      {/* An empty line keeps its height. */}
      {text === '' && '\u200b'}
    </code>
  );
}

function Indent({ spaces }: { spaces: number }) {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        {'·'.repeat(spaces)}
      </span>
      <span className="sr-only">{m.deck_indent({ count: spaces })} </span>
    </>
  );
}

/** The number of spaces at the beginning of a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
