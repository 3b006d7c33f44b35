import { useLanguage } from '../../lib/language/language.ts';
import { m } from '../../paraglide/messages.js';
import { DemoPlayer } from './demo-player.tsx';
import { Eyebrow } from './eyebrow.tsx';

/** The course in a short video, for visitors. */
export function Demo() {
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
