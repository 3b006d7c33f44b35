import { builtins } from '../../python-text/python-words.ts';
import type { StoredName } from '../../python-text/stored-names.ts';
import type { StyleCheck, StyleContext } from '../style-check.ts';

/** A value that is stored and never used. */
export const isUnused: StyleCheck = ({ stored, facts, source }) =>
  stored
    .filter(({ name, how }) => how === 'assignment' && !isReadAnywhere(name, facts.read, source))
    .map(({ name, line }) => ({ line, values: { name } }));

const shortNamesThatTell = new Set(['i', 'j', 'k', 'n', 'x', 'y', '_']);

/** At least two names of one letter that tell nothing. */
export const areNamesShort: StyleCheck = (context) => {
  const loops = new Set(context.stored.filter((one) => one.how === 'loop').map((one) => one.name));
  const short = ownVariables(context).filter(
    ({ name }) => [...name].length === 1 && !shortNamesThatTell.has(name) && !loops.has(name),
  );
  const isSeveral = new Set(short.map((one) => one.name)).size >= 2;
  return isSeveral ? short.map(({ line }) => ({ line })) : [];
};

/** `MyTown`: a capital letter in a name that is not all capitals. */
export const hasCapitalName: StyleCheck = (context) =>
  ownVariables(context)
    .filter(({ name }) => /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name))
    .map(({ line }) => ({ line }));

/** A name that hides a function of Python. */
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
