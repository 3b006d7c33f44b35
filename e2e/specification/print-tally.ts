import { summarize } from './tally.ts';

/** Runs after all tests. */
export default function printTally(): void {
  const summary = summarize();
  if (summary !== null) console.log(`\n${summary}`);
}
