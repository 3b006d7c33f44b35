import { m } from '../../compiled-messages/messages.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Formats } from './formats/use-formats.ts';
import { toClock } from './lesson-course.ts';
import { usePlayback } from './playback-context.ts';
import { sceneIndexAt } from './scene-starts.ts';
import type { SeekPreviewProps } from './seek-preview.tsx';
import { usePosition } from './use-lesson-position.ts';
import { useSeekAim } from './use-seek-aim.ts';

/** Loaded when the learner points at a moment of a video: the live lesson has no thumbnails. */
const SeekPreview = optionalPart<SeekPreviewProps>(
  async () => (await import('./seek-preview.tsx')).SeekPreview,
);

/**
 * Shows the position, highlights the played parts and all before it, and has a dot for each scene, a large one where the learner can do
 * something. The slider is invisible; Page Up and Page Down go from scene to scene.
 */
export function SeekBar() {
  const { content, formats, player, scenes, goToScene } = usePlayback();
  const { durationS, seekTo } = player;
  const atS = usePosition(player, (nowS) => (nowS >= durationS ? durationS : inSteps(nowS)));
  const { seen } = player.position.read();
  // Loaded when the learner points at a moment.
  const thumbnails = hasThumbnails(formats) ? content.thumbnails : null;
  const aim = useSeekAim();
  const percent = (share: number) => `${Math.min(100, Math.max(0, share * 100))}%`;
  const at = toClock(Math.floor(atS));
  const total = toClock(Math.floor(durationS));
  const scene = { number: sceneIndexAt(scenes, atS) + 1, count: scenes.length };
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
          aria-valuetext={
            scene.count === 0
              ? m.lesson_seek_value({ at, total })
              : m.lesson_seek_scene({ at, total, ...scene })
          }
          onKeyDown={(event) => {
            const direction = sceneKeys[event.key];
            if (direction === undefined) return;
            event.preventDefault();
            goToScene(direction);
          }}
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
        <SceneDots />
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

/** About a pixel of the bar: a smaller step cannot be seen, and would have the player laid out again. */
const stepS = 0.5;

function inSteps(atS: number): number {
  return Math.floor(atS / stepS) * stepS;
}

const sceneKeys: Readonly<Record<string, -1 | 1>> = { PageUp: 1, PageDown: -1 };

/** Dots on the bar: small ones where scenes begin, large ones where the lesson asks something or a program can be tried. */
function SceneDots() {
  const { content, player, scenes } = usePlayback();
  const acts = [...content.guesses, ...content.try_its].map(({ at_s: atS }) => atS);
  const place = (atS: number) => ({ insetInlineStart: `${(atS / player.durationS) * 100}%` });
  return (
    <>
      {scenes.slice(1).map((startS) => (
        <span key={startS} className={classNames(dotClass, 'size-1.5')} style={place(startS)} />
      ))}
      {acts.map((atS) => (
        <span
          key={atS}
          className={classNames(dotClass, 'size-3.5 border-2 border-code-ground')}
          style={place(atS)}
        />
      ))}
    </>
  );
}

const dotClass =
  'pointer-events-none absolute top-1/2 -translate-x-1/2 -translate-y-1/2 rounded-full bg-code-ink';

/** Thumbnails cost more data than a whole lite lesson. */
function hasThumbnails({ file, dataSaving }: Formats): boolean {
  return !dataSaving && file?.form === 'video';
}
