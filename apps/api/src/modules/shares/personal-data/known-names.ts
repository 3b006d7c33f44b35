import { readFileSync } from 'node:fs';
import { givenNames } from '../../auth/index.ts';
import { soundOf } from './sound.ts';

const sections = readSections(readFileSync(new URL('known-names.txt', import.meta.url), 'utf8'));
const words = (section: string): string[] => (sections.get(section) ?? '').trim().split(/\s+/);

const fatherNames = soundsOf(words('father'));
const familyNames = soundsOf(words('family'));
const doubleNames = soundsOf(words('double'));
const allNames = new Set([
  ...soundsOf([...givenNames, ...words('given')]),
  ...fatherNames,
  ...familyNames,
  ...doubleNames,
]);
const towns = new Set(words('town'));
const knownPersons = new Set(
  (sections.get('known') ?? '')
    .split(/[,\n]/)
    .map((person) => person.trim().split(/\s+/).map(soundOf).join(' ')),
);

/** Words of the longest name in the section `known`. */
export const longestKnown = 5;

const fatherEndings = words('father endings');
const girlEndings = words('girl endings');
const otherWords = soundsOf(words('other words'));
/** Many other names of fathers end so, and few words of English do. */
const longFatherEnding = /^.{4,}[jklnprstv]an$/;
const boysEnding = /^[a-z]{3,}[dgjkmntv]esh$/i;
const shortestWithEnding = 7;

/** What is known of a word as the name of a person. */
export type NameUse = {
  sound: string;
  /** Persons have this name. */
  isName: boolean;
  /** It may stand behind a given name: the name of a father or of a family. */
  isFather: boolean;
  /** It is a father's or a family's name, and so long that it is hardly another word. */
  isLongFather: boolean;
  /** It is the name of a family, and no given name. */
  isFamily: boolean;
  /** A second given name may follow: `Mohamed Rizwan`, `Mary Stella`. */
  isFirstOfTwo: boolean;
};

export function nameUse(word: string): NameUse {
  const sound = soundOf(word);
  const isFamily = familyNames.has(sound);
  const isFather = isFamily || fatherNames.has(sound) || hasFatherEnding(sound);
  return {
    sound,
    isName: isFather || allNames.has(sound) || hasGivenEnding(word, sound),
    isFather,
    isLongFather: isFather && sound.length >= 8,
    isFamily,
    isFirstOfTwo: doubleNames.has(sound),
  };
}

function hasGivenEnding(word: string, sound: string): boolean {
  return boysEnding.test(word) || hasEnding(sound, girlEndings);
}

function hasFatherEnding(sound: string): boolean {
  return hasEnding(sound, fatherEndings) || (longFatherEnding.test(sound) && !otherWords.has(sound));
}

function hasEnding(sound: string, endings: readonly string[]): boolean {
  const isLong = sound.length >= shortestWithEnding && !otherWords.has(sound);
  return isLong && endings.some((ending) => sound.endsWith(ending));
}

/** Whether words of these sounds name somebody whom programs and stories name often. */
export function isKnownPerson(sounds: readonly string[]): boolean {
  return knownPersons.has(sounds.join(' '));
}

export function isTown(word: string): boolean {
  return towns.has(word.toLowerCase());
}

function soundsOf(names: readonly string[]): Set<string> {
  return new Set(names.map(soundOf));
}

/** The text below each heading `[section]`. Lines that begin with `# ` are remarks. */
function readSections(text: string): Map<string, string> {
  const parts = text
    .normalize('NFKC')
    .replace(/^# .*$/gm, '')
    .split(/^\[([a-z ]+)\]$/m)
    .slice(1);
  return new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as const] : [])));
}
