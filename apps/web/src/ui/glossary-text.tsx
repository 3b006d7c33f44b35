import type { GlossaryTerm } from '@python-learning/contract';
import { type ReactNode, useRef, useState } from 'react';
import { m } from '../compiled-messages/messages.ts';
import type { TermPiece } from '../lib/glossary/find-terms.ts';
import { GlossaryCard } from './glossary-card.tsx';

/**
 * One text that `useTermPieces` has split. A glossary word opens its meaning when pressed, at its first occurrence
 * only. Contains buttons, so it must not be inside a button or a link.
 */
export function MarkedText({ pieces }: { pieces: readonly TermPiece[] }): ReactNode {
  return pieces.map(({ text, term }, index) =>
    term === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place in the text
      <TermButton key={index} term={term}>
        {text}
      </TermButton>
    ),
  );
}

function TermButton({ term, children }: { term: GlossaryTerm; children: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // Some browsers do not focus a button on press, so the dialog cannot return the focus to it.
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={m.glossary_word({ word: children })}
        onClick={() => setOpen(true)}
        className="inline cursor-help rounded-sm text-start underline decoration-dotted decoration-edge decoration-2 underline-offset-4 hover:bg-action-soft"
      >
        {children}
      </button>
      {isOpen && <GlossaryCard term={term} beside={button} onClose={close} />}
    </>
  );
}
