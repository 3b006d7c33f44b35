import { stepMark } from '../answers/drawing-answer.ts';
import type { GuestMemory } from '../guest-memory.ts';
import type { Descriptors, OpenFile } from './descriptors.ts';
import { FileError } from './errno.ts';
import { syscall, wasi } from './failing.ts';
import type { FileSystemState } from './file-system-state.ts';

/** Where the harness pushes the steps of a traced program: beyond every descriptor that a program can open. */
const traceDescriptor = 1000;
/** Where the recorder of drawings pushes its steps: one JSON text in each call. */
const drawingDescriptor = 1001;

/** Host calls that read, write and seek. */
export function streamCalls(state: FileSystemState) {
  const { memory, descriptors } = state;
  const transfer = transferrer(memory);
  const sync = (descriptor: number) => {
    descriptors.get(descriptor);
    return 0;
  };
  return {
    fd_read: wasi((descriptor: number, list: number, count: number, result: number) => {
      const file = readable(descriptors, descriptor);
      return transfer((part) => advance(file, read(state, file, file.position, part)))(list, count, result);
    }),
    fd_pread: wasi((descriptor: number, list: number, count: number, offset: bigint, result: number) => {
      const file = readable(descriptors, descriptor);
      return transfer((part, done) => read(state, file, Number(offset) + done, part))(list, count, result);
    }),
    fd_write: wasi((descriptor: number, list: number, count: number, result: number) => {
      const { trace } = state.console;
      if (descriptor === traceDescriptor && trace.isOn) {
        return transfer((part) => {
          trace.add('step', part.slice());
          return part.byteLength;
        })(list, count, result);
      }
      if (descriptor === drawingDescriptor) {
        return transfer((part) => {
          state.drawing.add(part);
          if (trace.isOn) trace.add('drawn', part.slice(0, stepMark.length));
          return part.byteLength;
        })(list, count, result);
      }
      const file = writable(descriptors, descriptor);
      return transfer((part) => {
        if (file.isAppending && file.node.kind === 'file') file.position = file.node.size;
        return advance(file, write(state, file, file.position, part));
      })(list, count, result);
    }),
    fd_pwrite: wasi((descriptor: number, list: number, count: number, offset: bigint, result: number) => {
      const file = writable(descriptors, descriptor);
      return transfer((part, done) => write(state, file, Number(offset) + done, part))(list, count, result);
    }),
    fd_seek: wasi((descriptor: number, offset: bigint, whence: number, result: number) => {
      const file = descriptors.get(descriptor);
      if (file.node.kind === 'device') throw new FileError('ESPIPE');
      const size = file.node.kind === 'file' ? file.node.size : 0;
      const position = Number(offset) + ([0, file.position, size][whence] ?? 0);
      if (position < 0) throw new FileError('EINVAL');
      file.position = position;
      memory.view.setBigInt64(result >>> 0, BigInt(position));
      return 0;
    }),
    fd_sync: wasi(sync),
    __syscall_fdatasync: syscall(sync),
    __syscall_fadvise64: () => 0,
  };
}

/**
 * Transfers the buffers of a vectored call in order until one is not filled, and writes the number of bytes to
 * `result`.
 */
function transferrer(memory: GuestMemory) {
  return (one: (part: Uint8Array, done: number) => number) =>
    (list: number, count: number, result: number): number => {
      let done = 0;
      for (let index = 0; index < count; index += 1) {
        const entry = (list >>> 0) + 8 * index;
        const length = memory.view.getUint32(entry + 4);
        const moved = one(memory.slice(memory.view.getUint32(entry), length), done);
        done += moved;
        if (moved < length) break;
      }
      memory.view.setUint32(result >>> 0, done);
      return 0;
    };
}

function readable(descriptors: Descriptors, descriptor: number): OpenFile {
  const file = descriptors.get(descriptor);
  if (file.node.kind === 'directory') throw new FileError('EISDIR');
  if (!file.isReadable) throw new FileError('EBADF');
  return file;
}

function writable(descriptors: Descriptors, descriptor: number): OpenFile {
  const file = descriptors.get(descriptor);
  if (!file.isWritable) throw new FileError('EBADF');
  return file;
}

function advance(file: OpenFile, moved: number): number {
  file.position += moved;
  return moved;
}

function read(state: FileSystemState, file: OpenFile, position: number, target: Uint8Array): number {
  if (file.console !== null) return state.console.read(target);
  if (file.node.kind === 'file') {
    const part = file.node.bytes.subarray(position, Math.min(file.node.size, position + target.byteLength));
    target.set(part);
    return part.byteLength;
  }
  if (file.node.kind === 'device' && file.node.device === 'random') {
    state.chance.fill(target);
    return target.byteLength;
  }
  return 0;
}

function write(state: FileSystemState, file: OpenFile, position: number, data: Uint8Array): number {
  if (file.console !== null) state.console.write(file.console === 2 ? 2 : 1, data);
  else if (file.node.kind === 'file') state.tree.write(file.node, position, data);
  return data.byteLength;
}
