import { isEnough, type Rule } from '@python-learning/domain';
import type { RuleContext } from './rule-context.ts';

/**
 * Rules about how much of a program is the learner's own, compared with a program of another child. What the program
 * began with counts as given.
 */
export const ownRules = {
  own_lines: (rule, context) =>
    isEnough(linesBeyond(context.program.source, begunWith(context)).length, rule.comparison),
  own_comments: (rule, context) => {
    const given = new Set(linesOf(begunWith(context)));
    const own = context.facts.comments.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !given.has(text));
    return isEnough(own.length, rule.comparison);
  },
  own_texts: (_, context) => {
    const { facts, sample = '' } = context;
    const given = begunWith(context);
    const texts = Object.keys(facts.literals)
      .flatMap(textOfLiteral)
      .filter((text) => !given.includes(text));
    const telling = texts.filter(isTelling);
    const judged = telling.length < leastTelling ? texts : telling;
    const own = judged.filter((text) => !sample.includes(text));
    return texts.length < leastTexts || own.length >= judged.length * leastOwn;
  },
  kept_lines: (_, context) =>
    context.ownBeginning === undefined || shareKept(begunWith(context), context.program.source) >= leastKept,
} as const satisfies Record<string, (rule: Rule, context: RuleContext) => boolean>;

/** Of the texts that tell something, or of all where too few do. */
const leastOwn = 0.5;
/** Of the lines with which a part of a growing program began. */
const leastKept = 0.8;
/** With fewer texts that tell something, all are judged. */
const leastTelling = 2;
/** With fewer texts than this, a program says too little to tell whose it is. */
const leastTexts = 3;

/** The first line of the beginning that a program does not have any more, without its indent; null when it has all. */
export function firstLostLine(beginning: string, source: string): string | null {
  return linesBeyond(beginning, source)[0] ?? null;
}

type Begun = Pick<RuleContext, 'program' | 'starter' | 'ownBeginning'>;

/** The program that a learner began with: the one of the part before, or the starter where more of that is kept. */
function begunWith({ program, starter = '', ownBeginning = starter }: Begun): string {
  const isStarter = shareKept(starter, program.source) > shareKept(ownBeginning, program.source);
  return isStarter ? starter : ownBeginning;
}

function shareKept(beginning: string, source: string): number {
  const count = linesOf(beginning).length;
  return count === 0 ? 1 : 1 - linesBeyond(beginning, source).length / count;
}

/** Lines with code or a comment that another program has not. */
function linesBeyond(source: string, other: string): string[] {
  const left = new Map<string, number>();
  for (const line of linesOf(other)) left.set(line, (left.get(line) ?? 0) + 1);
  return linesOf(source).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

function linesOf(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Whether a text has three words or more. A shorter one, such as a question, a label or a colour, two children may have alike. */
function isTelling(text: string): boolean {
  return text.split(/\s+/u).length > 2;
}

/** The text of a literal that says something: with at least three characters and a letter. */
function textOfLiteral(literal: string): string[] {
  const isText = literal.startsWith("'") || literal.startsWith('"');
  const text = literal.slice(1, -1).replaceAll('\\n', '').trim();
  return isText && text.length > 2 && /\p{L}/u.test(text) ? [text] : [];
}
