import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { withoutComingTexts } from '@python-learning/domain';
import type { z } from 'zod';
import type { Fault } from './fault.ts';
import { createLineFinder, type LineFinder, parseContent } from './yaml-source.ts';

/** A content file, read and checked against its schema; `value` is null when it has faults. */
export type ContentFile<T> = {
  /** Path relative to the root, as printed in faults. */
  file: string;
  value: T | null;
  faults: readonly Fault[];
  /** Finds the line on which the value at a path begins, or else the nearest value around it. */
  lineOf: LineFinder;
};

/**
 * Reads one YAML or JSON file and checks it against `schema`. Never throws for faulty content: every fault of syntax or
 * of shape is collected with its line.
 */
export function readContentFile<T>(root: string, path: string, schema: z.ZodType<T>): ContentFile<T> {
  const file = relative(root, path);
  const source = readFileSync(path, 'utf8');
  const lineOf = createLineFinder(source);
  const parsed = parseContent(source);
  if (parsed.faults.length > 0) {
    return { file, value: null, faults: parsed.faults.map((fault) => ({ file, ...fault })), lineOf };
  }
  const result = schema.safeParse(withoutComingTexts(parsed.data));
  if (result.success) return { file, value: result.data, faults: [], lineOf };
  const faults = result.error.issues.flatMap(flattenUnion).flatMap((issue) => faultsOf(issue, file, lineOf));
  return { file, value: null, faults, lineOf };
}

type Issue = z.core.$ZodIssue;

/**
 * A union reports the faults of each member. Keeps those of the member that fits best, or joins all messages when none
 * fits: more would not help an author.
 */
function flattenUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const forms = issue.errors.map((form) => form.flatMap(flattenUnion));
  const best = forms.reduce((left, right) => (depthOf(right) > depthOf(left) ? right : left));
  if (depthOf(best) === 0)
    return [{ ...issue, message: forms.flatMap((form) => form.map(messageOf)).join(', or: ') }];
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function messageOf(issue: Issue): string {
  return issue.message;
}

function depthOf(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)));
}

function faultsOf(issue: Issue, file: string, lineOf: LineFinder): Fault[] {
  const where = issue.path.length === 0 ? '' : `${issue.path.map(String).join('.')}: `;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const line = lineOf([...issue.path, key]);
      return { file, line, message: `${where}unknown key "${key}"` };
    });
  }
  return [{ file, line: lineOf(issue.path), message: `${where}${issue.message}` }];
}
