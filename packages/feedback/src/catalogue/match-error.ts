import type { Outcome, PythonException, SourceFacts } from '@python-learning/domain';
import type { Program } from '../python-text/program.ts';
import { codeLineAbove, type ProgramLine } from '../python-text/program-lines.ts';
import type { FillValues } from '../text/fill.ts';
import type { ConditionContext, Finding } from './conditions/condition.ts';
import { conditions } from './conditions/index.ts';
import type { CatalogueEntry } from './entry.ts';
import { catalogue } from './registry.ts';

/** The entry that fits a failed run, with values for its placeholders and the position of the cause. */
export type MatchedError = {
  entry: CatalogueEntry;
  values: FillValues;
  line: number | null;
  column: number | null;
};

/** Catalogue names for failed runs that ended without a Python exception. */
const exceptionOfKind = {
  'time-limit': 'TimeLimit',
  'output-limit': 'OutputLimit',
  'drawing-limit': 'DrawingLimit',
  'memory-limit': 'MemoryLimit',
  denied: 'Denied',
  'input-required': 'InputRequired',
} as const;

/**
 * Returns the catalogue entry for a failed run; null when the run finished. `files` has the names of the files that it
 * found in its folder.
 */
export function matchError(
  outcome: Outcome,
  program: Program,
  facts: SourceFacts,
  files: readonly string[] = [],
): MatchedError | null {
  const exception = exceptionOf(outcome);
  if (exception === null) return null;
  return matchException(exception, program, facts, filesAtEnd(outcome, files));
}

/** Names of the files in the folder of a run when it ended. */
function filesAtEnd({ files: { written, removed } }: Outcome, files: readonly string[]): string[] {
  return [...files, ...written.map(({ name }) => name)].filter((name) => !removed.includes(name));
}

/** The exception that stopped the run; a limit becomes one with its catalogue name. Null when the run finished. */
export function exceptionOf(outcome: Outcome): PythonException | null {
  if (outcome.kind === 'finished') return null;
  if (outcome.kind === 'python-error') {
    return outcome.exception ?? { type: 'Exception', message: '', range: null };
  }
  const { range = null } = outcome.exception ?? {};
  return { type: exceptionOfKind[outcome.kind], message: '', range };
}

/** Returns the first entry that fits. The last entry fits everything. */
function matchException(
  exception: PythonException,
  program: Program,
  facts: SourceFacts,
  files: readonly string[],
): MatchedError {
  const { lines, stored } = program;
  const line = lines[(exception.range?.line ?? 0) - 1] ?? noLine;
  for (const entry of catalogue) {
    const context = { message: exception.message, facts, files, program, lines, stored, line };
    const finding = fits(entry, exception, context);
    if (finding !== null) return placed(entry, exception, finding, lines);
  }
  throw new RangeError('The catalogue has no entry for everything else.');
}

const noLine: ProgramLine = { number: 0, text: '', start: 0, indent: 0, tokens: [], hasComment: false };

function fits(
  entry: CatalogueEntry,
  exception: PythonException,
  context: Omit<ConditionContext, 'groups'>,
): Finding | null {
  if (entry.exceptions?.includes(exception.type) === false) return null;
  const found = entry.message.exec(exception.message);
  if (found === null) return null;
  const groups = definedGroups(found);
  if (entry.condition === undefined) return { values: groups };
  const finding = conditions[entry.condition]({ ...context, groups });
  return finding === null ? null : { ...finding, values: { ...groups, ...finding.values } };
}

function definedGroups(found: RegExpExecArray): Record<string, string> {
  const entries = Object.entries(found.groups ?? {});
  return Object.fromEntries(entries.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

function placed(
  entry: CatalogueEntry,
  exception: PythonException,
  finding: Finding,
  lines: readonly ProgramLine[],
): MatchedError {
  const said = exception.range?.line ?? null;
  const line = finding.line ?? (said === null ? null : lineOfCause(exception, said, lines));
  const column = line === said ? (exception.range?.column ?? null) : null;
  return { entry, values: { line: line ?? 1, ...finding.values }, line, column };
}

/**
 * Python often reports an open bracket or quote only on the next line. If the line above has more opening than closing
 * brackets, that line is the cause.
 */
function lineOfCause(exception: PythonException, said: number, lines: readonly ProgramLine[]): number {
  if (exception.type !== 'SyntaxError' || !exception.message.startsWith('invalid syntax')) return said;
  const above = codeLineAbove(lines, said);
  return above !== null && bracketBalance(above) > 0 ? above.number : said;
}

function bracketBalance(line: ProgramLine): number {
  return line.tokens.reduce((balance, { text }) => {
    if (text === '(' || text === '[' || text === '{') return balance + 1;
    return text === ')' || text === ']' || text === '}' ? balance - 1 : balance;
  }, 0);
}
