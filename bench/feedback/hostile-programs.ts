import {
  hostileErrors,
  hostileMessages,
  hostileOutputs,
  hostileSources,
  stoppedBy,
  stoppedByClock,
} from '../../packages/feedback/fixtures/hostile-shapes.ts';
import type { AssessInput } from '../../packages/feedback/src/index.ts';

/** The largest source, output and exception message that a run lets through. */
const largest = { source: 20_000, output: 64_000, message: 10_000 };

/** Returns every hostile shape at the largest accepted size, by a name for the report. */
export function hostileInputs(): Map<string, AssessInput> {
  return new Map([
    ...Object.entries(hostileOutputs).map(
      ([name, inputAt]) => [`shows ${name}`, inputAt(largest.output)] as const,
    ),
    ...Object.entries(hostileMessages).map(
      ([name, inputAt]) => [`says ${name}`, inputAt(largest.message)] as const,
    ),
    ...Object.entries(hostileSources).flatMap(([name, inputAt]) => readings(name, inputAt(largest.source))),
    ...Object.entries(hostileOutputs).flatMap(([shown, outputAt]) =>
      Object.entries(hostileSources).map(([name, inputAt]) => {
        const { question, report } = outputAt(largest.output);
        return [`${name}, shows ${shown}`, { ...inputAt(largest.source), question, report }] as const;
      }),
    ),
  ]);
}

function readings(name: string, input: AssessInput): [string, AssessInput][] {
  const last = input.source.split('\n').length;
  return [
    [`wrote ${name}`, input],
    [`wrote ${name}, stopped by the clock`, stoppedByClock(input)],
    ...hostileErrors.flatMap((error): [string, AssessInput][] => [
      [`wrote ${name}, ${error[1]}, first line`, stoppedBy(input, error, 1)],
      [`wrote ${name}, ${error[1]}, last line`, stoppedBy(input, error, last)],
    ]),
  ];
}
