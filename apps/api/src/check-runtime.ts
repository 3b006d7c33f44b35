import { runtimeFault } from './platform/config/runtime.ts';
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
