import type { Check } from '@python-learning/contract';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import { findDifference, type Piece, showHiddenSigns } from './visible-difference.ts';

/** What was checked. The first check that did not pass stands open. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const firstFailed = checks.findIndex(({ passed }) => !passed);
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        {m.practice_checks()}
        <span className="text-base font-normal text-muted">
          {m.practice_checks_summary({
            passed: checks.filter(({ passed }) => passed).length,
            total: checks.length,
          })}
        </span>
      </h3>
      <ul className="grid grid-cols-1 gap-2">
        {checks.map((check, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: checks have no identity but their place
          <li key={`${index} ${check.name}`}>
            <CheckItem check={check} isOpen={index === firstFailed} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CheckItem({ check, isOpen }: { check: Check; isOpen: boolean }) {
  const title = (
    <>
      <Icon
        name={check.passed ? 'check-circle' : 'cross-circle'}
        className={check.passed ? 'size-6 text-success' : 'size-6 text-danger'}
      />
      <span className="min-w-0 flex-1 sm:flex sm:justify-between sm:gap-3">
        <span className="block">{check.name}</span>
        <span className={check.passed ? 'font-bold text-success' : 'font-bold text-danger'}>
          {check.passed ? m.practice_check_passed() : m.practice_check_failed()}
        </span>
      </span>
    </>
  );
  const row = 'flex min-h-11 items-center gap-3 px-3 py-2';
  if (check.passed || !hasDetails(check)) {
    return <div className={`${row} rounded-xl border border-line bg-surface`}>{title}</div>;
  }
  return (
    <details open={isOpen} className="rounded-xl border border-line bg-surface">
      <summary className={row}>{title}</summary>
      <CheckDetails check={check} />
    </details>
  );
}

function hasDetails({ message, expected, actual, visible }: Check): boolean {
  return message !== null || expected !== null || actual !== null || !visible;
}

function CheckDetails({ check: { message, inputs, expected, actual, visible } }: { check: Check }) {
  return (
    <div className="grid grid-cols-1 gap-3 px-3 pb-3">
      {message !== null && <p>{message}</p>}
      {!visible && <p className="text-muted">{m.practice_check_hidden()}</p>}
      {inputs !== null && inputs.length > 0 && (
        <Sample label={m.practice_check_inputs()} pieces={[{ kind: 'same', text: inputs.join('\n') }]} />
      )}
      {expected !== null && actual !== null ? (
        <Comparison expected={expected} actual={actual} />
      ) : (
        <>
          {expected !== null && (
            <Sample label={m.practice_check_expected()} pieces={[{ kind: 'same', text: expected }]} />
          )}
          {actual !== null && (
            <Sample label={m.practice_check_actual()} pieces={[{ kind: 'same', text: actual }]} />
          )}
        </>
      )}
    </div>
  );
}

function Comparison({ expected, actual }: { expected: string; actual: string }) {
  const difference = findDifference(expected, actual);
  return (
    <>
      <Sample label={m.practice_check_expected()} pieces={difference.expected} />
      <Sample label={m.practice_check_actual()} pieces={difference.actual} />
      <p className="text-muted">{m.practice_diff_legend()}</p>
    </>
  );
}

/** A text with its spaces made visible; who listens hears the text as it is. */
function Sample({ label, pieces }: { label: string; pieces: readonly Piece[] }) {
  const text = pieces.map((piece) => piece.text).join('');
  return (
    <figure className="grid gap-1">
      <figcaption className="font-bold">{label}</figcaption>
      <pre
        translate="no"
        className="overflow-x-auto whitespace-pre-wrap break-words rounded-lg bg-sunken px-3 py-2 font-mono [font-variant-ligatures:none] leading-[1.6]"
      >
        <span className="sr-only">{text === '' ? m.practice_check_nothing() : text}</span>
        <span aria-hidden="true">{text === '' ? m.practice_check_nothing() : pieces.map(showPiece)}</span>
      </pre>
    </figure>
  );
}

function showPiece({ kind, text }: Piece, index: number) {
  const shown = showHiddenSigns(text);
  return kind === 'same' ? (
    <span key={index}>{shown}</span>
  ) : (
    <mark key={index} className="rounded bg-reward px-0.5 font-bold text-on-reward underline">
      {shown}
    </mark>
  );
}
