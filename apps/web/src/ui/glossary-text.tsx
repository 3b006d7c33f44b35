import type { GlossaryTerm } from '@python-learning/contract';
import { type ReactNode, useRef, useState } from 'react';
import type { MarkedPiece } from '../lib/glossary/find-terms.ts';
import { m } from '../paraglide/messages.js';
import { GlossaryCard } from './glossary-card.tsx';

/**
 * One of the texts that `useMarkedTexts` has cut: its glossary words can be tapped for their meaning, each where it is
 * met first. It holds buttons, so it may not stand inside a button or a link.
 */
export function MarkedText({ pieces }: { pieces: readonly MarkedPiece[] }): ReactNode {
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
    // Some browsers give a button no focus when it is pressed, so that they could not give it back.
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
