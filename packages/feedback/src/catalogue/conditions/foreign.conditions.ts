import { codeLineAbove, type ProgramLine } from '../../python-text/program-lines.ts';
import type { Condition, ConditionContext, Finding } from './condition.ts';

/** Conditions for lines as written in C, Java, JavaScript and similar languages. */

/** `// a note`, also the comment marks of C and HTML. */
export const lineForeignComment: Condition = ({ line }) => {
  const sign = /^\s*(\/\/|\/\*|\*\/|<!--)/u.exec(line.text)?.[1];
  return sign === undefined ? null : { values: { sign } };
};

/** `for (int i = 0; i < 5; i++)` */
export const lineForeignFor: Condition = (context) =>
  inLineOrAbove(context, ({ tokens }) => {
    const isCounting = tokens[0]?.text === 'for' && tokens.some(({ text }) => text === ';');
    return isCounting ? {} : null;
  });

const blockWords = new Set(['if', 'else', 'for', 'while', 'elif', 'def', '}']);

/** `if (x) {`, `}` */
export const lineForeignBlock: Condition = (context) =>
  inLineOrAbove(context, ({ tokens }) => {
    const [first, last] = [tokens[0]?.text ?? '', tokens.at(-1)?.text ?? ''];
    if (first === '}' && tokens.length <= 2) return { values: { sign: '{ }' } };
    if (last === '{' && blockWords.has(first)) return { values: { sign: '{ }' } };
    return null;
  });

const functionWords = new Set(['function', 'func', 'fun', 'void', 'sub', 'define']);

/** `function greet() {` */
export const lineForeignFunction: Condition = (context) =>
  inLineOrAbove(context, ({ tokens }) => {
    const [word, name, bracket] = tokens;
    const isStart = functionWords.has(word?.text ?? '') && name?.kind === 'name' && bracket?.text === '(';
    return isStart ? {} : null;
  });

const typeWords = new Set(
  'int var let const String string str float double char boolean bool auto dim set'.split(' '),
);

/** `int x = 5`, `let name = "Nila"` */
export const lineForeignType: Condition = ({ line }) => {
  const [word, name, sign] = line.tokens;
  const isNamed = name?.kind === 'name' && (sign === undefined || ['=', ';'].includes(sign.text));
  if (!isNamed || !typeWords.has(word?.text ?? '')) return null;
  return { values: { word: word?.text ?? '', name: name.text } };
};

const printWords = new Set(
  'echo puts cout say show display write output printf println put alert'.split(' '),
);

/** `echo "Hello"`, `cout << "Hello"` */
export const lineForeignPrint: Condition = ({ line }) => {
  const [word, value] = line.tokens;
  const isShown = value?.kind === 'string' || value?.text === '<<';
  return isShown && printWords.has(word?.text ?? '') ? { values: { word: word?.text ?? '' } } : null;
};

const foreignStart = /^\s*(?:using\s+\w|public\s|private\s|static\s|package\s|#!|<\?php|import\s+java|\$\w)/u;

/** Line starts of other languages that no Python program has. */
export const lineOtherLanguage: Condition = (context) =>
  inLineOrAbove(context, ({ text }) => (foreignStart.test(text) ? {} : null));

/** Python's name for what other languages call differently. */
const pythonNames: Readonly<Record<string, string>> = {
  console: 'print()',
  System: 'print()',
  document: 'print()',
  alert: 'print()',
  printf: 'print()',
  println: 'print()',
  puts: 'print()',
  echo: 'print()',
  cout: 'print()',
  scanf: 'input()',
  cin: 'input()',
  readline: 'input()',
  null: 'None',
  nil: 'None',
  NULL: 'None',
  undefined: 'None',
  parseInt: 'int()',
  parseFloat: 'float()',
  strlen: 'len()',
  Math: 'math',
};

/** `console.log("Hello")`, `null` */
export const nameOfOtherLanguage: Condition = ({ groups, stored }) => {
  const name = groups.name ?? '';
  const sug = Object.hasOwn(pythonNames, name) ? pythonNames[name] : undefined;
  return sug === undefined || stored.some((one) => one.name === name) ? null : { values: { sug } };
};

/** Also looks at the line above: Python often reports an error one line after the line of another language. */
function inLineOrAbove(
  { line, lines }: ConditionContext,
  find: (line: ProgramLine) => Finding | null,
): Finding | null {
  const above = line.number === 0 ? null : codeLineAbove(lines, line.number);
  for (const one of above === null ? [line] : [line, above]) {
    const found = find(one);
    if (found !== null) return { line: one.number, values: { ...found.values, line: one.number } };
  }
  return null;
}
