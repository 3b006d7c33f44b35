import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A regular expression as it is written in a file. */
export type WrittenPattern = { file: string; source: string; flags: string };

/** Every regular expression of a TypeScript file, in order. */
export function listPatterns(file: string): WrittenPattern[] {
  const found: WrittenPattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isPattern(node)) found.push({ file, source: node.pattern, flags: node.flags });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'esnext' }));
  return found;
}

type PatternNode = { type: 'RegExpLiteral'; pattern: string; flags: string };

function isPattern(node: object): node is PatternNode {
  return (node as Partial<PatternNode>).type === 'RegExpLiteral';
}
