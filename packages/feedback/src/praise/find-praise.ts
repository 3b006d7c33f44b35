import type { JudgedInput } from '../judge.ts';
import { fill } from '../text/fill.ts';
import { texts } from '../text/texts.ts';
import { type Praise, praises } from './praises.ts';

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
