/** Both times are from the device's clock, which may be wrong; `sentAt` is null when unknown. */
export type DraftTimes = { writtenAt: Date; sentAt: Date | null };

/** Calls rarely take longer to arrive, and clocks set by a network are rarely further off. */
const maxTravelMs = 10_000;

/** Lower bound: a wrong clock may give years that the database cannot store. */
const earliest = new Date('2000-01-01T00:00:00Z');

/**
 * Returns when a draft was written, by the server's clock. If the draft was sent at about the server's now, the
 * device's clock counts as right, so drafts keep their order however fast each call arrived. Otherwise the clock is
 * wrong and only the draft's age on the device counts. The result is never in the future, so that one device cannot
 * block the others, and never before the year 2000.
 */
export function whenWritten(times: DraftTimes, now: Date): Date {
  return new Date(Math.max(earliest.getTime(), onServerClock(times, now).getTime()));
}

function onServerClock({ writtenAt, sentAt }: DraftTimes, now: Date): Date {
  const clockIsRight = sentAt === null || Math.abs(now.getTime() - sentAt.getTime()) <= maxTravelMs;
  if (clockIsRight) return new Date(Math.min(now.getTime(), writtenAt.getTime()));
  const agoMs = sentAt.getTime() - writtenAt.getTime();
  return new Date(now.getTime() - Math.max(0, agoMs));
}

/** A browser sends one draft after a pause in typing, never two at once. */
export const draftsPerMinute = 120;
