import type { CertificateKind } from '@python-learning/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerText } from '../../lib/api/failure-text.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { paths } from '../../lib/paths.ts';
import { firstProgram } from '../../lib/storage/first-program.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { celebrate } from '../../ui/confetti.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { BadgesSection } from './badges.tsx';
import { DashboardLoading } from './dashboard-loading.tsx';
import { pickFact } from './fun-facts.ts';
import { Hero } from './hero.tsx';
import { MilestoneList } from './milestone-list.tsx';
import { findCertificate, findNextStep, shouldOfferUpgrade } from './milestone-status.ts';
import { NewBadges } from './new-badges.tsx';
import { OwnProgramsLoading } from './own-programs-loading.tsx';
import { type Course, useCourse } from './use-course.ts';
import { useStreak } from './week/use-streak.ts';
import { WeekLoading } from './week/week-loading.tsx';

const OwnPrograms = optionalPart(
  async () => (await import('./own-programs.tsx')).OwnPrograms,
  OwnProgramsLoading,
);
const WeekCard = optionalPart(async () => (await import('./week/week-card.tsx')).WeekCard, WeekLoading);

/** `today` is what a learner who has watched a lesson is asked today. */
type TodayProps = { today: ReactNode };

/** The learner's progress and what comes next. */
export function DashboardScreen({ today }: TodayProps) {
  const { course, isPending, failure, retry } = useCourse();
  if (isPending) return <DashboardLoading />;
  if (course === null) return <DashboardError failure={failure} onRetry={retry} />;
  return <Dashboard {...course} today={today} />;
}

function Dashboard({ milestones, standing, today }: Course & TodayProps) {
  const { progress } = standing;
  const total = milestones.length;
  const step = findNextStep(milestones, standing);
  const week = useStreak();
  const completed = new Set(progress.completed_milestones.map(({ id }) => id));
  const last = milestones.at(-1);
  const hasFinishedCourse = last !== undefined && completed.has(last.id);
  const certificate = findCertificate(milestones, standing);
  useCelebration(progress.completed_milestones.length);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-5 px-4 py-4 md:gap-6 md:py-8">
      <Hero
        tab={m.dashboard_document_title()}
        milestones={milestones}
        standing={standing}
        isReturn={week.data?.welcome_back === true}
      />
      <NewBadges badges={progress.badges} />
      {completed.size === 0 && <FirstProgramCard />}
      {shouldOfferUpgrade(standing) && step.kind === 'all_done' && <UpgradeBanner total={total} />}
      {hasFinishedCourse && <PersonalizedBlock />}
      {progress.watched_videos.length > 0 && today}
      {/* On a phone week and programs are above the milestones, in a wide window beside them. */}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] lg:gap-6">
        <div className="grid grid-cols-1 gap-5 lg:col-start-2">
          <WeekCard streak={week.data} failure={week.error} onRetry={() => void week.refetch()} />
          <WhenNear placeholder={<OwnProgramsLoading />}>
            <OwnPrograms />
          </WhenNear>
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <MilestoneList milestones={milestones} standing={standing} />
        </div>
        <div className="grid grid-cols-1 content-start gap-5">
          {/* Once nothing is left to do, the certificate is the main action above. */}
          {certificate !== null && step.kind !== 'all_done' && <CertificateCard kind={certificate} />}
          <BadgesSection badges={progress.badges} />
          <FunFact />
        </div>
      </div>
    </div>
  );
}

function UpgradeBanner({ total }: { total: number }) {
  return (
    <section className="grid grid-cols-1 gap-3 rounded-2xl bg-reward-soft p-5 md:flex md:items-center md:justify-between">
      <div>
        <p className="text-lg font-bold">{m.dashboard_upgrade_title()}</p>
        <p>{m.dashboard_upgrade_text({ total })}</p>
      </div>
      <ButtonLink to={paths.subscription()} kind="reward" className="shrink-0">
        {m.dashboard_action_upgrade()}
      </ButtonLink>
    </section>
  );
}

function CertificateCard({ kind }: { kind: CertificateKind }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex items-center gap-3 font-bold">
        <Icon name="flag" className="size-6 text-reward-ink" />
        {kind === 'course' ? m.dashboard_certificate_course() : m.dashboard_certificate_starter()}
      </p>
      <ButtonLink to={paths.certificate(kind)} kind="secondary">
        {m.dashboard_certificate_action()}
      </ButtonLink>
    </Card>
  );
}

function PersonalizedBlock() {
  return (
    <Card className="grid grid-cols-1 gap-3 md:flex md:items-center md:justify-between">
      <div>
        <h2 className="text-xl">{m.dashboard_personalized_heading()}</h2>
        <p>{m.dashboard_personalized_text()}</p>
      </div>
      <ButtonLink to={paths.personalized()} className="shrink-0">
        {m.dashboard_personalized_action()}
      </ButtonLink>
    </Card>
  );
}

/** Fires confetti once per newly completed milestone. */
function useCelebration(completed: number): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (completed > learnerStorage.readCelebrated() && !isDone.current) {
      isDone.current = true;
      learnerStorage.rememberCelebrated(completed);
      void celebrate();
    }
  }, [completed]);
}

function FunFact() {
  const [openedMs] = useState(() => Date.now());
  const [skipped, setSkipped] = useState(0);
  return (
    <Card className="grid grid-cols-1 gap-3">
      <h2 className="flex items-center gap-2 text-xl">
        <Icon name="bulb" className="size-6 text-reward-ink" />
        {m.dashboard_fact_heading()}
      </h2>
      <p aria-live="polite">{pickFact(openedMs, skipped)}</p>
      <Button kind="ghost" className="-ms-3 justify-self-start px-3!" onClick={() => setSkipped(skipped + 1)}>
        {m.dashboard_fact_another()}
      </Button>
    </Card>
  );
}

/** Error state of the dashboard. Other screens lead back here, so it offers to try again. */
function DashboardError({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const noAnswer = noAnswerText(failure);
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5 px-4 py-12">
      <PageTitle title={m.dashboard_document_title()} />
      <Banner kind="error">
        <p>{m.dashboard_error()}</p>
        {noAnswer !== null && <p className="mt-1 text-muted">{noAnswer}</p>}
      </Banner>
      <Button className="justify-self-start" onClick={onRetry}>
        {m.core_try_again()}
      </Button>
    </div>
  );
}

/** The program that the learner wrote on the landing page, until the first milestone is completed. */
function FirstProgramCard() {
  const [code] = useState(firstProgram.read);
  if (code === null) return null;
  return (
    <Card className="grid grid-cols-1 gap-2">
      <h2 className="text-xl">{m.dashboard_first_program_title()}</h2>
      <p>{m.dashboard_first_program_text()}</p>
      <pre className="overflow-x-auto rounded-xl bg-code-ground px-4 py-3 font-plain-mono text-code-ink">
        {code}
      </pre>
    </Card>
  );
}
