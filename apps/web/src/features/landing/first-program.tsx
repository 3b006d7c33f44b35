import { type FormEvent, useEffect, useId, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { paths } from '../../lib/paths.ts';
import { longestFirstProgram } from '../../lib/storage/first-program.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Kolam } from '../../ui/kolam.tsx';
import { type FirstProgram, useFirstProgram } from './use-first-program.ts';

const longestName = 20;
const milestones = 15;

/** A line of Python with a gap for the visitor's name. It runs before there is an account, and can be kept with one. */
export function FirstProgramCard() {
  const program = useFirstProgram();
  const { stage } = program;
  const isWhole = stage === 'changing' || stage === 'changed';
  const isOffered = stage === 'ran' || hasChanged(program);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (program.isRunning) return;
    if (isWhole || program.name.trim() !== '') program.run();
    else program.run(m.landing_first_nila());
  };
  return (
    <form
      aria-label={m.landing_first_title()}
      autoComplete="off"
      onSubmit={submit}
      className="grid grid-cols-1 gap-3 rounded-2xl bg-surface p-4 text-ink md:gap-4 md:p-6"
    >
      {isWhole ? <WholeProgram program={program} /> : <FirstLine program={program} />}
      <Button
        type="submit"
        kind={isOffered ? 'secondary' : 'reward'}
        busy={program.isRunning}
        className="min-h-14 w-full text-lg"
      >
        {!program.isRunning && <Icon name="play" />}
        {stage === 'line' ? m.landing_first_run() : m.landing_first_again()}
      </Button>
      <Output program={program} />
      {isOffered && <Offer program={program} />}
    </form>
  );
}

/** Whether a program of the visitor's own has run to its end. */
function hasChanged({ stage, answer }: FirstProgram): boolean {
  return stage === 'changed' && answer?.problem === null;
}

type PartProps = { program: FirstProgram };

function FirstLine({ program: { name, typeName } }: PartProps) {
  return (
    <label className="flex min-h-14 items-center rounded-xl border-2 border-edge px-3 font-plain-mono text-lg focus-within:border-action">
      <span aria-hidden="true">print("</span>
      <span className="sr-only">{m.landing_first_name()}</span>
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
        className="min-h-12 min-w-16 flex-initial border-b-4 border-dotted border-reward bg-transparent text-center text-action placeholder:font-sans placeholder:text-base placeholder:text-muted"
      />
      <span aria-hidden="true">")</span>
    </label>
  );
}

function WholeProgram({ program: { code, typeCode } }: PartProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // The pressed button is gone: the caret stands after the first line instead.
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, []);
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="font-bold">
        {m.landing_first_change_text()}
      </label>
      <textarea
        id={id}
        ref={area}
        value={code}
        onChange={({ currentTarget }) => typeCode(currentTarget.value)}
        rows={3}
        maxLength={longestFirstProgram}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="min-h-28 w-full rounded-xl border-2 border-edge bg-transparent px-3 py-2 font-plain-mono text-lg focus:border-action"
      />
    </div>
  );
}

/** Keeps its height, so that nothing moves when the answer comes. */
function Output({ program: { stage, answer, failure } }: PartProps) {
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
            <p className="sr-only">{m.landing_first_output()}</p>
            <pre className="max-h-40 overflow-auto font-plain-mono text-lg whitespace-pre-wrap">
              {answer.output === '' && answer.problem === null ? m.landing_first_nothing() : answer.output}
            </pre>
            {answer.problem !== null && (
              <div className="grid gap-1 py-1">
                <p className="font-bold">{answer.problem.title}</p>
                <p>{answer.problem.text}</p>
                <p>{answer.problem.nextStep}</p>
              </div>
            )}
          </>
        )}
      </div>
      <div className="on-floor grid place-items-center rounded-xl bg-floor p-2 text-on-floor">
        <Kolam
          done={stage === 'line' ? 0 : 1}
          total={milestones}
          animated={stage !== 'line'}
          decorative
          className="w-full"
        />
      </div>
    </div>
  );
}

/** Offers to keep the program, after its first output and after a change; each time with a way to go on. */
function Offer({ program: { stage, change } }: PartProps) {
  const offer = useRef<HTMLDivElement>(null);
  // On a phone the offer is below the output.
  useEffect(() => {
    // In newer browsers this returns a promise, which an effect must not.
    offer.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isFirst = stage === 'ran';
  return (
    <div ref={offer} className="grid scroll-mb-4 grid-cols-1 gap-2">
      <p className="font-bold">{isFirst ? m.landing_first_done() : m.landing_first_changed()}</p>
      <ButtonLink to={paths.signup()} kind="reward" className="min-h-14 text-lg">
        {m.landing_first_keep()}
        <Icon name="arrow-right" />
      </ButtonLink>
      <Button kind="ghost" onClick={change}>
        {isFirst ? m.landing_first_change() : m.landing_first_later()}
      </Button>
      {!isFirst && <p className="text-muted">{m.landing_first_safe()}</p>}
    </div>
  );
}
