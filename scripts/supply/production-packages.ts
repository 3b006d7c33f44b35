import { type LockedPackage, type Lockfile, placeOf } from '../lockfile.ts';

/** A third-party package that learners or the server run. */
export type ProductionPackage = Pick<LockedPackage, 'integrity' | 'license'> & {
  name: string;
  version: string;
  /** Its folder, as the lockfile names it. */
  place: string;
};

/** The runtime, the server and the web app; everything else builds, checks or measures them. */
const shipped = ['', 'apps/api', 'apps/web'];

/**
 * Follows the shipped workspaces to every package they need, the binaries of all platforms included. npm's own list
 * (`npm sbom --omit dev`) leaves out packages that a tool needs, too.
 */
export function productionPackages(lockfile: Lockfile): ProductionPackage[] {
  const waiting = [...shipped];
  const seen = new Set(waiting);
  for (const place of waiting) {
    for (const needed of neededBy(lockfile, place)) {
      if (seen.has(needed)) continue;
      seen.add(needed);
      waiting.push(needed);
    }
  }
  return waiting
    .filter((place) => place.includes('node_modules/'))
    .map((place) => packageAt(lockfile, place));
}

/** Folders of the packages that a package imports; for workspaces, their folders outside node_modules. */
function neededBy(lockfile: Lockfile, from: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = lockfile.packages[from] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => {
    const place = placeOf(lockfile, from, name);
    if (place === null) return [];
    const { link, resolved } = lockfile.packages[place] ?? {};
    return [link === true && resolved !== undefined ? resolved : place];
  });
}

function packageAt({ packages }: Lockfile, place: string): ProductionPackage {
  const { version = '', integrity, license } = packages[place] ?? {};
  return {
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    place,
    ...(integrity === undefined ? {} : { integrity }),
    ...(license === undefined ? {} : { license }),
  };
}
