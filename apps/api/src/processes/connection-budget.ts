/** Connections that all api processes together may open: the embedded server gives 40, and 8 are for jobs, backups and staff. */
const shared = 32;
const mostOfOne = 10;

/** Connections of the pool of each api process. */
export function connectionsOfEach(processes: number): number {
  return Math.max(1, Math.min(mostOfOne, Math.floor(shared / processes)));
}
