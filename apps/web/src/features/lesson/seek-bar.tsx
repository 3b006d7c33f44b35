import type { ThumbnailSheet } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { toClock } from './lesson-course.ts';
import { SeekPreview } from './seek-preview.tsx';
import type { Player } from './use-player.ts';
import { useSeekAim } from './use-seek-aim.ts';

type SeekBarProps = {
  player: Player;
  /** Thumbnails, loaded when the learner points at a moment; null if none are to be shown. */
  thumbnails: ThumbnailSheet | null;
};

/** Shows the position; highlights the played parts and all before it. The slider is invisible. */
export function SeekBar({ player: { atS, durationS, seen, seekTo }, thumbnails }: SeekBarProps) {
  const aim = useSeekAim();
  const percent = (share: number) => `${Math.min(100, Math.max(0, share * 100))}%`;
  const at = toClock(Math.floor(atS));
  const total = toClock(Math.floor(durationS));
  return (
    <div className="flex items-center gap-4 px-3">
      <div className="relative h-11 min-w-0 flex-1">
        {thumbnails !== null && aim.share !== null && (
          <SeekPreview sheet={thumbnails} atS={aim.share * durationS} share={aim.share} />
        )}
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.round(durationS))}
          step={1}
          value={Math.min(Math.floor(atS), Math.round(durationS))}
          aria-label={m.lesson_seek()}
          aria-valuetext={m.lesson_seek_value({ at, total })}
          onChange={(event) => {
            seekTo(Number(event.target.value));
            aim.onSeek(Number(event.target.value) / durationS);
          }}
          onPointerMove={aim.onPointerMove}
          onPointerLeave={aim.onPointerLeave}
          className="peer absolute inset-0 h-full w-full cursor-pointer opacity-0"
        />
        <span className="pointer-events-none absolute inset-x-0 top-1/2 h-2 -translate-y-1/2 overflow-hidden rounded-full bg-code-ink/25">
          {seen.map(([from, to]) => (
            <span
              key={from}
              className="absolute inset-y-0 bg-reward"
              style={{ insetInlineStart: percent(from), width: percent(to - from) }}
            />
          ))}
          <span
            className="absolute inset-y-0 start-0 bg-reward"
            style={{ width: percent(atS / durationS) }}
          />
        </span>
        <span
          className="pointer-events-none absolute top-1/2 size-5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-reward peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-code-ink"
          style={{ insetInlineStart: percent(atS / durationS) }}
        />
      </div>
      <span className="shrink-0 tabular-nums" aria-hidden="true">
        {at} / {total}
      </span>
    </div>
  );
}
