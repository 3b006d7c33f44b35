import type { Stage } from './stages.ts';

/** The stages of a run, in order. Of those that run side by side, each counts half in the seconds. */
export type Plan = { stages: readonly Stage[]; aboutS: number; touched: readonly string[] };

/**
 * Orders the stages: quick ones as listed, then those that the change may break, cheapest first, then the rest. The
 * stage that another one needs comes before it.
 */
export function planOf(
  all: readonly Stage[],
  { quick, changed }: { quick: boolean; changed: readonly string[] },
): Plan {
  const isTouched = ({ covers }: Stage) =>
    changed.some((file) => covers.some((place) => file.startsWith(place)));
  const slow = quick ? [] : all.filter((stage) => stage.slow === true);
  const byCost = slow.toSorted((a, b) => a.aboutS - b.aboutS);
  const wanted = [...byCost.filter(isTouched), ...byCost.filter((stage) => !isTouched(stage))];
  const ordered = wanted.flatMap((stage) => [...slow.filter(({ name }) => name === stage.after), stage]);
  const stages = [...all.filter((stage) => stage.slow !== true), ...new Set(ordered)];
  return {
    stages,
    aboutS: stages.reduce((sum, { aboutS, alone }) => sum + (alone ? aboutS : aboutS / 2), 0),
    touched: slow.filter(isTouched).map(({ name }) => name),
  };
}

/** The plan in words, as it is printed before the first stage. */
export function describePlan({ stages, aboutS, touched }: Plan, changed: readonly string[]): string {
  const parts = stages.map((stage) => `${stage.name} ${stage.aboutS} s`);
  return [
    `${stages.length} stages, about ${minutes(aboutS)} on two quiet cores: ${parts.join(', ')}.`,
    ...(touched.length === 0
      ? []
      : [`Changed files: ${changed.length}. What they may break comes first: ${touched.join(', ')}.`]),
  ].join('\n');
}

function minutes(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} minutes`;
}
