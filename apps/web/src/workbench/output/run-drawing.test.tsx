import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePlayerAhead } from './run-drawing.tsx';

const fetched = vi.hoisted(() => vi.fn());

vi.mock('../drawing/drawing-player.tsx', () => {
  fetched();
  return { DrawingPlayer: () => null };
});

afterEach(() => vi.unstubAllGlobals());

function Editor({ code }: { code: string }) {
  usePlayerAhead(code);
  return null;
}

it('fetches the player of drawings before the run, once the program may draw', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const { rerender, unmount } = render(<Editor code="print(1)" />);
  rerender(<Editor code="print(2)" />);
  expect(fetched).not.toHaveBeenCalled();
  rerender(<Editor code="from kolam import *" />);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  unmount();
});
