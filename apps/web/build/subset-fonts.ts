/**
 * Subsets the fonts of the packages into `src/styles/fonts`: `node apps/web/build/subset-fonts.ts`. Needs `pyftsubset`
 * (`pip install fonttools brotli`). Run it only when a font or a range of characters changes.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const styles = `${import.meta.dirname}/../src/styles`;

/** Source of each font, and the layout features that stay. */
const fonts = {
  'catamaran-basic-400.woff2': {
    from: import.meta.resolve('@fontsource/catamaran/files/catamaran-latin-400-normal.woff2'),
    features: '',
  },
  'catamaran-basic-700.woff2': {
    from: import.meta.resolve('@fontsource/catamaran/files/catamaran-latin-700-normal.woff2'),
    features: '',
  },
  // No ligatures: a child who reads `!=` must see the two characters to type. They were three fifths of the file.
  'jetbrains-mono-400.woff2': {
    from: import.meta.resolve('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2'),
    features: 'ccmp,locl,mark',
  },
} as const;

const sheet = readFileSync(`${styles}/fonts.css`, 'utf8');
for (const [file, { from, features }] of Object.entries(fonts)) {
  execFileSync('pyftsubset', [
    fileURLToPath(from),
    `--unicodes=${rangeOf(file)}`,
    `--layout-features=${features}`,
    // Hinting stays: its few bytes keep browsers from hinting by themselves, which draws letters narrower or wider.
    // Copyright, names and licence stay too.
    '--name-IDs=0,1,2,13,14',
    '--flavor=woff2',
    `--output-file=${styles}/fonts/${file}`,
  ]);
}

/** Returns the character range that the style sheet gives a file, without white space. */
function rangeOf(file: string): string {
  const face = sheet.split('@font-face').find((rule) => rule.includes(`/${file}"`));
  const range = /unicode-range:([^;]*);/.exec(face ?? '')?.[1];
  if (range === undefined) throw new RangeError(`fonts.css says no letters of ${file}`);
  return range.replaceAll(/\s/g, '');
}
