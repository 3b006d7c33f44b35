import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useSession } from '../../lib/session/session.tsx';
import { countStep } from '../../lib/visits/count-step.ts';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { KolamEmblem } from '../../ui/kolam.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { DemoPlayer } from './demo-player.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { FirstProgramCard } from './first-program.tsx';
import { LoopCard } from './loop-card.tsx';
import { StartButton } from './start-button.tsx';
import { Steps } from './steps.tsx';

type LandingScreenProps = {
  /** Where a learner begins. */
  learnerStart: ReactNode;
  /** What parents want to know. */
  parents: ReactNode;
};

/** The home page: for a learner it begins with the next step, for a visitor with what this is. */
export function LandingScreen({ learnerStart, parents }: LandingScreenProps) {
  const { status } = useSession();
  useLayoutEffect(() => {
    if (status !== 'unknown') delete document.documentElement.dataset['learner'];
  }, [status]);
  useEffect(() => {
    if (status === 'visitor') countStep('visit');
  }, [status]);
  if (status === 'learner') return <LearnerHome start={learnerStart} parents={parents} />;
  return (
    <>
      <Hero />
      <section className="mx-auto grid grid-cols-1 w-full max-w-6xl gap-8 px-4 pt-12 md:grid-cols-2 md:items-center md:gap-12 md:px-6 md:pt-20">
        <div>
          <Eyebrow>{m.landing_try_eyebrow()}</Eyebrow>
          <h2 className="mt-2 text-2xl md:text-3xl">{m.landing_try_title()}</h2>
          <p className="mt-3 text-lg text-muted">{m.landing_try_text()}</p>
        </div>
        <LoopCard />
      </section>
      <Demo />
      <Steps />
      <Features />
      {parents}
      <Faq />
      <section className="on-floor bg-floor text-on-floor">
        <div className="mx-auto flex max-w-6xl flex-col items-start gap-5 px-4 py-12 md:flex-row md:items-center md:justify-between md:px-6">
          <h2 className="text-2xl md:text-3xl">{m.landing_end_title()}</h2>
          <StartButton />
        </div>
      </section>
    </>
  );
}

/** The next step of a learner; below it what parents look up on their child's phone, and nothing that advertises. */
function LearnerHome({ start, parents }: { start: ReactNode; parents: ReactNode }) {
  return (
    <>
      {start}
      {parents}
      <Faq />
      <div className="mx-auto w-full max-w-6xl px-4 pb-12 md:px-6">
        <StartButton />
      </div>
    </>
  );
}

/** The course in a short video, for visitors. */
function Demo() {
  const language = useLanguage();
  return (
    <section className="mx-auto grid grid-cols-1 w-full max-w-6xl gap-6 px-4 pt-12 md:grid-cols-[1fr_1.4fr] md:items-center md:gap-12 md:px-6 md:pt-20">
      <div>
        <Eyebrow>{m.landing_demo_eyebrow()}</Eyebrow>
        <h2 className="mt-2 text-2xl md:text-3xl">{m.landing_demo_title()}</h2>
        <p className="mt-3 text-lg text-muted">{m.landing_demo_text()}</p>
      </div>
      {/* The key loads another video for another language. */}
      <DemoPlayer key={language} />
    </section>
  );
}

/** Top of the landing page: a painted floor with the kolam that the learner will draw. */
export function Hero() {
  return (
    <section data-for-visitors="" className="on-floor overflow-hidden bg-floor text-on-floor">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-8 px-4 pt-8 pb-10 md:grid-cols-[1.05fr_1fr] md:items-start md:gap-6 md:px-6 md:py-20">
        <div className="grid grid-cols-1 gap-4 md:gap-6">
          <Eyebrow className="text-on-floor-muted">{m.landing_eyebrow()}</Eyebrow>
          <PageTitle title={m.landing_tab()} className="text-2xl md:text-3xl lg:text-4xl">
            {m.landing_title()}
          </PageTitle>
          <p className="max-w-xl text-lg text-on-floor-muted">{m.landing_first_lead()}</p>
          <FirstProgramCard />
          <div className="flex flex-col items-start gap-3">
            <StartButton kind="secondary" />
            <p className="max-w-xl text-lg text-on-floor-muted">{m.landing_lead()}</p>
            <p className="text-on-floor-muted">{m.landing_free()}</p>
            <a
              href="#parents"
              className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
            >
              {m.core_for_parents()}
            </a>
          </div>
        </div>
        <KolamEmblem animated className="w-full" />
      </div>
    </section>
  );
}
