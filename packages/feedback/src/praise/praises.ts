import type { Bilingual, SourceFacts } from '@python-learning/domain';
import type { ProgramLine } from '../python-text/program-lines.ts';
import type { StoredName } from '../python-text/stored-names.ts';
import type { FillValues } from '../text/fill.ts';

export type PraiseContext = {
  facts: SourceFacts;
  lines: readonly ProgramLine[];
  stored: readonly StoredName[];
  /** The starter: code that was given is not praised. */
  starter: string;
};

/** Something done well in a right program, and the text about it. */
export type Praise = {
  /** Milestone that teaches it. */
  firstMilestone: number;
  text: Bilingual;
  /** Values for the text; null when the program lacks it or was given it. */
  find: (context: PraiseContext) => FillValues | null;
};

/** Newest skill first, because it was learnt most recently. */
export const praises = {
  'PRA-CALM': {
    firstMilestone: 14,
    text: {
      en: 'Well done! Your program stays calm, even when the input is wrong.',
      ta: 'நன்று! உள்ளீடு தவறானாலும் உன் நிரல் தடுமாறவில்லை.',
    },
    find: ({ facts, starter }) => (has(facts, 'Try') && !/\btry\b/u.test(starter) ? {} : null),
  },
  'PRA-RETURN': {
    firstMilestone: 11,
    text: {
      en: 'Well done! {name} gives its value back with return. So you can use it anywhere.',
      ta: 'நன்று! {name} தன் மதிப்பை return மூலம் திருப்பி அனுப்புகிறது. அதை எங்கும் பயன்படுத்தலாம்.',
    },
    find: ({ facts, starter }) => {
      const own = facts.functions.find(
        ({ name, returnsValue }) => returnsValue && !starter.includes(`def ${name}`),
      );
      return own === undefined ? null : { name: own.name };
    },
  },
  'PRA-LOOP': {
    firstMilestone: 7,
    text: {
      en: 'Well done! You let a loop do the work. It would also do a hundred rounds.',
      ta: 'நன்று! வேலையை ஒரு மடக்கிடம் கொடுத்தாய். நூறு சுற்றுகளையும் அது செய்யும்.',
    },
    find: ({ facts, starter }) =>
      has(facts, 'For', 'While') && !/\b(?:for|while)\b/u.test(starter) ? {} : null,
  },
  'PRA-LADDER': {
    firstMilestone: 6,
    text: {
      en: 'Well done! Your conditions stand in a good order, and every case has its answer.',
      ta: 'நன்று! உன் நிபந்தனைகள் நல்ல வரிசையில் உள்ளன; ஒவ்வொன்றுக்கும் ஒரு விடை உள்ளது.',
    },
    find: ({ facts, starter }) => (facts.hasElif && facts.hasElse && !/\belif\b/u.test(starter) ? {} : null),
  },
  'PRA-DECISION': {
    firstMilestone: 5,
    text: {
      en: 'Well done! Your program decides by itself.',
      ta: 'நன்று! உன் நிரல் தானே முடிவெடுக்கிறது.',
    },
    find: ({ facts, starter }) => (has(facts, 'If') && !/\bif\b/u.test(starter) ? {} : null),
  },
  'PRA-FSTRING': {
    firstMilestone: 4,
    text: {
      en: 'Well done! Your f-string is easy to read.',
      ta: 'நன்று! உன் f-string படிக்க எளிதாக உள்ளது.',
    },
    find: ({ facts, starter }) => (has(facts, 'JoinedStr') && !/\bf["']/u.test(starter) ? {} : null),
  },
  'PRA-COMMENT': {
    firstMilestone: 1,
    text: {
      en: 'Well done! Your comment helps everyone who reads the program.',
      ta: 'நன்று! உன் குறிப்புரை நிரலைப் படிக்கும் எல்லோருக்கும் உதவும்.',
    },
    find: ({ facts, starter }) => {
      const own = facts.comments.filter(
        ({ text }) => !starter.includes(text.trim()) && !/prediction/iu.test(text) && /\p{L}{3}/u.test(text),
      );
      return own.length > 0 ? {} : null;
    },
  },
  'PRA-NAMES': {
    firstMilestone: 2,
    text: {
      en: 'Well done! Names such as {first} and {second} tell what they hold.',
      ta: 'நன்று! {first}, {second} போன்ற பெயர்கள் தம்மிடம் உள்ளதைச் சொல்கின்றன.',
    },
    find: ({ stored, starter }) => {
      const clear = stored.filter(
        ({ name, how }) => how === 'assignment' && [...name].length >= 4 && !starter.includes(name),
      );
      const [first, second] = [...new Set(clear.map(({ name }) => name))];
      return first === undefined || second === undefined ? null : { first, second };
    },
  },
  'PRA-RIGHT': {
    firstMilestone: 1,
    text: {
      en: 'Well done! Your program does what the task asks.',
      ta: 'நன்று! வினா கேட்டதை உன் நிரல் செய்கிறது.',
    },
    find: () => ({}),
  },
} as const satisfies Record<string, Praise>;

function has({ nodes }: SourceFacts, ...names: string[]): boolean {
  return names.some((name) => Object.hasOwn(nodes, name));
}
