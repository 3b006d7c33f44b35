import { m } from '../../paraglide/messages.js';
import { KolamEmblem } from '../../ui/kolam.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Eyebrow } from './eyebrow.tsx';
import { StartButton } from './start-button.tsx';

/** Top of the landing page: a painted floor with the kolam that the learner will draw. */
export function Hero() {
  return (
    <section className="on-floor overflow-hidden bg-floor text-on-floor">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-8 px-4 pt-8 pb-10 md:grid-cols-[1.05fr_1fr] md:items-center md:gap-6 md:px-6 md:py-20">
        <div className="grid grid-cols-1 gap-4 md:gap-6">
          <Eyebrow className="text-on-floor-muted">{m.landing_eyebrow()}</Eyebrow>
          <PageTitle title={m.landing_tab()} className="text-3xl lg:text-4xl">
            {m.landing_title()}
          </PageTitle>
          <p className="max-w-xl text-lg text-on-floor-muted">{m.landing_lead()}</p>
          <div className="flex flex-col items-start gap-3">
            <StartButton />
            <p className="text-on-floor-muted">{m.landing_free()}</p>
          </div>
        </div>
        <KolamEmblem animated className="w-full" />
      </div>
    </section>
  );
}
