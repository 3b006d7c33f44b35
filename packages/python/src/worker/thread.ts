import { parentPort, workerData } from 'node:worker_threads';
import { bootImage, type Image, wakeInterpreter } from '../core/boot.ts';
import type { Interpreter, InterpreterOptions } from '../core/interpreter.ts';
import { InterpreterError } from '../core/interpreter-error.ts';
import { runStep } from '../core/run-step.ts';
import { walls } from '../limits.ts';
import { controlWord, type ThreadAnswer, type ThreadData, type ThreadRequest } from './thread-messages.ts';

/** Entry of a thread: one interpreter that runs steps in sequence, each from the clean heap. */
function main(data: ThreadData): void {
  if (parentPort === null) throw new InterpreterError('This file is the entry of a thread.');
  const port = parentPort;
  const options = optionsOf(data);
  const { interpreter: first, image } = start(data, options);
  process.permission?.drop('fs.read');
  let interpreter = first;
  const answer = (message: ThreadAnswer) => port.postMessage(message);
  const { cpuMs } = options.stopwatch;
  port.on('message', ({ step }: ThreadRequest) => {
    const startCpuMs = cpuMs();
    Atomics.store(data.control, controlWord.startCpuMs, Math.floor(startCpuMs));
    const result = runStep(interpreter, image, step, (facts) => answer({ type: 'facts', facts }));
    answer({ type: 'done', result });
    // Restore the heap after answering, so that the caller does not wait for it.
    interpreter = cleaned(interpreter, image, data, options);
    answer({ type: 'cleaned', cpuMs: cpuMs() - startCpuMs });
  });
  answer({ type: 'ready', image, cpuMs: cpuMs() });
}

function start(data: ThreadData, options: InterpreterOptions): { interpreter: Interpreter; image: Image } {
  if (data.image === null) return bootImage(data, data.harness, options);
  return { interpreter: wakeInterpreter(data, data.image, options), image: data.image };
}

function cleaned(
  used: Interpreter,
  image: Image,
  data: ThreadData,
  options: InterpreterOptions,
): Interpreter {
  if (used.memory.byteLength > image.heap.heapBytes + walls.keptGrowthBytes) {
    return wakeInterpreter(data, image, options);
  }
  used.rewind(image.heap);
  return used;
}

function optionsOf({ stdout, transcript, drawing, control }: ThreadData): InterpreterOptions {
  return {
    stdout,
    transcript,
    drawing,
    isAborted: () => Atomics.load(control, controlWord.abort) !== 0,
    stopwatch: {
      wallMs: () => performance.now(),
      cpuMs: () => {
        const { user, system } = process.threadCpuUsage();
        return (user + system) / 1000;
      },
    },
  };
}

main(workerData);
