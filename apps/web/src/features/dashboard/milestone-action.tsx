import type { Milestone } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { MilestoneAction as Action, MilestoneStatus } from './milestone-status.ts';

const names: Record<Action, () => string> = {
  review: m.dashboard_action_review,
  continue: m.dashboard_action_continue,
  start: m.dashboard_action_start,
  upgrade: m.dashboard_action_upgrade,
};

/** Button for Review, Continue, Start or Upgrade. Start of a locked milestone is disabled and says why. */
export function MilestoneAction({ milestone, status }: { milestone: Milestone; status: MilestoneStatus }) {
  const text = names[status.action]();
  const label = m.dashboard_action_for({ action: text, title: milestone.title });
  if (status.href === null) {
    return (
      <Button kind="ghost" disabled aria-label={label} title={m.dashboard_locked_reason()} className="px-3!">
        <Icon name="lock" className="size-5" />
        {text}
      </Button>
    );
  }
  return (
    <ButtonLink
      to={status.href}
      kind={status.state === 'in_progress' ? 'secondary' : 'ghost'}
      aria-label={label}
      className={status.state === 'in_progress' ? 'sm:justify-self-start' : 'px-3!'}
    >
      {text}
    </ButtonLink>
  );
}
