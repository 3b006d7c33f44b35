import { useState } from 'react';
import type { Workbench } from '../run/workbench.reducer.ts';

/** `peek` shows the verdict, `half` also what to do, `full` everything. */
export const sheetHeights = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

export type Sheet = { height: SheetHeight; setHeight: (height: SheetHeight) => void };

/** The height of the result sheet. It rises when a run begins, and makes room when the learner types. */
export function useSheet(bench: Workbench, isTyping: boolean): Sheet {
  const [height, setHeight] = useState<SheetHeight>('peek');
  const isRunning = bench.phase.kind === 'running';
  const [seen, setSeen] = useState({ isRunning, isTyping });
  if (seen.isRunning !== isRunning || seen.isTyping !== isTyping) {
    setSeen({ isRunning, isTyping });
    if (isRunning && !seen.isRunning && height === 'peek') setHeight('half');
    else if (isTyping && !seen.isTyping) setHeight('peek');
  }
  return { height, setHeight };
}

/** True if there is something to show: of a run, or of an earlier visit. */
export function hasOutput({ phase, result, rememberedOutput, isSolved }: Workbench): boolean {
  return phase.kind !== 'idle' || result !== null || rememberedOutput !== null || isSolved;
}
