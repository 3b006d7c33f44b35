import type { SourceFacts } from '@python-learning/domain';
import type { JudgedInput } from '../judge.ts';
import type { ProgramLine } from '../python-text/program-lines.ts';
import type { StoredName } from '../python-text/stored-names.ts';
import { type FillValues, fill } from '../text/fill.ts';
import { texts } from '../text/texts.ts';

export type PraiseContext = {
  facts: SourceFacts;
  lines: readonly ProgramLine[];
  stored: readonly StoredName[];
  /** The starter: code that was given is not praised. */
  starter: string;
};

/** Something done well in a right program; `texts.praise` has what is said about it. */
export type Praise = {
  firstMilestone: number;
  /** Values for the text; null when the program lacks it or was given it. */
  find: (context: PraiseContext) => FillValues | null;
};

/** Names what is good about a right program: the newest skill that the learner used. */
export function findPraise({ question, program, report, language }: JudgedInput): string {
  const { starter = '', milestone = 1 } = question;
  const context = { facts: report.facts, lines: program.lines, stored: program.stored, starter };
  const known = Object.entries(praises) as [keyof typeof texts.praise, Praise][];
  for (const [id, { firstMilestone, find }] of known) {
    const values = firstMilestone > milestone ? null : find(context);
    if (values !== null) return fill(texts.praise[id], language, values);
  }
  return fill(texts.praise['PRA-RIGHT'], language);
}

/** Newest skill first, because it was learnt most recently. */
export const praises = {
  'PRA-CALM': {
    firstMilestone: 14,
    find: ({ facts, starter }) => (has(facts, 'Try') && !/\btry\b/u.test(starter) ? {} : null),
  },
  'PRA-RETURN': {
    firstMilestone: 11,
    find: ({ facts, starter }) => {
      const own = facts.functions.find(
        ({ name, returnsValue }) => returnsValue && !starter.includes(`def ${name}`),
      );
      return own === undefined ? null : { name: own.name };
    },
  },
  'PRA-LOOP': {
    firstMilestone: 7,
    find: ({ facts, starter }) =>
      has(facts, 'For', 'While') && !/\b(?:for|while)\b/u.test(starter) ? {} : null,
  },
  'PRA-LADDER': {
    firstMilestone: 6,
    find: ({ facts, starter }) => (facts.hasElif && facts.hasElse && !/\belif\b/u.test(starter) ? {} : null),
  },
  'PRA-DECISION': {
    firstMilestone: 5,
    find: ({ facts, starter }) => (has(facts, 'If') && !/\bif\b/u.test(starter) ? {} : null),
  },
  'PRA-FSTRING': {
    firstMilestone: 4,
    find: ({ facts, starter }) => (has(facts, 'JoinedStr') && !/\bf["']/u.test(starter) ? {} : null),
  },
  'PRA-COMMENT': {
    firstMilestone: 1,
    find: ({ facts, starter }) => {
      const own = facts.comments.filter(
        ({ text }) => !starter.includes(text.trim()) && !/prediction/iu.test(text) && /\p{L}{3}/u.test(text),
      );
      return own.length > 0 ? {} : null;
    },
  },
  'PRA-NAMES': {
    firstMilestone: 2,
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
    find: () => ({}),
  },
} as const satisfies Record<keyof typeof texts.praise, Praise>;

function has({ nodes }: SourceFacts, ...names: string[]): boolean {
  return names.some((name) => Object.hasOwn(nodes, name));
}
