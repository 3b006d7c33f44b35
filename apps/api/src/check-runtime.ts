import { StartError } from './start-error.ts';

type Hearers = {
  /** Writes to the operator's log. */
  warn: (line: string) => void;
  /** Writes to the terminal in which a developer started the app. */
  say: (line: string) => void;
};

/**
 * Refuses to start in production on a Node release with known vulnerabilities or without a layer of the sandbox. If a
 * setting accepts such a release, the operator is warned at each start. Outside production, the developer sees one
 * line.
 * @throws StartError
 */
export function checkRuntime(
  version: string,
  config: { isProduction: boolean; acceptsFaultyRuntime: boolean },
  { warn, say }: Hearers,
): void {
  const fault = runtimeFault(version);
  if (fault === null) return;
  if (!config.isProduction) say(`  Node ${version} ${fault}: it will do here, and is refused in production.`);
  else if (config.acceptsFaultyRuntime)
    warn(`Node ${version} ${fault}, and ACCEPT_RUNTIME_WITH_KNOWN_HOLES accepts it.`);
  else
    throw new StartError(
      `Node ${version} ${fault}: run the app with Node 26.12.1 or newer, or set ACCEPT_RUNTIME_WITH_KNOWN_HOLES=yes.`,
    );
}

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
