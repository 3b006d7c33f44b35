export type LockedPackage = {
  version?: string;
  /** The hash with which npm verifies a download. */
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  /** True for a workspace; `resolved` is its folder. */
  link?: true;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  dev?: true;
  optional?: true;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};

export type Lockfile = { packages: Record<string, LockedPackage> };

type Absent = { name: string; version: string; isDev: boolean };

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/**
 * Returns the binaries of other platforms that a lockfile leaves out. npm drops those that its registry does not offer,
 * and then refuses to install from the lockfile that it wrote.
 */
export function absentBinaries(lockfile: Lockfile): Absent[] {
  const absent = new Map<string, Absent>();
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (placeOf(lockfile, place, name) === null) absent.set(name, { name, version, isDev: dev === true });
    }
  }
  return [...absent.values()];
}

/** Binaries of recheck, 52 MB on one platform: only its JavaScript build is used (decision 022). */
const unusedBinary = /^node_modules\/recheck-/u;
/** A platform that no machine has. */
const nowhere = ['none'];

/** Returns the places of the unused binaries that npm would install. */
export function installedUnused(lockfile: Lockfile): string[] {
  return Object.entries(lockfile.packages)
    .filter(([place, { os }]) => unusedBinary.test(place) && os?.join() !== nowhere.join())
    .map(([place]) => place);
}

/**
 * Adds an entry with name, version and platform for each absent binary, so that npm skips it, and gives the unused ones
 * a platform that no machine has.
 */
export function completeLockfile(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages };
  for (const place of installedUnused(lockfile)) packages[place] = { ...packages[place], os: nowhere };
  for (const { name, version, isDev } of absentBinaries(lockfile)) {
    packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      ...platformOf(name),
      ...(isDev ? { dev: true } : {}),
      optional: true,
    };
  }
  return { ...lockfile, packages: Object.fromEntries(Object.entries(packages).toSorted(byName)) };
}

/** The folder of the package that `from` gets when it imports `name`; null when none is locked. */
export function placeOf(lockfile: Lockfile, from: string, name: string): string | null {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const found = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (found in lockfile.packages) return found;
    if (place === '') return null;
    if (!place.includes('/node_modules/')) place = '';
  }
}

/** Derives the platform from the name of a binary, such as `@swc/core-linux-arm64-musl`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const system = systems.find((word) => words.includes(word));
  const processor = processors.find((word) => words.includes(word));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return {
    ...(processor === undefined ? {} : { cpu: [processor] }),
    ...(system === undefined ? {} : { os: [system] }),
    ...(system === 'linux' && words.some((word) => /^(musl|gnu)/.test(word)) ? { libc: [libc] } : {}),
  };
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
