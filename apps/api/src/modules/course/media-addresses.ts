import { type Curriculum, filesOf, type Milestone } from '@python-learning/curriculum';
import type { Clock } from '../../platform/clock/clock.ts';
import { isSame, type Keys, sign } from '../../platform/crypto/keys.ts';
import type { MediaAccess, MediaQuery } from '../../platform/http/media-files.ts';

/** Returns the address of a media file for a learner who may see it. */
export type MediaUrl = (file: string) => string;

export interface MediaAddresses {
  urlOf: MediaUrl;
  /** Says who may read a file. Names that the course does not have are unknown. */
  accessTo: (file: string, query: MediaQuery) => MediaAccess;
}

type MediaAddressesDeps = { curriculum: Pick<Curriculum, 'milestones'>; keys: Keys; clock: Clock };

/** An address stays the same for this long, so that browsers find the file in their cache. */
const periodS = 24 * 3600;

/**
 * Addresses of the course's media. Those of free milestones are open. The others are signed and expire at the end of the
 * period after the current one: a learner can watch for a day at least, whenever the address was made.
 */
export function createMediaAddresses({ curriculum, keys, clock }: MediaAddressesDeps): MediaAddresses {
  const filesWhere = (isFree: boolean) =>
    new Set(curriculum.milestones.filter((one) => one.isFree === isFree).flatMap(filesOfMilestone));
  const [free, paid] = [filesWhere(true), filesWhere(false)];
  const isOurs = (file: string, { until, key }: MediaQuery): boolean =>
    until !== undefined &&
    key !== undefined &&
    keys.all.some((set) => isSame(key, sign(set.media, file, until)));
  return {
    urlOf(file) {
      const path = `/media/${encodeURIComponent(file)}`;
      if (!paid.has(file)) return path;
      const until = String((Math.floor(clock.now().getTime() / 1000 / periodS) + 2) * periodS);
      return `${path}?until=${until}&key=${sign(keys.current.media, file, until)}`;
    },
    accessTo(file, query) {
      if (free.has(file)) return { kind: 'open' };
      if (!paid.has(file)) return { kind: 'unknown' };
      // The signature is compared first, so that only a time of ours is read.
      const leftS = isOurs(file, query) ? Number(query.until) - clock.now().getTime() / 1000 : 0;
      return leftS > 0 ? { kind: 'signed', leftS: Math.ceil(leftS) } : { kind: 'refused' };
    },
  };
}

function filesOfMilestone({ lessons, videos, mcqs }: Milestone): string[] {
  const media = [
    ...lessons.map((lesson) => lesson.media),
    ...videos.map((video) => video.media),
    ...mcqs.map(({ spoken }) => spoken),
  ];
  return media.flatMap((one) => (one === null ? [] : filesOf(one).map(({ file }) => file)));
}
