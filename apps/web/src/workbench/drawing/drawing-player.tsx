import type { Drawing } from '@python-learning/domain';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { LivePage } from './live-page.ts';
import { Paper } from './paper.tsx';
import { PlayerControls } from './player-controls.tsx';
import { type Moment, type Replay, replayOf } from './replay.ts';
import { SavePicture } from './save-picture.tsx';
import { type ReplayPlayer, useReplay } from './use-replay.ts';

export type DrawingPlayerProps = {
  drawing: Drawing;
  /** A drawing to be copied, which lies dashed under it; null or missing if there is none. */
  target?: Drawing | null | undefined;
  /** The program that drew it. */
  code: string;
  /** True if the drawing is played when it is first shown; false shows its end. */
  startsItself: boolean;
  /** Told the line of the program that drew what is shown; null at the end, where all of it is. */
  onLine?: (line: number | null) => void;
};

/** What a program drew, as a picture that is drawn step by step. */
export function DrawingPlayer({ drawing, target = null, code, startsItself, onLine }: DrawingPlayerProps) {
  useLanguage();
  const replay = useMemo(() => replayOf(drawing), [drawing]);
  const page = useMemo(() => new LivePage(drawing, replay, target), [drawing, replay, target]);
  const show = useCallback((moment: Moment) => page.show(moment), [page]);
  const player = useReplay(replay, show, startsItself);
  const { stop } = player;
  const line = lineAt(replay, stop);
  useShownLine(stop === replay.stops.length - 1 ? null : line, onLine);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls of a form
    <div // oxlint-disable-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
      role="group"
      aria-label={m.drawing_label()}
      onKeyDown={(event) => playByKey(event, player, replay.stops.length - 1)}
      className="grid grid-cols-1 gap-1"
    >
      <Paper page={page} drawing={drawing} hasTarget={target !== null} />
      <PlayerControls player={player} last={replay.stops.length - 1} line={line} code={code}>
        <SavePicture drawing={drawing} />
      </PlayerControls>
    </div>
  );
}

/** The line that did the last of the steps before a stop; null before the first step. */
function lineAt({ steps, stops }: Replay, stop: number): number | null {
  return steps[(stops[stop] ?? 0) - 1]?.line ?? null;
}

function useShownLine(line: number | null, onLine: ((line: number | null) => void) | undefined): void {
  const tell = useEffectEvent((shown: number | null) => onLine?.(shown));
  useEffect(() => tell(line), [line]);
  useEffect(() => () => tell(null), []);
}

function playByKey(event: KeyboardEvent, { stop, goTo, togglePlaying }: ReplayPlayer, last: number): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  const isSlider = target instanceof HTMLInputElement;
  if (event.key === ' ' && (isSlider || !(target instanceof HTMLButtonElement))) {
    event.preventDefault();
    togglePlaying();
  }
  // The slider has the arrow keys itself.
  const to = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: last }[event.key];
  if (isSlider || to === undefined) return;
  event.preventDefault();
  goTo(to);
}
