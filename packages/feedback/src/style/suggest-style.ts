import type { Language, SourceFacts } from '@python-learning/domain';
import { programLines } from '../python-text/program-lines.ts';
import { storedNames } from '../python-text/stored-names.ts';
import { fill } from '../text/fill.ts';
import { type StyleId, styleChecks } from './registry.ts';
import { styleTexts } from './style-texts.ts';

type StyleRequest = {
  source: string;
  facts: SourceFacts;
  /** The starter; its lines get no suggestion. */
  starter: string;
  /** Order of the milestone; a habit is mentioned only after the better way was taught. */
  milestone: number;
};

/** The first style suggestion for a working program, or null. */
export function findStyle(
  { source, facts, starter, milestone }: StyleRequest,
  language: Language,
): { id: StyleId; text: string } | null {
  const lines = programLines(source);
  const given = new Set(starter.split('\n').map((line) => line.trim()));
  const context = { source, facts, lines, stored: storedNames(lines) };
  for (const id of Object.keys(styleTexts) as StyleId[]) {
    if (styleTexts[id].firstMilestone > milestone) continue;
    const found = styleChecks[id](context).find((one) => !given.has(lines[one.line - 1]?.text.trim() ?? ''));
    if (found === undefined) continue;
    const values = { line: found.line, ...found.values };
    return { id, text: fill(styleTexts[id].text, language, values) };
  }
  return null;
}
