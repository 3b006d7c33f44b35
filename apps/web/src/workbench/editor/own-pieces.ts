/** A longer text would push what follows out of sight, and so would more texts. */
const [maxTextLength, maxTexts] = [12, 4];

const assignedName =
  /^[ \t]*([\p{L}_][\p{L}\p{M}\p{N}_]*(?:, *[\p{L}_][\p{L}\p{M}\p{N}_]*)*) *[-+*/%]?=(?!=)/gmu;
const loopName = /\bfor +([\p{L}_][\p{L}\p{M}\p{N}_]*(?:, *[\p{L}_][\p{L}\p{M}\p{N}_]*)*) +in\b/gu;
const functionHead = /^[ \t]*def +([\p{L}_][\p{L}\p{M}\p{N}_]*)\(([^()\n]*)\)/gmu;
const textLiteral = /(?<![\w"])"[^"\\\n{}]+"/g;

/** Names that the learner's program stores, from top to bottom: variables, loop variables, functions as `name()`. */
export function ownNames(code: string): string[] {
  const found = [
    ...Array.from(code.matchAll(assignedName), (match) => ({ at: match.index, names: listed(match[1]) })),
    ...Array.from(code.matchAll(loopName), (match) => ({ at: match.index, names: listed(match[1]) })),
    ...Array.from(code.matchAll(functionHead), ({ index, 1: name, 2: parameters }) => ({
      at: index,
      names: [`${name}()`, ...listed(parameters)],
    })),
  ];
  return unique(found.toSorted((one, other) => one.at - other.at).flatMap(({ names }) => names));
}

/** The first short texts of the learner's program, with their quote marks. */
export function ownTexts(code: string): string[] {
  return unique(code.match(textLiteral) ?? [])
    .filter((text) => text.length <= maxTextLength + 2)
    .slice(0, maxTexts);
}

function listed(names = ''): string[] {
  return names
    .split(',')
    .map((name) => name.replace(/=.*/, '').trim())
    .filter((name) => name !== '');
}

function unique(pieces: readonly string[]): string[] {
  return [...new Set(pieces)];
}
