/** Returns the first line, counted from 1, in which two versions of a program differ. */
export function findMendedLine(before: string, after: string): number {
  const [old, mended] = [before.split('\n'), after.split('\n')];
  const first = mended.findIndex((line, index) => line !== old[index]);
  return (first === -1 ? mended.length - 1 : first) + 1;
}
