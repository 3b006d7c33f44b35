import type { ProgramLine } from './program-lines.ts';
import type { Token } from './scan.ts';

/** A place where a name gets a value. */
export type StoredName = {
  name: string;
  line: number;
  /** Name of the function whose body this is in, or null at the top level. */
  inFunction: string | null;
  how: 'assignment' | 'augmented' | 'loop' | 'def' | 'parameter' | 'import' | 'as';
};

/** The lines of a program and the places where they store a name. */
export type ProgramNames = { lines: readonly ProgramLine[]; stored: readonly StoredName[] };

/** Every place where the program stores a name, also in a program that does not parse, from top to bottom. */
export function storedNames(lines: readonly ProgramLine[]): StoredName[] {
  const stored: StoredName[] = [];
  const functions: { name: string; indent: number }[] = [];
  for (const line of lines) {
    if (line.tokens.length === 0) continue;
    while (functions.length > 0 && line.indent <= (functions.at(-1)?.indent ?? 0)) functions.pop();
    const outer = functions.at(-1)?.name ?? null;
    const first = line.tokens[0]?.text;
    if (first === 'def' && line.tokens[1] !== undefined) {
      const name = line.tokens[1].text;
      functions.push({ name, indent: line.indent });
      stored.push({ name, line: line.number, inFunction: outer, how: 'def' });
      for (const parameter of parameters(line.tokens)) {
        stored.push({ name: parameter, line: line.number, inFunction: name, how: 'parameter' });
      }
    } else {
      for (const found of storedInLine(line.tokens)) {
        stored.push({ ...found, line: line.number, inFunction: outer });
      }
    }
  }
  return stored;
}

const augmentedOperators = new Set(['+=', '-=', '*=', '/=', '//=', '%=', '**=']);

function storedInLine(tokens: readonly Token[]): Pick<StoredName, 'name' | 'how'>[] {
  const first = tokens[0]?.text;
  if (first === 'for') return namesBefore(tokens.slice(1), 'in').map((name) => ({ name, how: 'loop' }));
  if (first === 'import' || first === 'from')
    return importedNames(tokens).map((name) => ({ name, how: 'import' }));
  const second = tokens[1]?.text ?? '';
  if (tokens[0]?.kind === 'name' && augmentedOperators.has(second))
    return [{ name: tokens[0].text, how: 'augmented' }];
  const as = namesAfterAs(tokens).map((name) => ({ name, how: 'as' as const }));
  return [...as, ...assignmentTargets(tokens).map((name) => ({ name, how: 'assignment' as const }))];
}

/** Names left of each `=` outside brackets: `a = b = 1` and `a, b = 1, 2`; also `a: int = 1` and `(a := 1)`. */
function assignmentTargets(tokens: readonly Token[]): string[] {
  const names: string[] = [];
  let depth = 0;
  let from = 0;
  tokens.forEach((token, index) => {
    if ('([{'.includes(token.text)) depth += 1;
    if (')]}'.includes(token.text)) depth -= 1;
    const before = tokens[index - 1];
    if (token.text === ':=' && before?.kind === 'name') names.push(before.text);
    if (token.text !== '=' || depth !== 0) return;
    names.push(...targetNames(tokens.slice(from, index)));
    from = index + 1;
  });
  return names;
}

function targetNames(target: readonly Token[]): string[] {
  if (target[1]?.text === ':') return target[0]?.kind === 'name' ? [target[0].text] : [];
  const isPlain = target.every((token) => token.kind === 'name' || [',', '(', ')', '*'].includes(token.text));
  return isPlain ? target.filter((token) => token.kind === 'name').map((token) => token.text) : [];
}

function namesBefore(tokens: readonly Token[], end: string): string[] {
  const stop = tokens.findIndex((token) => token.text === end);
  return tokens
    .slice(0, stop === -1 ? 0 : stop)
    .filter((token) => token.kind === 'name')
    .map((token) => token.text);
}

function namesAfterAs(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, index) => (tokens[index - 1]?.text === 'as' ? [token.text] : []));
}

function importedNames(tokens: readonly Token[]): string[] {
  const start = tokens.findIndex((token) => token.text === 'import') + 1;
  return tokens
    .slice(start)
    .filter((token) => token.kind === 'name' && token.text !== 'as')
    .map((token) => token.text);
}

function parameters(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1]?.text ?? '';
    return index > 2 && token.kind === 'name' && ['(', ',', '*', '**'].includes(before) ? [token.text] : [];
  });
}
