import { createHash } from 'node:crypto';

/** Increase it when the studio makes other pictures or sounds from the same storyboard: all media are then stale. */
const studioVersion = 2;

/** Eight hex digits that change with the storyboard and with the studio; they are part of every file name. */
export function mediaTag(storyboardHash: string, version: number = studioVersion): string {
  return createHash('sha256').update(`${storyboardHash}:${version}`).digest('hex').slice(0, 8);
}
