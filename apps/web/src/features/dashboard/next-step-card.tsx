import type { CertificateKind, Milestone } from '@python-learning/contract';
import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { NextStep } from './milestone-status.ts';
import { CodeTask, ExerciseTask, LearnTask } from './next-task.tsx';
import { UpgradeStep } from './upgrade-step.tsx';

const icons = { learn: 'video', code: 'code', exercise: 'quiz' } as const satisfies Record<string, IconName>;

type NextStepCardProps = {
  step: NextStep;
  /** Number of milestones of the course. */
  total: number;
  freeMilestones: readonly Milestone[];
  /** True after a long absence: the step is then presented as where the learner stopped. */
  isReturn?: boolean;
  /** The certificate that the learner has last been awarded, or null. */
  certificate: CertificateKind | null;
};

/** The main action of the dashboard. */
export function NextStepCard({
  step,
  total,
  freeMilestones,
  isReturn = false,
  certificate,
}: NextStepCardProps) {
  if (step.kind === 'all_done') {
    return (
      <Sheet heading={m.dashboard_kolam_complete()} icon="star">
        <p>{m.dashboard_next_all_done({ total })}</p>
        {certificate !== null && (
          <ButtonLink
            to={paths.certificate(certificate)}
            className="mt-2 min-h-14 w-full text-lg focus-visible:outline-action! sm:w-fit sm:px-10!"
          >
            {m.dashboard_certificate_own()}
            <Icon name="arrow-right" />
          </ButtonLink>
        )}
      </Sheet>
    );
  }
  if (step.kind === 'upgrade') {
    return (
      <Sheet heading={isReturn ? m.dashboard_welcome_back() : m.dashboard_next_heading()} icon="star">
        <UpgradeStep freeMilestones={freeMilestones} total={total} />
      </Sheet>
    );
  }
  const { milestone, href, isNew, kind } = step;
  return (
    <Sheet heading={isReturn ? m.dashboard_welcome_back() : m.dashboard_next_heading()} icon={icons[kind]}>
      <Task step={step} />
      <p className="text-muted">
        {m.dashboard_milestone_number({ order: milestone.order })} · {milestone.title}
      </p>
      <ButtonLink
        to={href}
        className="mt-2 min-h-14 w-full text-lg focus-visible:outline-action! sm:w-fit sm:px-10!"
      >
        {isNew ? m.dashboard_action_start() : m.dashboard_action_continue()}
        <Icon name="arrow-right" />
      </ButtonLink>
    </Sheet>
  );
}

type TaskProps = { step: Exclude<NextStep, { kind: 'all_done' | 'upgrade' }> };

function Task({ step }: TaskProps) {
  const { id } = step.milestone;
  switch (step.kind) {
    case 'learn':
      return <LearnTask milestoneId={id} />;
    case 'code':
      return <CodeTask milestoneId={id} />;
    case 'exercise':
      return <ExerciseTask milestoneId={id} />;
  }
}

function Sheet({ heading, icon, children }: { heading: string; icon: IconName; children: ReactNode }) {
  return (
    <section
      aria-labelledby="next-step"
      className="grid grid-cols-1 gap-1 rounded-2xl bg-surface p-4 text-ink md:p-6"
    >
      <h2 id="next-step" className="flex items-center gap-2 text-base text-action">
        <Icon name={icon} className="size-5" />
        {heading}
      </h2>
      {children}
    </section>
  );
}
