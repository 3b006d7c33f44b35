import { flushSync } from 'react-dom';
import type { OutputActions } from './output-panel.tsx';
import type { Sheet } from './use-sheet.ts';

/** Whether the code is seen beside the result sheet in each of its heights. */
export const codeBeside = { peek: 'contents', half: 'contents low:hidden', full: 'hidden' } as const;

/** The same actions, of which those that show a line first make room for the code. */
export function besideSheet(actions: OutputActions, { setHeight }: Sheet): OutputActions {
  return {
    ...actions,
    onFix: (code) => {
      flushSync(() => setHeight('half'));
      actions.onFix(code);
    },
    onGoToLine: (line) => {
      flushSync(() => setHeight('peek'));
      actions.onGoToLine(line);
    },
  };
}
