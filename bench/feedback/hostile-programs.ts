/** Programs of the largest size that is accepted, each made to tire one kind of reading. */
export const hostileSources: Readonly<Record<string, string>> = {
  'one long name': repeated('a', 20_000),
  'many names that look alike': manyLines((n) => `value${n} = vaule${n}`),
  'many brackets': repeated('(', 20_000),
  'brackets that close wrongly': repeated('([{', 20_000),
  'many quotes': repeated('"\'', 20_000),
  'a text without end': `"""${repeated('a b ', 19_000)}`,
  'curly quotes without end': repeated('“', 20_000),
  'spaces without end': `print(${repeated(' ', 19_000)}`,
  'tabs and spaces': manyLines(() => '\t  x'),
  'deep blocks': Array.from({ length: 180 }, (_, n) => `${' '.repeat(n)}if x:`).join('\n'),
  'many short lines': manyLines(() => 'a'),
  'many empty lines': repeated('\n', 20_000),
  'one line of words': repeated('word ', 20_000),
  'one line of numbers': repeated('1 ', 20_000),
  'one line of names': `print(${repeated('x+', 19_000)}y)`,
  'many functions': manyLines((n) => `def f${n}(a, b): pass`),
  'many loops': manyLines(() => 'for i in range(3):'),
  commas: repeated(',', 20_000),
  'invisible signs': repeated('\u200B', 6000),
  'Tamil digits': repeated('௧', 6000),
  'f-strings': manyLines(() => 'f"{a}{b}{c}"'),
  'else without end': manyLines(() => 'else:'),
  comments: manyLines(() => '# a comment'),
};

/** Pairs of wanted and shown output that look alike for long. */
export const hostileOutputs: readonly (readonly [string, string])[] = [
  [repeated('a', 60_000), repeated('a', 59_999)],
  [repeated('1\n', 60_000), repeated('2\n', 60_000)],
  [repeated('a b ', 60_000), repeated('b a ', 60_000)],
  [repeated('1', 60_000), repeated('1', 60_001)],
  [repeated('[', 60_000), repeated(']', 60_000)],
  [repeated('1.', 60_000), repeated('.1', 60_000)],
  [repeated('-', 60_000), repeated('- ', 60_000)],
  [repeated('\n', 60_000), repeated(' \n', 60_000)],
  [repeated('Week 1: Rs 5\n', 24_000), repeated('Week 2: Rs 5\n', 26_000)],
];

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

function manyLines(line: (number: number) => string): string {
  const lines: string[] = [];
  for (let size = 0, n = 0; size < 20_000; n += 1) {
    lines.push(line(n));
    size += (lines.at(-1)?.length ?? 0) + 1;
  }
  return lines.join('\n');
}
