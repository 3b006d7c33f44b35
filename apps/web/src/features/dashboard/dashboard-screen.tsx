import type { Milestone } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { useMilestones, useProgress, useSubscription } from '../../lib/data/queries.ts';
import { useSession } from '../../lib/session/session.tsx';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { celebrate } from '../../ui/confetti.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Achievements } from './achievements.tsx';
import { FunFact } from './fun-fact.tsx';
import { Hero } from './hero.tsx';
import { MilestoneItem } from './milestone-item.tsx';
import { findNextStep, type Standing, shouldOfferUpgrade } from './milestone-status.ts';
import { NextStepCard } from './next-step-card.tsx';

type DashboardScreenProps = {
  /** Where the personalized exercises are; without it they are not offered. */
  personalizedPath?: string;
};

const lastOrder = 15;

/** Where a learner stands and what comes next. */
export function DashboardScreen({ personalizedPath }: DashboardScreenProps) {
  const milestones = useMilestones();
  const progress = useProgress();
  const subscription = useSubscription();
  const retry = () => {
    void milestones.refetch();
    void progress.refetch();
  };
  if (milestones.isPending || progress.isPending || subscription.isPending) {
    return <DashboardLoading />;
  }
  if (milestones.data === undefined || progress.data === undefined) {
    return <DashboardTrouble onRetry={retry} />;
  }
  // A subscription that could not be asked for counts as none; the server decides what opens.
  const standing: Standing = { progress: progress.data, hasSubscription: subscription.data != null };
  return (
    <Dashboard
      milestones={milestones.data}
      standing={standing}
      {...(personalizedPath === undefined ? {} : { personalizedPath })}
    />
  );
}

type DashboardProps = DashboardScreenProps & { milestones: readonly Milestone[]; standing: Standing };

function Dashboard({ milestones, standing, personalizedPath }: DashboardProps) {
  const { user } = useSession();
  const { progress } = standing;
  const total = milestones.length;
  const hasFinishedCourse = progress.completed_milestones.some(({ order }) => order === lastOrder);
  useFeast(progress.completed_milestones.length > 0);
  return (
    <div className="mx-auto grid w-full grid-cols-1 max-w-6xl gap-5 px-4 py-5 md:gap-6 md:py-8">
      <Hero username={user?.username ?? ''} progress={progress} total={total} />
      {total > 0 && <NextStepCard step={findNextStep(milestones, standing)} total={total} />}
      {shouldOfferUpgrade(standing) && <UpgradeBanner total={total} />}
      {hasFinishedCourse && personalizedPath !== undefined && <PersonalizedBlock path={personalizedPath} />}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-6">
        <section aria-labelledby="milestones" className="grid content-start gap-3">
          <h2 id="milestones" className="text-xl">
            {m.dashboard_milestones_heading()}
          </h2>
          {total === 0 && <p className="text-muted">{m.dashboard_milestones_empty()}</p>}
          <ol className="grid gap-3">
            {milestones.map((milestone) => (
              <MilestoneItem key={milestone.id} milestone={milestone} standing={standing} />
            ))}
          </ol>
        </section>
        <div className="grid content-start gap-5">
          <Achievements badges={progress.badges} />
          <FunFact />
        </div>
      </div>
    </div>
  );
}

function UpgradeBanner({ total }: { total: number }) {
  return (
    <section className="grid gap-3 rounded-2xl bg-reward-soft p-5 md:flex md:items-center md:justify-between">
      <div>
        <p className="text-lg font-bold">{m.dashboard_upgrade_title()}</p>
        <p>{m.dashboard_upgrade_text({ total })}</p>
      </div>
      <ButtonLink to="/subscription" kind="reward" className="shrink-0">
        {m.dashboard_action_upgrade()}
      </ButtonLink>
    </section>
  );
}

function PersonalizedBlock({ path }: { path: string }) {
  return (
    <Card className="grid gap-3 md:flex md:items-center md:justify-between">
      <div>
        <h2 className="text-xl">{m.dashboard_personalized_heading()}</h2>
        <p>{m.dashboard_personalized_text()}</p>
      </div>
      <ButtonLink to={path} className="shrink-0">
        {m.dashboard_personalized_action()}
      </ButtonLink>
    </Card>
  );
}

function DashboardLoading() {
  return (
    <div aria-busy="true" className="mx-auto grid w-full grid-cols-1 max-w-6xl gap-5 px-4 py-5 md:py-8">
      <p aria-live="polite" className="sr-only">
        {m.dashboard_loading()}
      </p>
      <Skeleton className="h-64 w-full rounded-3xl" />
      <Skeleton className="h-36 w-full rounded-2xl" />
      <Skeleton className="h-28 w-full rounded-2xl" />
      <Skeleton className="h-28 w-full rounded-2xl" />
    </div>
  );
}

function DashboardTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto grid w-full grid-cols-1 max-w-xl gap-5 px-4 py-12">
      <PageTitle title={m.dashboard_document_title()} />
      <Banner kind="error">{m.dashboard_error()}</Banner>
      <Button className="justify-self-start" onClick={onRetry}>
        {m.dashboard_retry()}
      </Button>
    </div>
  );
}

/** Paper flies once for each visit. */
function useFeast(isDue: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDue && !isDone.current) {
      isDone.current = true;
      void celebrate();
    }
  }, [isDue]);
}
