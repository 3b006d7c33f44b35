import { Program } from '../python-text/program.ts';
import { isWordPiece, type KeyPieces, keyPieces } from './key-pieces.ts';

/** A task with the program that solves it. `prompt` is Markdown. */
export type KeyedTask = { solution: string; starter: string; prompt: string };

/** Words that are not to be added fill the row up to this number of words. */
const fewWords = 6;

/**
 * Returns what the row of keys above a phone's keyboard offers for a task: words of its solution, then symbols that the
 * solution has and the starter lacks. What is missing most often comes first, so that nothing tells in which order the
 * solution uses it. Names that the solution chose are left out unless the starter or the code in the prompt has them:
 * choosing them is the learner's work.
 */
export function taskKeys({ solution, starter, prompt }: KeyedTask): string[] {
  const [wanted, given] = [keyPieces(solution), keyPieces(starter)];
  const missing = (piece: string) => Math.max(0, (wanted.get(piece) ?? 0) - (given.get(piece) ?? 0));
  const ranked = [...wanted.keys()].toSorted(
    (one, other) => missing(other) - missing(one) || (one < other ? -1 : 1),
  );
  const chosen = chosenNames(solution, namesOf(given).union(namesOf(keyPieces(codeIn(prompt)))));
  const words = ranked.filter((piece) => isWordPiece(piece) && !chosen.has(bareName(piece)));
  const toAdd = words.filter((word) => missing(word) > 0);
  return [
    ...words.slice(0, Math.max(fewWords, toAdd.length)),
    ...ranked.filter((piece) => !isWordPiece(piece) && missing(piece) > 0),
  ];
}

/** Names that the solution stores, without those in `told` and without imported ones. */
function chosenNames(solution: string, told: ReadonlySet<string>): Set<string> {
  const { stored, tokens } = new Program(solution);
  const names = new Set(stored.filter(({ how }) => how !== 'import').map(({ name }) => name));
  let isBetweenForAndIn = false;
  for (const { kind, text } of tokens) {
    if (text === 'for' || text === 'in') isBetweenForAndIn = text === 'for';
    else if (isBetweenForAndIn && kind === 'name') names.add(text);
  }
  return names.difference(told);
}

function namesOf(pieces: KeyPieces): Set<string> {
  return new Set([...pieces.keys()].filter(isWordPiece).map(bareName));
}

function bareName(piece: string): string {
  return piece.replace(/\(\)$/, '');
}

/** The pieces of code in a prompt, one a line. */
function codeIn(prompt: string): string {
  const blocks = [...prompt.matchAll(/^```\w*\n([^`]*)^```/gm), ...prompt.matchAll(/`([^`\n]+)`/g)];
  return blocks.map((found) => found[1] ?? '').join('\n');
}
