import { boundedReport } from './bounded.ts';
import { Program } from './python-text/program.ts';
import type { AssessInput, ObserveInput } from './types.ts';

/** A run with its program parsed and its report bounded, made once for all that read it. */
export type ParsedRun = Omit<ObserveInput, 'source'> & { program: Program };

export type ParsedInput = ParsedRun & Omit<AssessInput, 'source'>;

export function parsed(input: AssessInput): ParsedInput;
export function parsed(input: ObserveInput): ParsedRun;
export function parsed({ source, report, ...others }: ObserveInput): ParsedRun {
  return { ...others, report: boundedReport(report), program: new Program(source) };
}
