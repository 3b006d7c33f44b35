/**
 * Cuts the fonts of `src/styles/fonts` out of those of the packages: `node apps/web/build/subset-fonts.ts`. Needs
 * `pyftsubset` (`pip install fonttools brotli`), and is run only when a font or a range of letters changes.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const styles = `${import.meta.dirname}/../src/styles`;

/** Of each font: where it comes from, and what of its typesetting stays. */
const fonts = {
  'catamaran-basic-400.woff2': {
    from: import.meta.resolve('@fontsource/catamaran/files/catamaran-latin-400-normal.woff2'),
    features: '',
  },
  'catamaran-basic-700.woff2': {
    from: import.meta.resolve('@fontsource/catamaran/files/catamaran-latin-700-normal.woff2'),
    features: '',
  },
  // Ligatures stay out: a child who reads `!=` must see the two signs to type. They were three fifths of the file.
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
    // Hinting stays: the few bytes of it tell a browser not to hint by itself, which draws letters narrower or wider.
    // So do copyright, names and licence.
    '--name-IDs=0,1,2,13,14',
    '--flavor=woff2',
    `--output-file=${styles}/fonts/${file}`,
  ]);
}

/** The letters that the style sheet says a file has, without white space. */
function rangeOf(file: string): string {
  const face = sheet.split('@font-face').find((rule) => rule.includes(`/${file}"`));
  const range = /unicode-range:([^;]*);/.exec(face ?? '')?.[1];
  if (range === undefined) throw new Error(`fonts.css says no letters of ${file}`);
  return range.replaceAll(/\s/g, '');
}
