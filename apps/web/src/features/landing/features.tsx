import { drawKolam, type KolamDrawing } from '@python-learning/stage/kolam';
import { m } from '../../compiled-messages/messages.ts';
import { Eyebrow } from '../../ui/eyebrow.tsx';

/** Each card has a kolam of a few more dots than the one before. */
const features: readonly { kolam: KolamDrawing; title: () => string; text: () => string }[] = [
  { kolam: drawKolam(1, 1), title: m.landing_feature1_title, text: m.landing_feature1_text },
  { kolam: drawKolam(2, 1), title: m.landing_feature2_title, text: m.landing_feature2_text },
  { kolam: drawKolam(3, 1), title: m.landing_feature3_title, text: m.landing_feature3_text },
  { kolam: drawKolam(3, 2), title: m.landing_feature4_title, text: m.landing_feature4_text },
  { kolam: drawKolam(4, 3), title: m.landing_feature5_title, text: m.landing_feature5_text },
  { kolam: drawKolam(5, 4), title: m.landing_feature6_title, text: m.landing_feature6_text },
];

export function Features() {
  return (
    <section className="bg-sunken">
      <div className="mx-auto max-w-6xl px-4 py-12 md:px-6 md:py-16">
        <Eyebrow>{m.landing_features_eyebrow()}</Eyebrow>
        <h2 className="mt-2 text-2xl md:text-3xl">{m.landing_features_title()}</h2>
        <ul className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
          {features.map(({ kolam, title, text }) => (
            <li
              key={kolam.line}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4 rounded-2xl bg-surface p-5 md:flex md:flex-col md:p-6"
            >
              <SmallKolam drawing={kolam} />
              <div>
                <h3 className="text-xl">{title()}</h3>
                <p className="mt-1 text-muted">{text()}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type SmallKolamProps = { drawing: KolamDrawing };

/** The same scale on every card, so that dots and lines look alike in large and small kolams. */
const scale = 1.1;

function SmallKolam({ drawing }: SmallKolamProps) {
  const [width, height] = [drawing.width + 4, drawing.height + 4];
  return (
    <div className="flex items-start md:h-24 md:items-end">
      <svg
        viewBox={`-2 -2 ${width} ${height}`}
        width={width * scale}
        height={height * scale}
        fill="none"
        className="h-auto max-w-full text-action"
        aria-hidden="true"
      >
        <path d={drawing.line} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
        {drawing.dots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.8" className="fill-reward" />
        ))}
      </svg>
    </div>
  );
}
