import { useLayoutEffect, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { LineDrawing } from '../../ui/line-drawing.tsx';
import type { KeyPress } from './editor-port.ts';
import { ownNames, ownTexts } from './own-pieces.ts';
import { type MoveFace, type RowKey, rowKeys } from './row-keys.ts';

export type KeyRowProps = {
  /** Words and symbols of the task. */
  keys: readonly string[];
  /** The learner's program, whose names and texts have keys of their own. */
  code: string;
  onPress: (key: KeyPress) => void;
};

/**
 * Keys that know the task, above a phone's keyboard. A press leaves the focus in the editor. The row is outside the flow
 * of the bar that has it: a tap that takes the focus out of the editor removes the row, and must hit its target before
 * anything moves.
 */
export function KeyRow({ keys, code, onPress }: KeyRowProps) {
  // Texts are read when the keyboard opens: a text being typed would change the row with each letter.
  const [texts] = useState(() => ownTexts(code));
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => markEdges(row.current));
  return (
    <div className="absolute inset-x-0 bottom-full border-y border-line bg-ground">
      <div
        ref={row}
        onScroll={(event) => markEdges(event.currentTarget)}
        role="toolbar"
        aria-label={m.practice_keys_label()}
        className="fading-edges flex gap-1.5 overflow-x-auto px-2 py-1.5 [scrollbar-width:none]"
      >
        {rowKeys({ keys, names: ownNames(code), texts, code }).map((key) => (
          <button
            key={`${key.look} ${key.face}`}
            type="button"
            aria-label={key.name}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPress(key.press)}
            className={classNames(
              'grid h-11 min-w-11 shrink-0 place-items-center rounded-lg border px-3 font-mono [font-variant-ligatures:none] text-base active:bg-action-soft',
              looks[key.look],
            )}
          >
            <Face of={key} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** Scroll positions are rounded: this distance from an edge, in CSS pixels, counts as being there. */
const edgeTolerance = 2;

/** Tells the styles at which edge of the row there are more keys. */
function markEdges(row: HTMLElement | null): void {
  if (row === null) return;
  const { scrollLeft, scrollWidth, clientWidth } = row;
  row.toggleAttribute('data-more-before', scrollLeft > edgeTolerance);
  row.toggleAttribute('data-more-after', scrollWidth - clientWidth - scrollLeft > edgeTolerance);
}

const looks: Readonly<Record<RowKey['look'], string>> = {
  word: 'border-line bg-surface font-bold text-action-strong',
  symbol: 'border-line bg-surface text-ink',
  own: 'border-line bg-surface text-success',
  move: 'border-transparent bg-sunken text-muted',
};

function Face({ of: key }: { of: RowKey }) {
  if (key.look === 'move') return <LineDrawing path={moves[key.face]} className="size-5" />;
  return (
    <span aria-hidden="true" translate="no" lang="en">
      {key.face}
    </span>
  );
}

/** Drawn as the icons are. */
const moves: Readonly<Record<MoveFace, string>> = {
  indent: 'M4 5v14M8 12h12M15 7l5 5-5 5',
  outdent: 'M20 5v14M16 12H4M9 7l-5 5 5 5',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  'line-up': 'M4 19h16M12 15V4M7 9l5-5 5 5',
  'line-down': 'M4 5h16M12 9v11M7 15l5 5 5-5',
  undo: 'M9 6L4.500 10.500 9 15M4.500 10.500H15a4.500 4.500 0 0 1 0 9h-3',
};
