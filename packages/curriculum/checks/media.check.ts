import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Located, MilestoneContent } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { Storyboard } from '../src/lesson.ts';
import { filesOf, type MediaKind, type RenderedMedia } from '../src/media-manifest.schema.ts';
import { spokenExplanationOf } from '../src/spoken-explanation.ts';
import { spokenHash, storyboardHash } from '../src/storyboard-hash.ts';
import { type Check, faultAt } from './check.ts';

export const mediaCheck: Check = {
  promise:
    'every lesson, every short film and the explanation of the first MCQ of a milestone are rendered, from the texts as they stand',
  ofTheWholeCourse: true,
  run: ({ content }) => [
    ...(['lessons', 'videos', 'spokenExplanations'] as const).flatMap((kind) => {
      const sources = content.milestones.flatMap((milestone) => sourcesOf[kind](milestone));
      return [
        ...sources.flatMap((source) => faultsOfMedia(source, kind, content)),
        ...goneFrom(sources, kind, content),
      ];
    }),
    ...content.milestones.flatMap(unspokenFaults),
    ...content.milestones.flatMap((milestone) => faultsOfDemo(milestone, content)),
  ],
};

/** What media are made from: its place, its id and its hash as it stands. */
type Source = { id: string; hash: string; place: Fault };

const sourcesOf: Record<MediaKind, (milestone: MilestoneContent) => Source[]> = {
  lessons: ({ lessons }) => lessons.map(storyboardSource),
  videos: ({ videos }) => videos.map(storyboardSource),
  spokenExplanations: ({ mcqs }) =>
    mcqs.flatMap((mcq) => {
      const spoken = spokenExplanationOf(mcq.value);
      if (spoken === null) return [];
      return [{ id: spoken.id, hash: spokenHash(spoken), place: notRendered(mcq, ['voice']) }];
    }),
};

function storyboardSource(storyboard: Located<Storyboard>): Source {
  const { value } = storyboard;
  return { id: value.id, hash: storyboardHash(value), place: notRendered(storyboard, []) };
}

function notRendered(part: Located<unknown>, path: readonly string[]): Fault {
  return faultAt(part, path, 'is not rendered: there are no media for it');
}

/** The screen has one explanation to listen to: that of the first question. */
function unspokenFaults({ mcqs }: MilestoneContent): Fault[] {
  return mcqs.flatMap((mcq, index) => {
    const isSpoken = mcq.value.voice !== undefined;
    if (isSpoken === (index === 0)) return [];
    const what = isSpoken
      ? 'is heard of the first question alone'
      : 'is missing: the first question needs it';
    return [faultAt(mcq, ['voice'], `voice: ${what}`)];
  });
}

/** Visitors see the demo as a lesson that their page plays. */
function faultsOfDemo({ videos }: MilestoneContent, { media }: Content): Fault[] {
  if (media === null) return [];
  return videos
    .filter(({ value }) => value.kind === 'demo')
    .flatMap(({ value: { id } }) =>
      Object.values(media.value.videos[id]?.languages ?? {})
        .filter(({ live }) => live === undefined)
        .map(({ video }) => faultAt(media, ['videos', id], `${id}: ${video} has nothing to play live`)),
    );
}

function goneFrom(sources: readonly Source[], kind: MediaKind, { media }: Content): Fault[] {
  if (media === null) return [];
  const known = new Set(sources.map(({ id }) => id));
  return Object.keys(media.value[kind])
    .filter((id) => !known.has(id))
    .map((id) => faultAt(media, [kind, id], `there is no text to render ${id} from`));
}

function faultsOfMedia({ id, hash, place }: Source, kind: MediaKind, content: Content): Fault[] {
  const manifest = content.media;
  const media: RenderedMedia | undefined = manifest?.value[kind][id];
  if (manifest === null || media === undefined) return [place];
  const at = (message: string) => faultAt(manifest, [kind, id], `${id}: ${message}`);
  const stale = media.hash === hash ? [] : [at('was rendered from an older text')];
  return [...stale, ...faultsOfFiles(media, join(content.root, 'media')).map(at)];
}

function faultsOfFiles(media: RenderedMedia, folder: string): string[] {
  return filesOf(media).flatMap(({ file, bytes }) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${file} is missing`];
    const { size } = statSync(path);
    if (size === 0) return [`${file} is empty`];
    return bytes === null || size === bytes ? [] : [`${file} has ${size} bytes, not ${bytes}`];
  });
}
