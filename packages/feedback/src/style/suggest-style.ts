import type { Language, SourceFacts } from '@python-learning/domain';
import type { Program } from '../python-text/program.ts';
import { fill } from '../text/fill.ts';
import { texts } from '../text/texts.ts';
import { type StyleId, styleSuggestions } from './registry.ts';

type StyleRequest = {
  program: Program;
  facts: SourceFacts;
  /** The starter; its lines get no suggestion. */
  starter: string;
  /** Order of the milestone; a habit is mentioned only after the better way was taught. */
  milestone: number;
};

/** The first style suggestion for a working program, or null. */
export function findStyle(
  { program, facts, starter, milestone }: StyleRequest,
  language: Language,
): { id: StyleId; text: string } | null {
  const { source, lines, stored } = program;
  const given = new Set(starter.split('\n').map((line) => line.trim()));
  const context = { source, facts, lines, stored };
  for (const id of Object.keys(styleSuggestions) as StyleId[]) {
    const { firstMilestone, check } = styleSuggestions[id];
    if (firstMilestone > milestone) continue;
    const found = check(context).find((one) => !given.has(lines[one.line - 1]?.text.trim() ?? ''));
    if (found === undefined) continue;
    const values = { line: found.line, ...found.values };
    return { id, text: fill(texts.style[id], language, values) };
  }
  return null;
}
