import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** Below this size, in bytes, a compressed twin saves next to nothing: the header that names it has 20. */
const smallestWorthwhile = 256;

/** Writes a `.br` and a `.gz` twin of every text file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle(options, bundle) {
      const folder = options.dir;
      if (folder === undefined) return;
      const names = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(names.map((name) => writeTwins(join(folder, name))));
    },
  };
}

/** Writes the compressed twins of one file, unless it is too small to gain from them. */
export async function writeTwins(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallestWorthwhile) return;
  const brotli = await toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await Promise.all([
    writeFile(`${path}.br`, brotli),
    writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 })),
  ]);
}
