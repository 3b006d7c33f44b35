import type { Located } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { Storyboard } from '../src/lesson.ts';
import type { MediaManifest } from '../src/media-manifest.schema.ts';
import { type Check, faultAt } from './check.ts';
import { lengthLimits } from './media-limits.ts';

export const mediaLengthCheck: Check = {
  promise: 'in each language a lesson lasts 60 to 150 seconds, and the demo 30 to 40',
  ofTheWholeCourse: true,
  run: ({ content: { milestones, media } }) => {
    if (media === null) return [];
    const demos = milestones.flatMap(({ videos }) => videos.filter(({ value }) => value.kind === 'demo'));
    return [
      ...milestones.flatMap(({ lessons }) => faultsOf('lessons', lessons, media, lengthLimits.lesson)),
      ...faultsOf('videos', demos, media, lengthLimits.demo),
    ];
  },
};

type Kind = 'lessons' | 'videos';
type Range = { least: number; most: number };

/** Another check reports media that are not rendered. */
function faultsOf(
  kind: Kind,
  storyboards: readonly Located<Storyboard>[],
  manifest: Located<MediaManifest>,
  { least, most }: Range,
): Fault[] {
  return storyboards.flatMap(({ value: { id } }) =>
    Object.values(manifest.value[kind][id]?.languages ?? {})
      .filter(({ durationS }) => durationS < least || durationS > most)
      .map(({ video, durationS }) =>
        faultAt(manifest, [kind, id], `${video} lasts ${durationS} s, not ${least} to ${most}`),
      ),
  );
}
