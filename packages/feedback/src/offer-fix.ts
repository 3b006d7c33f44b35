import { explain } from './catalogue/explain.ts';
import { getEntry } from './catalogue/registry.ts';
import { type RepairName, type Rescue, rescue } from './rescue/rescue.ts';
import type { Explanation, Fix, Language, Outcome } from './types.ts';

export type Offer = {
  fix: Fix;
  /** A better explanation where a phone's slip is what Python stumbled over; null to keep the catalogue's. */
  explanation: Explanation | null;
};

/**
 * What a phone's keyboard changed, offered to be put right. Only a program that Python could not read, or that failed
 * over a name the repair touches, is in need of it.
 */
export function offerFix(
  outcome: Outcome,
  source: string,
  current: Explanation | null,
  language: Language,
): Offer | null {
  const { exception } = outcome;
  if (outcome.kind !== 'python-error' || exception === null) return null;
  const isUnreadable = ['SyntaxError', 'IndentationError', 'TabError'].includes(exception.type);
  const saved = isUnreadable || exception.type === 'NameError' ? rescue(source) : null;
  if (saved === null || (!isUnreadable && !touchesName(saved, source, exception.message))) return null;
  const fix = { description: saved.repaired.map((one) => one.says[language]).join(' '), code: saved.code };
  return { fix, explanation: betterExplanation(saved, exception.range?.line ?? null, current, language) };
}

/** Entries that already speak of the sign that was typed. */
const aboutSigns = [
  'SYN-CURLY-QUOTE',
  'SYN-BAD-CHAR',
  'SYN-INVISIBLE',
  'SYN-KEYWORD-CASE',
  'IND-TAB',
  'NAM-INVISIBLE',
];

/** Repairs whose own explanation beats what Python made of the sign. */
const explains: ReadonlySet<RepairName> = new Set(['curlyQuotes', 'invisibleSigns', 'capitalWords']);

/** A capital letter explains only an error that Python itself could not explain. */
function isCause(name: RepairName, { python_says }: Explanation): boolean {
  return name !== 'capitalWords' || python_says === 'SyntaxError: invalid syntax';
}

function betterExplanation(
  saved: Rescue,
  line: number | null,
  current: Explanation | null,
  language: Language,
): Explanation | null {
  if (current === null || line === null || aboutSigns.includes(current.id) || !current.id.startsWith('SYN-'))
    return null;
  const found = saved.repaired.find(
    ({ name, edits }) =>
      explains.has(name) && isCause(name, current) && edits.some((edit) => edit.line === line),
  );
  const edit = found?.edits.find((one) => one.line === line);
  if (found === undefined || edit === undefined) return null;
  const values = { line, sug: edit.replacement };
  const ours = explain(found.entryId, getEntry(found.entryId), language, values, { line, column: null });
  return { ...ours, python_says: current.python_says };
}

function touchesName(saved: Rescue, source: string, message: string): boolean {
  const name = /name '([^']+)' is not defined/u.exec(message)?.[1] ?? '';
  if (name === '') return false;
  const uses = (text: string): number =>
    text.split(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])${name}(?![\\p{L}\\p{M}\\p{N}_])`, 'u')).length;
  return uses(saved.code) < uses(source);
}
