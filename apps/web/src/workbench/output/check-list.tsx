import type { Check } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { type EvidenceViews, viewOf } from './evidence-views.ts';
import { TextSample } from './text-sample.tsx';

type CheckListProps = {
  checks: readonly Check[];
  /** True if something else is to be fixed first; the learner can unfold them. */
  isFolded: boolean;
  views: EvidenceViews;
};

/** The checks of an assessment. The first one that did not pass is open. */
export function CheckList({ checks, isFolded, views }: CheckListProps) {
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
            <CheckItem check={check} isOpen={index === firstFailed} views={views} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type CheckItemProps = { check: Check; isOpen: boolean; views: EvidenceViews };

function CheckItem({ check, isOpen, views }: CheckItemProps) {
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
      <CheckDetails check={check} views={views} />
    </details>
  );
}

function hasDetails({ message, expected, actual, visible }: Check): boolean {
  return message !== null || expected !== null || actual !== null || !visible;
}

function CheckDetails({ check, views }: Omit<CheckItemProps, 'isOpen'>) {
  const { message, inputs, visible } = check;
  const { Whole } = viewOf(check, views);
  return (
    <div className="grid grid-cols-1 gap-3 px-3 pb-3">
      {message !== null && <p>{message}</p>}
      {!visible && <p className="text-muted">{m.practice_check_hidden()}</p>}
      {inputs !== null && inputs.length > 0 && (
        <TextSample label={m.practice_check_inputs()} pieces={[{ kind: 'same', text: inputs.join('\n') }]} />
      )}
      <Whole {...check} />
    </div>
  );
}
