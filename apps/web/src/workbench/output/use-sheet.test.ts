import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openWorkbench, workbenchReducer } from '../run/workbench.reducer.ts';
import { useSheet } from './use-sheet.ts';

const idle = openWorkbench({
  starter: '',
  code: 'print(1)',
  setAside: null,
  rememberedOutput: null,
  isSolved: false,
  solutionNote: null,
});
const running = workbenchReducer(idle, { type: 'started', attempt: { code: 'print(1)', inputs: [] } });

function open(isComplete: boolean) {
  return renderHook(({ bench, isDone }) => useSheet(bench, false, isDone), {
    initialProps: { bench: idle, isDone: isComplete },
  });
}

it('the sheet rises wholly when a run completes the practice, and to half by any other run', () => {
  const { result, rerender } = open(false);
  rerender({ bench: running, isDone: false });
  expect(result.current.height).toBe('half');
  rerender({ bench: idle, isDone: true });
  expect(result.current.height).toBe('full');
});

it('the sheet of a practice that was complete before stays as low as it was', () => {
  const { result, rerender } = open(true);
  expect(result.current.height).toBe('peek');
  rerender({ bench: running, isDone: true });
  expect(result.current.height).toBe('half');
  act(() => result.current.setHeight('peek'));
  rerender({ bench: idle, isDone: true });
  expect(result.current.height).toBe('peek');
});
