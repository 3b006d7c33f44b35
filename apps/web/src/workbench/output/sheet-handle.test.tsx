import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { SheetHandle } from './sheet-handle.tsx';
import type { SheetHeight } from './use-sheet.ts';

function Sheet() {
  const section = useRef<HTMLElement>(null);
  const [height, setHeight] = useState<SheetHeight>('peek');
  return (
    <section ref={section} data-testid="sheet" data-height={height}>
      <SheetHandle section={section} sheet={{ height, setHeight }} />
    </section>
  );
}

const height = () => screen.getByTestId('sheet').dataset['height'];

it('goes to the next height at each tap, and from the last to the first', () => {
  render(<Sheet />);
  const heights = [];
  for (let taps = 0; taps < 3; taps += 1) {
    fireEvent.click(screen.getByRole('button'));
    heights.push(height());
  }
  expect(heights).toEqual(['half', 'full', 'peek']);
});

it('follows the arrow keys, and stops at both ends', () => {
  render(<Sheet />);
  const handle = screen.getByRole('button');
  const press = (key: string) => {
    fireEvent.keyDown(handle, { key });
    return height();
  };
  expect(['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map(press)).toEqual(['peek', 'half', 'full', 'full']);
  expect(handle.getAttribute('aria-expanded')).toBe('true');
});

it('does not take the end of a drag for a tap', () => {
  render(<Sheet />);
  const handle = screen.getByRole('button');
  const sheet = screen.getByTestId('sheet');
  // The tests' DOM has no heights.
  const rect = (px: number) => () => new DOMRect(0, 0, 360, px);
  sheet.getBoundingClientRect = () => rect(Number.parseFloat(sheet.style.height || '100'))();
  if (sheet.parentElement !== null) sheet.parentElement.getBoundingClientRect = rect(1000);
  fireEvent.pointerDown(handle, { clientY: 900 });
  fireEvent.pointerMove(handle, { clientY: 500 });
  expect(sheet.style.height).toBe('500px');
  fireEvent.pointerUp(handle, { clientY: 500 });
  fireEvent.click(handle);
  expect(height()).toBe('half');
  expect(sheet.style.height).toBe('');
  fireEvent.click(handle);
  expect(height()).toBe('full');
});
