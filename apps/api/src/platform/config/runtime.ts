/** The first release of each line without the holes that were published for it; lines that are not listed are older. */
const firstSafe: Readonly<Record<number, readonly [minor: number, patch: number]>> = {
  24: [22, 1],
  26: [12, 1],
};
const newestLine = 26;
/** Since this line Node's permission model refuses the network, which is one of the walls of the sandbox. */
const firstWithNetworkWall = 25;

/**
 * What makes a release of Node unfit for strangers' programs on the internet, as half a sentence; null for one that is
 * fit. A release of a later line than we know is fit, one that is not a release is not.
 * @param version as in `process.versions.node`
 */
export function runtimeFault(version: string): string | null {
  const release = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  const [major = 0, minor = 0, patch = 0] = release?.slice(1).map(Number) ?? [];
  if (major > newestLine) return null;
  const [safeMinor, safePatch] = firstSafe[major] ?? [Infinity, Infinity];
  if (minor < safeMinor || (minor === safeMinor && patch < safePatch)) return 'has known security holes';
  return major < firstWithNetworkWall ? 'does not keep the sandbox from the network' : null;
}
