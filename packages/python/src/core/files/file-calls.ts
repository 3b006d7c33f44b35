import { changingCalls } from './changing-calls.ts';
import { type FileSystemState, pathArgument } from './file-system-state.ts';
import { lookingCalls } from './looking-calls.ts';
import { openingCalls } from './opening-calls.ts';
import { streamCalls } from './stream-calls.ts';
import { terminalCalls } from './terminal-calls.ts';

/** The host calls about files, served from the tree in memory and the run's terminal. */
export function fileCalls(state: FileSystemState) {
  const path = pathArgument(state);
  return {
    ...openingCalls(state, path),
    ...lookingCalls(state, path),
    ...changingCalls(state, path),
    ...streamCalls(state),
    ...terminalCalls(state),
  };
}
