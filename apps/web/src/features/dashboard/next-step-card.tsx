import type { CertificateKind } from '@python-learning/contract';
import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { NextStep } from './milestone-status.ts';
import { CodeTask, ExerciseTask, LearnTask } from './next-task.tsx';

const icons = { learn: 'video', code: 'code', exercise: 'quiz', upgrade: 'star' } as const satisfies Record<
  string,
  IconName
>;

type NextStepCardProps = {
  step: NextStep;
  total: number;
  /** True after a long absence: the step is then presented as where the learner stopped. */
  isReturn?: boolean;
  /** The certificate that the learner has last been awarded, or null. */
  certificate: CertificateKind | null;
};

/** The main action of the dashboard. */
export function NextStepCard({ step, total, isReturn = false, certificate }: NextStepCardProps) {
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
  const { milestone, href, isNew, kind } = step;
  return (
    <Sheet heading={isReturn ? m.dashboard_welcome_back() : m.dashboard_next_heading()} icon={icons[kind]}>
      <Task step={step} total={total} />
      <p className="text-muted">
        {m.dashboard_milestone_number({ order: milestone.order })} · {milestone.title}
      </p>
      <ButtonLink
        to={href}
        kind={kind === 'upgrade' ? 'reward' : 'primary'}
        className="mt-2 min-h-14 w-full text-lg focus-visible:outline-action! sm:w-fit sm:px-10!"
      >
        {actionName(kind, isNew)}
        <Icon name="arrow-right" />
      </ButtonLink>
    </Sheet>
  );
}

function actionName(kind: keyof typeof icons, isNew: boolean): string {
  if (kind === 'upgrade') {
    return m.dashboard_action_upgrade();
  }
  return isNew ? m.dashboard_action_start() : m.dashboard_action_continue();
}

type TaskProps = { step: Exclude<NextStep, { kind: 'all_done' }>; total: number };

function Task({ step, total }: TaskProps) {
  const { id } = step.milestone;
  switch (step.kind) {
    case 'learn':
      return <LearnTask milestoneId={id} />;
    case 'code':
      return <CodeTask milestoneId={id} />;
    case 'exercise':
      return <ExerciseTask milestoneId={id} />;
    case 'upgrade':
      return (
        <>
          <p className="text-xl font-bold">{m.dashboard_upgrade_title()}</p>
          <p>{m.dashboard_upgrade_text({ total })}</p>
        </>
      );
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
