import { changingCalls } from './changing-calls.ts';
import { type FileWorld, pathArgument } from './file-world.ts';
import { lookingCalls } from './looking-calls.ts';
import { openingCalls } from './opening-calls.ts';
import { streamCalls } from './stream-calls.ts';
import { terminalCalls } from './terminal-calls.ts';

/** The host calls about files, served from the tree in memory and the run's terminal. */
export function fileCalls(world: FileWorld) {
  const path = pathArgument(world);
  return {
    ...openingCalls(world, path),
    ...lookingCalls(world, path),
    ...changingCalls(world, path),
    ...streamCalls(world),
    ...terminalCalls(world),
  };
}
