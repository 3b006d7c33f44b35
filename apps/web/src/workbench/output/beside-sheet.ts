import { flushSync } from 'react-dom';
import type { TaskWork } from '../use-workbench.ts';
import type { Sheet } from './use-sheet.ts';

/** Whether the code is seen beside the result sheet in each of its heights. */
export const codeBeside = { peek: 'contents', half: 'contents low:hidden', full: 'hidden' } as const;

/** The same work, of which those actions that change the code or show a line first make room for the code. */
export function besideSheet(work: TaskWork, { setHeight }: Sheet): TaskWork {
  const { take, goBack, onOutput } = work;
  const showCode = () => flushSync(() => setHeight('peek'));
  return {
    ...work,
    take: (code) => {
      showCode();
      take(code);
    },
    goBack: () => {
      showCode();
      goBack();
    },
    onOutput: {
      ...onOutput,
      onFix: (code) => {
        // The mended program runs at once: its result is seen beside the code.
        flushSync(() => setHeight('half'));
        onOutput.onFix(code);
      },
      onGoToLine: (line) => {
        showCode();
        onOutput.onGoToLine(line);
      },
    },
  };
}
