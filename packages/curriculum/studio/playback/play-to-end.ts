import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { PlayedFile } from './played-file.ts';

const playedSchema = z.strictObject({
  durationS: z.number(),
  reachedS: z.number(),
  width: z.number(),
  height: z.number(),
  lastCueS: z.number().nullable(),
});

export type Played = z.infer<typeof playedSchema>;

/** Plays the last 2 seconds of a file in a page of the media server. Seeking there needs everything before them. */
export async function playToEnd(page: Page, file: PlayedFile): Promise<Played> {
  return playedSchema.parse(await page.evaluate(playScript(file)));
}

/** Faults of a file that was played; empty when it is as the manifest says. */
export function faultsOf({ durationS, size, captions }: PlayedFile, played: Played): string[] {
  const { width, height } = size ?? { width: 0, height: 0 };
  const faults: [boolean, string][] = [
    [differs(played.reachedS, played.durationS), `stops at ${played.reachedS} of ${played.durationS} s`],
    [differs(played.durationS, durationS), `lasts ${played.durationS} s, the manifest says ${durationS}`],
    [
      size !== null && (played.width < width || played.height < height),
      `is ${played.width} × ${played.height}`,
    ],
    [captions !== null && played.lastCueS === null, 'has no captions'],
    [(played.lastCueS ?? 0) > played.durationS, 'has captions after its end'],
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => fault);
}

function differs(left: number, right: number): boolean {
  return Math.abs(left - right) > 0.15;
}

/** Script that runs in the page. It is a string, because this package is checked without browser types. */
function playScript({ file, captions, size }: PlayedFile): string {
  return `(async () => {
    const player = document.createElement(${size === null ? "'audio'" : "'video'"});
    player.muted = true;
    document.body.replaceChildren(player);
    const heard = (target, event) => new Promise((resolve, reject) => {
      target.addEventListener(event, resolve, { once: true });
      target.addEventListener('error', () => reject(new Error('The browser refuses ' + target.src)), { once: true });
    });
    const captions = ${JSON.stringify(captions)};
    const track = document.createElement('track');
    if (captions !== null) {
      player.append(track);
      track.track.mode = 'hidden';
      const parsed = heard(track, 'load');
      track.src = captions;
      await parsed;
    }
    const known = heard(player, 'loadedmetadata');
    player.src = ${JSON.stringify(file)};
    await known;
    const seeked = heard(player, 'seeked');
    player.currentTime = Math.max(0, player.duration - 2);
    await seeked;
    const ended = heard(player, 'ended');
    player.playbackRate = 8;
    await player.play();
    await ended;
    return {
      durationS: player.duration,
      reachedS: player.currentTime,
      width: player.videoWidth ?? 0,
      height: player.videoHeight ?? 0,
      lastCueS: captions === null ? null : ([...track.track.cues].at(-1)?.endTime ?? null),
    };
  })()`;
}
