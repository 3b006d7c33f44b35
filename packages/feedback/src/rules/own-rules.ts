import type { Rule } from '@python-learning/domain';
import type { RuleContext } from './rule-context.ts';

/** Rules about how much of a program is the learner's own, compared with a program of another child. */
export const ownRules = {
  own_lines: (_, { program, starter = '', sample = '' }) =>
    ownLines(program.source, starter).length >= ownLines(sample, starter).length * leastOwn,
  own_texts: (_, { facts, sample = '' }) => {
    const texts = Object.keys(facts.literals).flatMap(textOfLiteral);
    const own = texts.filter((text) => !sample.includes(text));
    return texts.length < leastTexts || own.length >= texts.length * leastOwn;
  },
} as const satisfies Record<string, (rule: Rule, context: RuleContext) => boolean>;

const leastOwn = 0.6;
/** With fewer texts than this, a program says too little to tell whose it is. */
const leastTexts = 3;

/** Lines with code or a comment that the starter has not. */
function ownLines(source: string, starter: string): string[] {
  const given = linesOf(starter);
  return linesOf(source).filter((line) => {
    const at = given.indexOf(line);
    if (at !== -1) given.splice(at, 1);
    return at === -1;
  });
}

function linesOf(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The text of a literal that says something: with at least three characters and a letter. */
function textOfLiteral(literal: string): string[] {
  const isText = literal.startsWith("'") || literal.startsWith('"');
  const text = literal.slice(1, -1).replaceAll('\\n', '').trim();
  return isText && text.length > 2 && /\p{L}/u.test(text) ? [text] : [];
}
