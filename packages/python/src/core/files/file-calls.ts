import { changingCalls } from './changing-calls.ts';
import { FileError } from './errno.ts';
import { syscall, wasi } from './failing.ts';
import { type FileSystemState, pathArgument } from './file-system-state.ts';
import { lookingCalls } from './looking-calls.ts';
import { openingCalls } from './opening-calls.ts';
import { streamCalls } from './stream-calls.ts';

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

const windowSizeRequest = 0x5413;
const windowSize = { rows: 24, columns: 80 };
const streamType = { device: 2, directory: 3, file: 4 };

/** Host calls that tell a program whether it talks to a terminal, and its size. */
function terminalCalls({ memory, descriptors }: FileSystemState) {
  return {
    fd_fdstat_get: wasi((descriptor: number, target: number) => {
      memory.slice(target, 24).fill(0);
      memory.view.setUint8(target >>> 0, streamType[descriptors.get(descriptor).node.kind]);
      return 0;
    }),
    __syscall_ioctl: syscall((descriptor: number, operation: number, argument: number) => {
      if (descriptors.get(descriptor).console === null) throw new FileError('ENOTTY');
      if (operation === windowSizeRequest) {
        const target = memory.view.getUint32(argument >>> 0);
        memory.view.setUint16(target, windowSize.rows);
        memory.view.setUint16(target + 2, windowSize.columns);
      }
      return 0;
    }),
  };
}
