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

/** Endings of the names of men and families, by their sound. Words of English and everyday Tamil do not have them. */
const fatherEnding =
  /^.{2,}(?:kumar|kumaran|nat|raj|(?<!maha)raja|rajan|rasa|natan|linkam|sami|murti|pilai|tasan|esvaran|isvaran|santiran|santran|krisnan|ratinam|ratnam|sinkam|nayakam|sekaran|sekar|palan|murukan|arasan|arasu|kantan|turai|tampi|karan|vasan|nesan|nantan|silan|sinke|sinka|vartena|vartana|nayake|nayaka|arasi|sekara|tilaka|tunka|suriya|ratne|usan|usana|usini|usika|ujan)$/;
const tamilFatherEnding =
  /^.{2,}(?:குமார்|குமாரன்|ராஜ்|(?<!மகா)ராஜா|ராஜன்|ராசா|நாதன்|லிங்கம்|சாமி|மூர்த்தி|தாசன்|ேஸ்வரன்|சந்திரன்|கிருஷ்ணன்|ரத்தினம்|நாயகம்|சேகரன்|சேகர்|பாலன்|முருகன்|முரளி|காந்தன்|வாசன்|நேசன்|ானந்தன்|சீலன்|சிங்க|வர்தன|நாயக்க)$/u;
/** Many other names of fathers end so, and few words of English do. */
const longFatherEnding = /^.{4,}[jklnprstv](?<!st|ut)an$/;
/** Endings of many other given names; the first one as it is written. */
const boysEnding = /^[a-z]{3,}[dgjkmntv]esh$/i;
const girlsEnding =
  /^.{3,}(?:sika|sini|tini|tiya|vati|rani|tevi|priya|pria|laksmi|selvi|isa|mati)$|^.{3,}(?:ினி|ிகா|விழி|வதி|செல்வி|ராணி|தேவி|லட்சுமி|பிரியா)$/u;
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
  return boysEnding.test(word) || (sound.length >= shortestWithEnding && girlsEnding.test(sound));
}

function hasFatherEnding(sound: string): boolean {
  return (
    sound.length >= shortestWithEnding &&
    [fatherEnding, longFatherEnding, tamilFatherEnding].some((ending) => ending.test(sound))
  );
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
    .split(/^\[(\w+)\]$/m)
    .slice(1);
  return new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as const] : [])));
}
