import { m } from '../../paraglide/messages.js';
import { Demo } from './demo.tsx';
import { Eyebrow } from './eyebrow.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { LoopCard } from './loop-card.tsx';
import { Parents } from './parents.tsx';
import { StartButton } from './start-button.tsx';
import { Steps } from './steps.tsx';

export function LandingScreen() {
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
      <Parents />
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
