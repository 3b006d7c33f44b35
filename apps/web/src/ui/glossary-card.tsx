import type { GlossaryTerm } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { m } from '../compiled-messages/messages.ts';
import { getLanguage } from '../lib/language/language.ts';
import { secondLanguages } from '../lib/language/language-names.ts';
import { paths } from '../lib/paths.ts';
import { CloseButton } from './close-button.tsx';
import { CodeText } from './code-text.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { ModalSheet } from './modal-sheet.tsx';

type GlossaryCardProps = {
  term: GlossaryTerm;
  /** The pressed word: on a wide screen the card is beside it, on a phone at the window's foot. */
  beside: { readonly current: HTMLElement | null };
  onClose: () => void;
};

/** A word's meaning in both languages. Keeps the focus; Escape and a press elsewhere close it. */
export function GlossaryCard({ term, beside, onClose }: GlossaryCardProps) {
  const card = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => card.current?.close();
  useLayoutEffect(() => {
    if (card.current === null || beside.current === null) return;
    placeBeside(card.current, beside.current.getBoundingClientRect());
  }, [beside]);
  return createPortal(
    <ModalSheet
      sheet={card}
      aria-labelledby={titleId}
      onClose={onClose}
      className="border border-line shadow-[0_12px_32px_-12px_rgb(10_30_34/0.35)] md:mt-0 md:w-96 md:rounded-2xl md:backdrop:bg-transparent"
    >
      <div className="grid grid-cols-1 gap-3 p-5">
        <TermHeading id={titleId} term={term} onClose={close} />
        <Meanings term={term} />
        {term.example !== null && <Example code={term.example} />}
        {term.taught_in !== null && <LessonLink lesson={term.taught_in} />}
      </div>
    </ModalSheet>,
    document.body,
  );
}

/** The languages of a card: the reader's own comes first. */
function listLanguages(): [own: Language, other: Language] {
  const own = getLanguage();
  return [own, secondLanguages[own]];
}

type TermHeadingProps = { id: string; term: GlossaryTerm; onClose: () => void };

function TermHeading({ id, term: { term }, onClose }: TermHeadingProps) {
  const [own, other] = listLanguages();
  return (
    <div className="flex items-start justify-between gap-3">
      <h2 id={id} className="text-xl">
        <span lang={own}>{term[own]}</span>
        {term[other] !== term[own] && (
          <span lang={other} className="block text-lg text-muted">
            {term[other]}
          </span>
        )}
      </h2>
      <CloseButton className="-me-2 -mt-2" onClose={onClose} />
    </div>
  );
}

function Meanings({ term: { meaning } }: { term: GlossaryTerm }) {
  const [own, other] = listLanguages();
  return (
    <>
      <p lang={own}>{meaning[own]}</p>
      <p lang={other} className="border-s-4 border-line ps-3 text-muted">
        {meaning[other]}
      </p>
    </>
  );
}

function LessonLink({ lesson }: { lesson: NonNullable<GlossaryTerm['taught_in']> }) {
  return (
    <Link to={paths.lesson(lesson.id)} className="flex min-h-11 items-center gap-2 font-bold text-action">
      <Icon name="book" className="size-5" />
      {m.glossary_taught_in({ order: lesson.order, title: lesson.title })}
    </Link>
  );
}

function Example({ code }: { code: string }) {
  return (
    <figure className="grid grid-cols-1 gap-1">
      <figcaption className="font-bold">{m.glossary_example()}</figcaption>
      <pre
        lang="en"
        translate="no"
        className="code-on-dark on-floor overflow-x-auto rounded-xl bg-code-ground px-4 py-3 font-mono [font-variant-ligatures:none] text-code-ink"
      >
        <CodeText text={code.trimEnd()} />
      </pre>
    </figure>
  );
}

/** Distance from the word and from the edges of the window, in CSS pixels. */
const gap = 8;

/** Places the card below the word, or above it without room. On a phone only the styles do. */
function placeBeside(dialog: HTMLDialogElement, word: DOMRect): void {
  if (!(globalThis.matchMedia?.('(min-width: 768px)').matches ?? false)) return;
  const { width, height } = dialog.getBoundingClientRect();
  const fitsBelow = word.bottom + gap + height <= window.innerHeight;
  const top = fitsBelow ? word.bottom + gap : Math.max(gap, word.top - gap - height);
  const left = Math.min(Math.max(gap, word.left), Math.max(gap, window.innerWidth - width - gap));
  Object.assign(dialog.style, { top: `${top}px`, left: `${left}px`, right: 'auto', bottom: 'auto' });
}
