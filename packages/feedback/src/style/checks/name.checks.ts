import { builtins } from '../../python-text/python-words.ts';
import type { StoredName } from '../../python-text/stored-names.ts';
import type { StyleCheck, StyleContext } from '../style-check.ts';

/** A value that is stored and never used. */
export const isUnused: StyleCheck = ({ stored, facts, source }) =>
  stored
    .filter(({ name, how }) => how === 'assignment' && !isReadAnywhere(name, facts.read, source))
    .map(({ name, line }) => ({ line, values: { name } }));

const shortNamesThatTell = new Set('a b c i j k n x y _'.split(' '));

/** At least two one-letter names that say nothing. */
export const areNamesShort: StyleCheck = (context) => {
  const loops = new Set(context.stored.filter((one) => one.how === 'loop').map((one) => one.name));
  const short = ownVariables(context).filter(
    ({ name }) => [...name].length === 1 && !shortNamesThatTell.has(name) && !loops.has(name),
  );
  const [first, second] = new Set(short.map(({ name }) => name));
  if (first === undefined || second === undefined) return [];
  return short.map(({ line }) => ({ line, values: { first, second } }));
};

/** `MyTown`: a capital letter in a name that is not all capitals. */
export const hasCapitalName: StyleCheck = (context) =>
  ownVariables(context)
    .filter(({ name }) => /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name))
    .map(({ name, line }) => ({ line, values: { better: inSmallLetters(name) } }));

/** `MyTown` in Python's naming style: `my_town`. */
function inSmallLetters(name: string): string {
  return name.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').toLowerCase();
}

/** A name that shadows a Python function or type. */
export const isBuiltinName: StyleCheck = ({ stored }) =>
  stored
    .filter(({ name, how }) => builtins.has(name) && how !== 'import')
    .map(({ name, line }) => ({ line, values: { name } }));

function ownVariables({ stored }: StyleContext): StoredName[] {
  return stored.filter((one) => one.how === 'assignment');
}

function isReadAnywhere(name: string, read: Readonly<Record<string, number>>, source: string): boolean {
  return Object.hasOwn(read, name) || source.includes(`global ${name}`);
}
