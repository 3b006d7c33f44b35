import { summarize } from './tally.ts';

/** Runs when all stories have been told. */
export default function printTally(): void {
  const summary = summarize();
  if (summary !== null) console.log(`\n${summary}`);
}
