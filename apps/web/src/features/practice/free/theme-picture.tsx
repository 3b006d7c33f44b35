import type { ThemePicture as Picture } from '@python-learning/domain';

/**
 * The picture of a theme: a line on the floor with golden dots, as a kolam is. Screen readers skip it, because the name
 * of the theme is beside it.
 */
export function ThemePicture({ picture }: { picture: Picture }) {
  const { line, dots, gold } = drawings[picture];
  return (
    <svg
      viewBox="0 0 96 72"
      fill="none"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-[80px] shrink-0 rounded-xl bg-floor"
      aria-hidden="true"
    >
      <path d={line} className="stroke-on-floor" />
      {gold !== undefined && <path d={gold} className="stroke-reward" />}
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" className="fill-reward" />
      ))}
    </svg>
  );
}

/** Path data and the centres of dots, in an area of 96 by 72. */
type Drawing = { line: string; dots: readonly (readonly [x: number, y: number])[]; gold?: string };

const drawings: Readonly<Record<Picture, Drawing>> = {
  lighthouse: {
    line: 'M37 60l4-34h14l4 34M39.500 41h17M38.200 51h19.600M41 26V15h14v11M38 15q10-11 20 0M6 64q7-8 14 0t14 0 14 0 14 0 14 0 14 0',
    dots: [[48, 21]],
    gold: 'M61 18l24-8M62 23l26 4M35 18L11 10M34 23L8 27',
  },
  'night-train': {
    line: 'M6 26h30v28H6zM36 48h8M44 54V26h24q18 0 22 28zM74 28v13h14M3 66h90M17 58a4 4 0 1 0 8 0 4 4 0 0 0-8 0M51 58a4 4 0 1 0 8 0 4 4 0 0 0-8 0M73 58a4 4 0 1 0 8 0 4 4 0 0 0-8 0',
    dots: [
      [16, 38],
      [27, 38],
      [54, 38],
      [64, 38],
    ],
    gold: 'M16 6a6 6 0 1 0 6 9 6 6 0 0 1-6-9',
  },
  'lost-elephant': {
    line: 'M26 62V42q0-18 20-18h16q20 0 20 20v18H70V50H46v12zM26 38Q10 38 11 54q1 9 8 5M46 26q18 2 12 20-14 0-16-16M82 40q8 4 6 12',
    dots: [[34, 36]],
    gold: 'M14 8a6 6 0 1 0 6 9 6 6 0 0 1-6-9',
  },
  team: {
    line: 'M6 62q0-20 16-20 9 0 13 7 3-17 13-17t13 17q4-7 13-7 16 0 16 20M30 31a8 8 0 1 0-16 0 8 8 0 0 0 16 0M56 20a8 8 0 1 0-16 0 8 8 0 0 0 16 0M82 31a8 8 0 1 0-16 0 8 8 0 0 0 16 0',
    dots: [
      [22, 31],
      [48, 20],
      [74, 31],
    ],
  },
  song: {
    line: 'M42 53V19l34-8v34M42 29l34-8M42 53a8 7 0 1 0-16 0 8 7 0 0 0 16 0M76 45a8 7 0 1 0-16 0 8 7 0 0 0 16 0',
    dots: [
      [34, 53],
      [68, 45],
    ],
    gold: 'M12 22q5-7 10 0t10 0',
  },
  pet: {
    line: 'M27 36V12q7 2 12 10 9-3 18 0 5-8 12-10v24q2 28-21 28T27 36M48 47v4q-5 6-10 1M48 51q5 6 10 1M20 43L8 40M20 50L8 52M76 43l12-3M76 50l12 2',
    dots: [
      [39, 37],
      [57, 37],
    ],
  },
  meeting: {
    line: 'M42 42a15 15 0 1 0-30 0 15 15 0 0 0 30 0M19 47q8 8 16 0M16 28L26 9l12 19M84 42a15 15 0 1 0-30 0 15 15 0 0 0 30 0M61 47q8 8 16 0M58 29q-8-8 0-17M80 29q8-8 0-17',
    dots: [
      [22, 39],
      [32, 39],
      [64, 39],
      [74, 39],
    ],
    gold: 'M44 20q4-6 8 0',
  },
  tomorrow: {
    line: 'M4 58q22-16 44 0 22-16 44 0M4 66h88M30 49a18 18 0 0 1 36 0',
    dots: [[48, 40]],
    gold: 'M48 24V12M33 29l-8-10M63 29l8-10M25 40l-13-4M71 40l13-4',
  },
  'team-name': {
    line: 'M20 66V8M20 12q14-8 28 0t28 0v32q-14 8-28 0t-28 0',
    dots: [
      [34, 27],
      [48, 28],
      [62, 29],
    ],
  },
  petals: {
    line: 'M48 36C68 -4 28 -4 48 36M48 36C92.6 33.3 72.6 -1.3 48 36M48 36C72.6 73.3 92.6 38.7 48 36M48 36C28 76 68 76 48 36M48 36C3.4 38.7 23.4 73.3 48 36M48 36C23.4 -1.3 3.4 33.3 48 36',
    dots: [[48, 36]],
  },
  wheels: {
    line: 'M55 38a22 22 0 1 0-44 0 22 22 0 0 0 44 0M11.7 32.3l42.5 11.3M22 19l22.1 38.1M38.7 16.7l-11.3 42.5M52 27l-38.1 22.1M87 47a13 13 0 1 0-26 0 13 13 0 0 0 26 0M61.4 43.7l25.1 6.7M70.6 34.4l6.8 25.1M83.2 37.8l-18.4 18.4M6 64h84',
    dots: [
      [33, 38],
      [74, 47],
    ],
  },
  stars: {
    line: 'M40 12L55.3 59L15.3 30L64.7 30L24.7 59zM78 9L84.5 28.9L67.5 16.6L88.5 16.6L71.5 28.9z',
    dots: [
      [40, 38],
      [78, 20],
    ],
  },
};
