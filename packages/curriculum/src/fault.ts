import type { LineFinder } from './yaml-source.ts';

/** One fault in the content. `file` is relative to the root, `line` counts from 1. */
export type Fault = { file: string; line: number; message: string };

/** Thrown for invalid content. Lists every fault, not only the first. */
export class CurriculumError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`The curriculum has ${countOf(faults)}:\n${faults.map(formatFault).join('\n')}`);
    this.name = 'CurriculumError';
    this.faults = faults;
  }
}

/** `file:line: message`, the form that editors and terminals turn into a link. */
export function formatFault(fault: Fault): string {
  return `${fault.file}:${fault.line}: ${fault.message}`;
}

/** A fault at a path inside a located value. */
export function faultAt(
  part: { file: string; lineOf: LineFinder },
  path: readonly PropertyKey[],
  message: string,
): Fault {
  return { file: part.file, line: part.lineOf(path), message };
}

function countOf(faults: readonly Fault[]): string {
  return faults.length === 1 ? '1 fault' : `${faults.length} faults`;
}
