import { maxCardLines } from '@python-learning/domain';

/** What fits on a phone that is 360 px wide. */
export const cardLimits = {
  lines: maxCardLines,
  lineLength: 34,
  /** Lines of an output to choose. */
  optionLines: 4,
  /** Lines of an output that is shown. */
  outputLines: 8,
  errorLength: 90,
  /** Bytes of a card as JSON, in all languages. */
  bytes: 3 * 1024,
} as const;

/** Whether these lines, of a program or of an output, can be read on a phone. */
export function fits(lines: readonly string[], most: number): boolean {
  return lines.length <= most && lines.every((line) => line.length <= cardLimits.lineLength);
}
