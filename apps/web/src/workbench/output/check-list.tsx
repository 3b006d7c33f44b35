import type { Check } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { hasMarkedGap, MarkedPieces } from './marked-pieces.tsx';
import { findTellingDifference, type Piece } from './visible-difference.ts';

type CheckListProps = {
  checks: readonly Check[];
  /** True if something else is to be fixed first; the learner can unfold them. */
  isFolded: boolean;
};

/** The checks of an assessment. The first one that did not pass is open. */
export function CheckList({ checks, isFolded }: CheckListProps) {
  const firstFailed = checks.findIndex(({ passed }) => !passed);
  const summary = m.practice_checks_summary({
    passed: checks.filter(({ passed }) => passed).length,
    total: checks.length,
  });
  return (
    <details open={!isFolded} className="group/checks">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3">
        <h3 className="text-lg">{m.practice_checks()}</h3>
        <span className="text-muted">{summary}</span>
        <Icon
          name="chevron-down"
          className="ms-auto size-5 text-action transition-transform group-open/checks:rotate-180"
        />
      </summary>
      <ul className="grid grid-cols-1 gap-2 pt-1">
        {checks.map((check, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: checks have no identity but their place
          <li key={`${index} ${check.name}`}>
            <CheckItem check={check} isOpen={index === firstFailed} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function CheckItem({ check, isOpen }: { check: Check; isOpen: boolean }) {
  const title = (
    <>
      <Icon
        name={check.passed ? 'check-circle' : 'cross-circle'}
        className={check.passed ? 'size-6 text-success' : 'size-6 text-reward-ink'}
      />
      <span className="min-w-0 flex-1 sm:flex sm:justify-between sm:gap-3">
        <span className="block">{check.name}</span>
        <span className={check.passed ? 'font-bold text-success' : 'font-bold text-reward-ink'}>
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
  const difference = findTellingDifference(expected, actual);
  return (
    <>
      <Sample label={m.practice_check_expected()} pieces={difference.expected} />
      <Sample label={m.practice_check_actual()} pieces={difference.actual} />
      {hasMarkedGap([...difference.expected, ...difference.actual]) && (
        <p className="text-muted">{m.practice_diff_legend()}</p>
      )}
    </>
  );
}

/** A text with its spaces made visible. Screen readers read the text as it is. */
function Sample({ label, pieces }: { label: string; pieces: readonly Piece[] }) {
  const text = pieces.map((piece) => piece.text).join('');
  return (
    <figure className="grid grid-cols-1 gap-1">
      <figcaption className="font-bold">{label}</figcaption>
      <pre
        translate="no"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long output is scrolled with the keyboard
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        className="max-h-64 overflow-auto whitespace-pre-wrap break-words rounded-lg bg-sunken px-3 py-2 font-mono text-code [font-variant-ligatures:none]"
      >
        <span className="sr-only">{text === '' ? m.practice_check_nothing() : text}</span>
        <span aria-hidden="true">
          {text === '' ? m.practice_check_nothing() : <MarkedPieces pieces={pieces} />}
        </span>
      </pre>
    </figure>
  );
}
