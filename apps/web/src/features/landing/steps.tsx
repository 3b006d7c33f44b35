import { m } from '../../compiled-messages/messages.ts';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

const steps: readonly { icon: IconName; title: () => string; text: () => string }[] = [
  { icon: 'video', title: m.landing_step1_title, text: m.landing_step1_text },
  { icon: 'code', title: m.landing_step2_title, text: m.landing_step2_text },
  { icon: 'check-circle', title: m.landing_step3_title, text: m.landing_step3_text },
];

/** Watch, write, check: three stations on one line. */
export function Steps() {
  return (
    <section className="mx-auto w-full max-w-6xl px-4 py-12 md:px-6 md:py-16">
      <Eyebrow>{m.landing_steps_eyebrow()}</Eyebrow>
      <h2 className="mt-2 text-2xl md:text-3xl">{m.landing_steps_title()}</h2>
      <ol className="ms-6 mt-8 grid grid-cols-1 md:ms-0 md:grid-cols-3 md:gap-8">
        {steps.map(({ icon, title, text }) => (
          <li
            key={icon}
            className="relative flex gap-5 border-s-2 border-dotted border-edge pb-8 ps-9 last:border-transparent last:pb-0 md:block md:border-s-0 md:border-t-2 md:border-edge md:ps-0 md:pt-10 md:pb-0 md:last:border-edge"
          >
            <span className="absolute -start-6 -top-1 grid size-12 place-items-center rounded-full bg-action text-on-action md:-top-6 md:start-0">
              <Icon name={icon} />
            </span>
            <div className="min-w-0">
              <h3 className="text-xl">{title()}</h3>
              <p className="mt-1 text-lg text-muted">{text()}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
