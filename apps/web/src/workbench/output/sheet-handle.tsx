import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { type Sheet, type SheetHeight, sheetHeights } from './use-sheet.ts';

type SheetHandleProps = { section: RefObject<HTMLElement | null>; sheet: Sheet };

/** Movement of a finger that is still a tap, in CSS pixels. */
const tapPx = 8;

/** `room` is the height of the workbench before the drag, which may make it overflow. */
type Drag = { fromY: number; fromHeight: number; room: number; isMoved: boolean };

/** Changes the height of the sheet: by dragging, by a tap to the next height, and by the arrow keys. */
export function SheetHandle({ section, sheet: { height, setHeight } }: SheetHandleProps) {
  const drag = useRef<Drag | null>(null);
  const index = sheetHeights.indexOf(height);
  const step = (by: number) => setHeight(sheetHeights[Math.min(2, Math.max(0, index + by))] ?? height);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const fromHeight = section.current?.getBoundingClientRect().height ?? 0;
    drag.current = { fromY: event.clientY, fromHeight, room: roomOf(section.current), isMoved: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const [from, element] = [drag.current, section.current];
    if (from === null || element === null) return;
    const moved = from.fromY - event.clientY;
    from.isMoved ||= Math.abs(moved) > tapPx;
    if (from.isMoved) Object.assign(element.style, { flex: 'none', height: `${from.fromHeight + moved}px` });
  };
  const onPointerEnd = () => {
    const [from, element] = [drag.current, section.current];
    if (from?.isMoved !== true || element === null) return;
    setHeight(nearestHeight(element.getBoundingClientRect().height / from.room));
    Object.assign(element.style, { flex: '', height: '' });
  };
  const onClick = () => {
    const wasDragged = drag.current?.isMoved === true;
    drag.current = null;
    if (!wasDragged) setHeight(sheetHeights[(index + 1) % sheetHeights.length] ?? height);
  };
  return (
    <button
      type="button"
      aria-label={m.practice_sheet_handle()}
      aria-expanded={height !== 'peek'}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onClick={onClick}
      className="grid min-h-11 shrink-0 touch-none place-items-center rounded-t-2xl"
    >
      <span className="h-1.5 w-14 rounded-full bg-edge" />
    </button>
  );
}

/** The height of the workbench around a sheet. What only groups its children has none of its own. */
function roomOf(section: HTMLElement | null): number {
  let around = section?.parentElement ?? null;
  while (around !== null && getComputedStyle(around).display === 'contents') around = around.parentElement;
  return around?.getBoundingClientRect().height ?? window.innerHeight;
}

/** The height whose share of the room is nearest. */
function nearestHeight(share: number): SheetHeight {
  if (share < 0.3) return 'peek';
  return share < 0.7 ? 'half' : 'full';
}
