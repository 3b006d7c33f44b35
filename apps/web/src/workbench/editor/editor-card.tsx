import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { DraftState } from '../draft/draft-sync.ts';
import type { Offer, Undo, Workbench } from '../run/workbench.reducer.ts';
import { CodeSize } from './code-size.tsx';

type EditorCardProps = {
  bench: Workbench;
  /** Null if it is shown elsewhere, or the code is saved for this visit only. */
  draft: DraftState | null;
  /** Missing for a program that has no first code to go back to. */
  onReset?: () => void;
  /** True where no task has a heading above it. */
  isAlone?: boolean;
  onUndo: () => void;
  onTake: () => void;
  onKeep: () => void;
  children: ReactNode;
};

/** The editor with all actions on the code besides typing. */
export function EditorCard({ bench, draft, isAlone = false, children, ...on }: EditorCardProps) {
  const Heading = isAlone ? 'h2' : 'h3';
  const { offer, undo } = bench;
  const isTouched = bench.code !== bench.starter;
  return (
    <section
      aria-label={m.practice_your_code()}
      className="group overflow-clip bench:flex bench:flex-1 bench:flex-col bench:rounded-none bench:border-0 rounded-2xl border-2 border-edge bg-surface focus-within:border-action has-[.cm-focused,textarea:focus]:outline-2 has-[.cm-focused,textarea:focus]:outline-action"
    >
      {/* On a phone the actions need the whole line: in two lines, the name would take one from the program. */}
      <div className="@container flex min-h-11 flex-wrap items-center justify-end gap-x-1 border-b border-line bg-sunken ps-4 pe-1 typing:hidden">
        <Heading className="me-auto min-w-0 text-base @max-[25rem]:sr-only">{m.practice_your_code()}</Heading>
        <CodeSize />
        {on.onReset !== undefined && (
          <Button kind="ghost" className="px-3!" disabled={!isTouched} onClick={on.onReset}>
            {m.practice_reset_code()}
          </Button>
        )}
      </div>
      {/* The live region must exist before its text, or it is not announced. */}
      <div aria-live="polite" className="sticky top-16 z-10 bench:shrink-0">
        {offer !== null && <OfferNote offer={offer} onTake={on.onTake} onKeep={on.onKeep} />}
        {undo !== null && <UndoNote undo={undo} onUndo={on.onUndo} />}
      </div>
      <div className="editor-scroller bench:min-h-0 bench:flex-[1_1_5rem] bench:overflow-y-auto bench:overscroll-contain desk:max-h-[max(11.2rem,calc(100dvh-26rem))] desk:overflow-y-auto">
        {children}
      </div>
      {/* Keeps its space when invisible: otherwise a click below the editor would miss what moves up. */}
      <p
        className="invisible hidden px-4 text-muted pointer-fine:block pointer-fine:group-focus-within:visible"
        aria-hidden="true"
      >
        {m.practice_editor_keys()}
      </p>
      {/* Has its space before its text, so that nothing moves when the learner begins to type. */}
      {draft !== null && (
        <div className="flex min-h-12 items-center border-t border-line px-4 bench:min-h-11 beside-result:hidden typing:hidden">
          {(isTouched || draft === 'not_saved') && <DraftNote draft={draft} />}
        </div>
      )}
    </section>
  );
}

function OfferNote({ offer, onTake, onKeep }: { offer: Offer; onTake: () => void; onKeep: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-1 border-b border-line bg-reward-soft px-4 py-2 text-reward-ink">
      <p className="font-bold">{offer.from === 'tab' ? m.practice_newer_tab() : m.practice_newer_device()}</p>
      <pre
        translate="no"
        lang="en"
        className="max-h-24 overflow-auto whitespace-pre-wrap break-words rounded-lg bg-surface px-3 py-2 font-mono text-code text-ink [font-variant-ligatures:none]"
      >
        {offer.code}
      </pre>
      <div className="-mx-3 flex flex-wrap">
        <Button kind="ghost" className="px-3!" onClick={onTake}>
          {m.practice_newer_take()}
        </Button>
        <Button kind="ghost" className="px-3!" onClick={onKeep}>
          {m.practice_newer_keep()}
        </Button>
      </div>
    </div>
  );
}

const undoNotes: Record<Undo['reason'], () => string> = {
  fix: () => m.practice_fix_applied(),
  reset: () => m.practice_reset_done(),
  newer: () => m.practice_newer_taken(),
  solution: () => m.practice_solution_back(),
};

function UndoNote({ undo, onUndo }: { undo: Undo; onUndo: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line bg-action-soft ps-4 pe-1">
      <span className="min-w-0 py-1">{undoNotes[undo.reason]()}</span>
      <Button kind="ghost" className="max-w-full px-3!" onClick={onUndo}>
        <Icon name="again" className="size-5" />
        {m.practice_undo()}
      </Button>
    </div>
  );
}

/** Where the code is saved; empty while it is typed. A refusal is a warning: the code is on this device only. */
export function DraftNote({ draft, isRefused = false }: { draft: DraftState; isRefused?: boolean }) {
  const isLost = draft === 'not_saved';
  const isAtRisk = isLost || isRefused;
  if (draft === 'saving') return null;
  return (
    <p className={`flex items-center gap-2 ${isAtRisk ? 'text-danger' : 'text-muted'}`}>
      <Icon name={isAtRisk ? 'alert' : 'check'} className="size-5" />
      {isLost && m.practice_draft_unsaved()}
      {draft === 'saved' && m.practice_draft_saved()}
      {draft === 'saved_here' && m.practice_draft_saved_here()}
    </p>
  );
}
