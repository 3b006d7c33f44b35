import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { NextStep } from './milestone-status.ts';

const tasks = {
  learn: m.dashboard_next_learn,
  code: m.dashboard_next_code,
  exercise: m.dashboard_next_exercise,
  upgrade: m.dashboard_next_upgrade,
} as const;

/** The one big thing to do on this screen. */
export function NextStepCard({ step, total }: { step: NextStep; total: number }) {
  if (step.kind === 'all_done') {
    return (
      <section aria-labelledby="next-step" className="grid gap-2 rounded-2xl bg-reward-soft p-5">
        <h2 id="next-step" className="text-xl">
          {m.dashboard_kolam_complete()}
        </h2>
        <p>{m.dashboard_next_all_done({ total })}</p>
      </section>
    );
  }
  const { milestone, href, isNew, kind } = step;
  return (
    <section
      aria-labelledby="next-step"
      className="grid gap-4 rounded-2xl border-2 border-action bg-surface p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:p-7"
    >
      <div className="grid gap-1">
        <h2 id="next-step" className="text-base text-action">
          {m.dashboard_next_heading()}
        </h2>
        <p className="text-2xl font-bold">{tasks[kind]()}</p>
        <p className="text-muted">
          {m.dashboard_milestone_number({ order: milestone.order })} · {milestone.title}
        </p>
      </div>
      <ButtonLink to={href} className="min-h-14 px-8 text-lg">
        {isNew ? m.dashboard_action_start() : m.dashboard_action_continue()}
        <Icon name="arrow-right" />
      </ButtonLink>
    </section>
  );
}
