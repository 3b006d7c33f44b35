import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ProgramRunner } from '../program-runner.ts';

/** The constructs of a program, each with its first line; null if the program does not parse. */
export type FoundConstructs = Readonly<Record<string, number>> | null;

const answerSchema = z.array(z.record(z.string(), z.number()).nullable());

const program = readFileSync(join(import.meta.dirname, 'list_constructs.py'), 'utf8');

/** The programs and bytes that one run can read and answer within its limits. */
const batch = { programs: 120, bytes: 40_000 };

/** The program that lists constructs stopped with this message of Python. */
class ConstructsError extends Error {
  override readonly name = 'ConstructsError';
}

/** Finds the constructs of many programs, in the order of the sources. */
export async function findConstructs(
  sources: readonly string[],
  programRunner: ProgramRunner,
): Promise<FoundConstructs[]> {
  const found: FoundConstructs[] = [];
  for (const lines of batchesOf(sources.map((source) => JSON.stringify(source)))) {
    const { stdout, exception } = await programRunner.show(program, lines);
    if (exception !== null) throw new ConstructsError(exception.message);
    const answers = stdout.trimEnd().split('\n');
    found.push(...answerSchema.length(lines.length).parse(answers.map((line): unknown => JSON.parse(line))));
  }
  return found;
}

function batchesOf(lines: readonly string[]): string[][] {
  const batches: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const last = batches.at(-1);
    bytes += Buffer.byteLength(line);
    if (last !== undefined && last.length < batch.programs && bytes <= batch.bytes) last.push(line);
    else {
      batches.push([line]);
      bytes = Buffer.byteLength(line);
    }
  }
  return batches;
}
