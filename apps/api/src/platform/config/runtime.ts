/** First release of each line without published security holes; other lines count as unsafe. */
const firstSafe: Readonly<Record<number, readonly [minor: number, patch: number]>> = {
  24: [22, 1],
  26: [12, 1],
};
const newestLine = 26;
/** Node's permission model denies network access from this line on, which the sandbox relies on. */
const firstWithNetworkWall = 25;

/**
 * Why a Node release is unfit to run strangers' programs on the internet, as half a sentence; null when it is fit. A
 * line newer than the ones known here is fit; a version that is not a release is not.
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
