/** Both times are by the clock of the device, which may be wrong; `sentAt` is null when it does not say. */
export type DraftTimes = { writtenAt: Date; sentAt: Date | null };

/** A call seldom takes longer to arrive, and few clocks that are set by a network are further off. */
const longestWayMs = 10_000;

/** Nothing was written before; a clock that says so may say years that no database can store. */
const earliest = new Date('2000-01-01T00:00:00Z');

/**
 * When a draft was written, by the clock of the server. A draft that seems to have been on its way for a while may have
 * been: then the clock of the device is right, and what it typed later stays later, however fast each call came through.
 * What no way explains is a wrong clock: then it is as long ago as the device says, whatever its clock shows. Never in
 * the future, so that no device keeps the others out until its hour has come, and never before the year 2000.
 */
export function whenWritten(times: DraftTimes, now: Date): Date {
  return new Date(Math.max(earliest.getTime(), onServerClock(times, now).getTime()));
}

function onServerClock({ writtenAt, sentAt }: DraftTimes, now: Date): Date {
  const clockIsRight = sentAt === null || Math.abs(now.getTime() - sentAt.getTime()) <= longestWayMs;
  if (clockIsRight) return new Date(Math.min(now.getTime(), writtenAt.getTime()));
  const agoMs = sentAt.getTime() - writtenAt.getTime();
  return new Date(now.getTime() - Math.max(0, agoMs));
}

/** A browser sends one after a pause in typing, never two at once. */
export const draftsPerMinute = 120;
