import { maxVisitorCodeLength } from '@python-learning/domain';
import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FirstOutput } from './first-output.tsx';
import { isOffered, SoftOffer } from './soft-offer.tsx';
import {
  type FirstProgram,
  isOneLine,
  type KeptProgram,
  readKept,
  useFirstProgram,
} from './use-first-program.ts';

const longestName = 20;

/**
 * A line of Python with a gap for the visitor's name. It runs before there is an account, and can be kept with one. The
 * prerendered page shows a first visit, with which the hydration has to begin.
 */
export function FirstProgramCard() {
  const isHydrated = useIsHydrated();
  const [kept] = useState(readKept);
  const isLater = isHydrated && kept !== null;
  return <ProgramForm key={String(isLater)} kept={isLater ? kept : null} />;
}

type ProgramFormProps = { kept: KeptProgram | null };

function ProgramForm({ kept }: ProgramFormProps) {
  const program = useFirstProgram(kept);
  const { step, name, isRunning, run } = program;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    if (isOneLine(step) && name.trim() === '') run(m.landing_first_nila());
    else run();
  };
  return (
    <form
      aria-label={m.landing_first_title()}
      autoComplete="off"
      onSubmit={submit}
      className="grid scroll-my-4 grid-cols-1 gap-3 rounded-2xl bg-surface p-4 text-ink md:gap-4 md:p-6"
    >
      {isOneLine(step) ? <FirstLine program={program} /> : <WholeProgram program={program} />}
      <Button
        type="submit"
        kind={isOffered(program) ? 'secondary' : 'reward'}
        busy={isRunning}
        className="min-h-14 w-full text-lg"
      >
        {!isRunning && <Icon name="play" />}
        {step === 'line' ? m.landing_first_run() : m.landing_first_again()}
      </Button>
      <FirstOutput program={program} />
      {/* The key scrolls each offer into view. */}
      {isOffered(program) && <SoftOffer key={step} program={program} />}
    </form>
  );
}

type PartProps = { program: FirstProgram };

function FirstLine({ program: { name, typeName } }: PartProps) {
  return (
    <label className="flex min-h-14 flex-wrap items-center rounded-xl border-2 border-edge px-3 font-plain-mono text-lg focus-within:border-action">
      <span aria-hidden="true">
        <span className="code-call">print</span>(<span className="code-string">"</span>
      </span>
      <span className="sr-only">{m.landing_first_name()}</span>
      {/* A name that is too long for the line stands below its beginning. */}
      <input
        value={name}
        onChange={({ currentTarget }) => typeName(currentTarget.value)}
        maxLength={longestName}
        placeholder={m.landing_first_name()}
        enterKeyHint="go"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        size={Math.max(name === '' ? 9 : 3, [...name].length + 1)}
        className="field-sizing-content min-h-12 max-w-[calc(100%-2rem)] min-w-16 flex-initial border-b-4 border-dotted border-reward bg-transparent text-center text-(--code-string) placeholder:font-sans placeholder:text-base placeholder:text-muted"
      />
      <span aria-hidden="true">
        <span className="code-string">"</span>)
      </span>
    </label>
  );
}

function WholeProgram({ program: { step, wantedLines, code, typeCode, isResumed } }: PartProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const isBegun = !isResumed && (step === 'changing' || step === 'task');
  // The pressed button is gone: the caret stands after the last line instead.
  useEffect(() => {
    if (!isBegun) return;
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [isBegun]);
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="font-bold">
        {titleOf(step, wantedLines)}
      </label>
      <textarea
        id={id}
        ref={area}
        value={code}
        onChange={({ currentTarget }) => typeCode(currentTarget.value)}
        rows={3}
        maxLength={maxVisitorCodeLength}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="min-h-28 w-full rounded-xl border-2 border-edge bg-transparent px-3 py-2 font-plain-mono text-lg focus:border-action"
      />
    </div>
  );
}

function titleOf(step: FirstProgram['step'], wantedLines: number): string {
  if (step === 'changing' || step === 'changed') return m.landing_first_change_text();
  return step === 'free' ? m.landing_first_program() : m.landing_first_task({ lines: wantedLines });
}

const neverChanges = () => () => undefined;

/** False in the build and in the first render over its markup, which has to be equal; true in every later render. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
