/** Both times are by the clock of the device, which may be wrong; `sentAt` is null when it does not say. */
export type DraftTimes = { writtenAt: Date; sentAt: Date | null };

/**
 * When a draft was written, by the clock of the server: as long ago as the device says, whatever its clock shows. Never
 * in the future, so that no device keeps the others out until its hour has come.
 */
export function whenWritten({ writtenAt, sentAt }: DraftTimes, now: Date): Date {
  const agoMs = (sentAt ?? now).getTime() - writtenAt.getTime();
  return new Date(now.getTime() - Math.max(0, agoMs));
}

/** A browser sends one after a pause in typing, never two at once. */
export const draftsPerMinute = 120;
