import type { Plugin } from 'vite';

/** Leaves the parts of the contract that only the server reads out of the browser's files. */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    enforce: 'pre',
    transform: (code, id) =>
      /\/packages\/contract\/src\/[a-z-]+\.contract\.ts$/.test(id) ? withoutProse(code) : null,
  };
}

/** Removes the summaries of the calls and the lists of their errors from a module of the contract. */
export function withoutProse(code: string): string {
  return code
    .replaceAll(/\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),/g, '')
    .replaceAll(/\berrors: \[(?:[\s,]|'\w+')*\],/g, '');
}
