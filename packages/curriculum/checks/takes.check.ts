import { basename, join, relative } from 'node:path';
import { languages } from '@python-learning/domain';
import type { Content } from '../src/content.ts';
import { type Fault, faultAt } from '../src/fault.ts';
import { foldersIn } from '../src/folder.ts';
import type { Storyboard } from '../src/lesson.ts';
import { storyboardHash } from '../src/storyboard-hash.ts';
import { mediaTag, voicedHash } from '../studio/manifest.ts';
import { sentencesOf } from '../studio/takes/sentences.ts';
import { readTakes, takeFolderOf } from '../studio/takes/take-folder.ts';
import type { Check } from './check.ts';

export const takesCheck: Check = {
  promise:
    'every recorded take is whole, its sentence is still said, and what is rendered has the voices of the takes as they are',
  ofTheWholeCourse: true,
  run: ({ content }) => {
    const known = new Map(
      storyboardsOf(content).flatMap((storyboard) =>
        languages.map((language) => {
          const folder = takeFolderOf(storyboard.id, language, content.root);
          return [folder, new Set(sentencesOf(storyboard, language).map(({ key }) => key))] as const;
        }),
      ),
    );
    const folders = foldersIn(join(content.root, 'voice'));
    return [
      ...folders.flatMap((folder) => faultsOf(folder, known.get(folder), content.root)),
      ...storyboardsOf(content).flatMap((storyboard) => staleVoices(storyboard, content)),
    ];
  },
};

/** Videos that were rendered with other takes: a person who withdrew must not be heard any more. */
function staleVoices(storyboard: Storyboard, { root, media }: Content): Fault[] {
  const { id } = storyboard;
  const kind = media?.value.lessons[id] === undefined ? 'videos' : 'lessons';
  const rendered = media?.value[kind][id];
  if (media === null || rendered === undefined) return [];
  return languages.flatMap((language) => {
    const { takes } = readTakes(takeFolderOf(id, language, root));
    const { video, voices } = rendered.languages[language];
    const tag = mediaTag(voicedHash(storyboardHash(storyboard), { takes }));
    if ((takes.size === 0 && voices === undefined) || video.includes(`.${tag}.`)) return [];
    return [faultAt(media, [kind, id], `${id}: ${video} was rendered with other takes`)];
  });
}

/** The lessons and the short videos of the course. */
export function storyboardsOf({ milestones }: Pick<Content, 'milestones'>): Storyboard[] {
  return milestones.flatMap(({ lessons, videos }) => [...lessons, ...videos].map(({ value }) => value));
}

/** @param keys of the sentences that are said; undefined when there is no such video */
function faultsOf(folder: string, keys: ReadonlySet<string> | undefined, root: string): Fault[] {
  const at = (file: string, message: string): Fault => ({
    file: relative(root, join(folder, file)),
    line: 1,
    message,
  });
  if (keys === undefined) return [at('', `there is no video ${basename(folder)}`)];
  const { takes, faults } = readTakes(folder);
  const gone = [...takes].filter(([key]) => !keys.has(key));
  return [
    ...faults.map(({ file, message }) => at(file, message)),
    ...gone.map(([key, { text }]) => at(`${key}.json`, `nobody says "${text}" any more: remove the take`)),
  ];
}
