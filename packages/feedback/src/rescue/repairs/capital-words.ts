import { builtins, keywords } from '../../python-text/python-words.ts';
import type { Token } from '../../python-text/scan.ts';
import { texts } from '../../text/texts.ts';
import type { Edit, Repair } from '../repair.ts';

/** Python words with wrong capitals: `Print`, `While`, `TRUE`. The learner's own names are left alone. */
export const capitalWords: Repair = {
  entryId: 'SYN-KEYWORD-CASE',
  says: texts.fixes.capitalWords,
  find: ({ lines, stored }) => {
    const own = new Set(stored.map(({ name }) => name));
    return lines.flatMap((line) =>
      line.tokens.flatMap((token, index) => {
        const replacement = own.has(token.text) ? null : meantWord(line.tokens, index);
        return replacement === null ? [] : [editOf(token, replacement)];
      }),
    );
  },
};

const byLowerCase = new Map([...keywords].map((word) => [word.toLowerCase(), word]));

/** The Python word that the token means; null when the token is right or no Python word. */
function meantWord(tokens: readonly Token[], index: number): string | null {
  const token = tokens[index];
  if (token === undefined || token.kind !== 'name' || tokens[index - 1]?.text === '.') return null;
  if (keywords.has(token.text) || builtins.has(token.text)) return null;
  const lower = token.text.toLowerCase();
  const keyword = byLowerCase.get(lower);
  if (keyword !== undefined) return keyword;
  const isCalled = tokens[index + 1]?.text === '(';
  return isCalled && builtins.has(lower) ? lower : null;
}

function editOf(token: Token, replacement: string): Edit {
  return { start: token.start, end: token.end, replacement, line: token.line };
}
