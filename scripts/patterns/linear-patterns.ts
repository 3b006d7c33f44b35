import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { shortenPattern } from './shorten-pattern.ts';

/** The pure JavaScript build of recheck: it needs no binary, and no network. */
const require = createRequire(import.meta.url);
const { checkSync } = require('recheck/lib/browser.js') as typeof import('recheck');

const timeoutMs = 20_000;

/**
 * Returns why a pattern is not proven to take time linear in the length of the text, or null when it is. recheck proves
 * it by automata, which support neither back-references nor lookaround.
 */
export function slownessOf(source: string, flags: string): string | null {
  for (const small of shortenPattern(source)) {
    const key = `/${small}/${flags}`;
    const slowness = known.get(key) ?? prove(small, flags);
    known.set(key, slowness);
    if (slowness !== proven) return slowness;
  }
  return null;
}

const proven = 'proven';

/** Proofs of earlier runs: a proof takes up to seconds and depends on the pattern and the release of recheck alone. */
const cacheFile = path.resolve(import.meta.dirname, '../../node_modules/.cache/linear-patterns.json');
const release = (require('recheck/package.json') as { version: string }).version;

/** Results by shortened pattern: many patterns for Python's messages differ only in their letters. */
const known = new Map(Object.entries(readCache()));

function readCache(): Record<string, string> {
  if (!existsSync(cacheFile)) return {};
  const cached = JSON.parse(readFileSync(cacheFile, 'utf8')) as {
    release: string;
    results: Record<string, string>;
  };
  return cached.release === release ? cached.results : {};
}

/** Saves the results for the next run. */
export function saveResults(): void {
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ release, results: Object.fromEntries(known) }));
}

function prove(source: string, flags: string): string {
  const found = checkSync(source, flags, { timeout: timeoutMs, checker: 'automaton' });
  if (found.status === 'vulnerable') return found.complexity.summary;
  if (found.status === 'safe') return proven;
  const plain = source.replace(lookaround, '');
  return plain !== source && prove(plain, flags) === 'exponential' ? 'exponential' : 'not proven';
}

/** Automata do not support lookaround. Without it a pattern tries at least as many ways. */
const lookaround = /\(\?<?[=!](?:[^()\\]|\\.|\([^()]*\))*\)/gu;
