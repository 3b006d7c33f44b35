import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { launchChromium } from './browser.ts';
import { type LanguageMedia, mediaFolder, readManifest } from './manifest.ts';

const origin = 'http://media.invalid/';

const contentTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  vtt: 'text/vtt',
  webp: 'image/webp',
};

const playedSchema = z.strictObject({
  durationS: z.number(),
  reachedS: z.number(),
  audioS: z.number(),
  width: z.number(),
  height: z.number(),
  cues: z.array(z.strictObject({ startTime: z.number(), endTime: z.number(), text: z.string() })),
});

/**
 * Plays every lesson to its end in a real browser, sixteen times as fast, with its captions:
 * `node packages/curriculum/studio/check-playback.ts`. Ends with 1 when one can not be played.
 */
async function main(): Promise<void> {
  const browser = await launchChromium(['--autoplay-policy=no-user-gesture-required']);
  try {
    const page = await browser.newPage();
    await page.route(`${origin}**`, (route) => {
      const file = new URL(route.request().url()).pathname.slice(1);
      if (file === '')
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' });
      const contentType = contentTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return route.fulfill({ contentType, body: readFileSync(join(mediaFolder, file)) });
    });
    await page.goto(origin);
    for (const [id, lesson] of Object.entries(readManifest(mediaFolder))) {
      for (const [language, media] of Object.entries(lesson.languages))
        await check(page, `${id} ${language}`, media);
    }
  } finally {
    await browser.close();
  }
}

async function check(page: Page, name: string, media: LanguageMedia): Promise<void> {
  const played = playedSchema.parse(await page.evaluate(playScript(media)));
  const { durationS, reachedS, audioS, cues, width, height } = played;
  const last = cues.at(-1)?.endTime ?? Number.POSITIVE_INFINITY;
  const faults = [
    [Math.abs(reachedS - durationS) > 0.1, `stops at ${reachedS} of ${durationS} s`],
    [
      Math.abs(durationS - media.durationS) > 0.1,
      `lasts ${durationS} s, the manifest says ${media.durationS}`,
    ],
    [Math.abs(audioS - durationS) > 0.1, `its audio lasts ${audioS} s`],
    [last > durationS, 'has captions after its end'],
    [width !== 1280 || height !== 720, `is ${width} × ${height}`],
  ].filter(([isFault]) => isFault === true);
  const verdict = faults.length === 0 ? 'plays to its end' : faults.map(([, fault]) => fault).join(', ');
  console.log(`${name}: ${verdict} (${durationS.toFixed(1)} s, ${cues.length} captions)`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Runs in the page; it is text because this package is checked without the types of a browser. */
function playScript({ video, audio, captions }: LanguageMedia): string {
  return `(async () => {
    document.body.innerHTML = '<video muted></video><audio preload="metadata"></audio>';
    const player = document.querySelector('video');
    const sound = document.querySelector('audio');
    const track = document.createElement('track');
    track.kind = 'captions';
    player.append(track);
    track.track.mode = 'hidden';
    const heard = (target, event) => new Promise((resolve, reject) => {
      target.addEventListener(event, resolve, { once: true });
      target.addEventListener('error', () => reject(new Error('The browser refuses ' + (target.src || target.currentSrc))), { once: true });
    });
    const parsed = heard(track, 'load');
    track.src = ${JSON.stringify(captions)};
    const known = heard(sound, 'loadedmetadata');
    sound.src = ${JSON.stringify(audio)};
    await Promise.all([parsed, known]);
    const ended = heard(player, 'ended');
    player.src = ${JSON.stringify(video)};
    player.playbackRate = 16;
    await player.play();
    await ended;
    return {
      durationS: player.duration,
      reachedS: player.currentTime,
      audioS: sound.duration,
      width: player.videoWidth,
      height: player.videoHeight,
      cues: [...track.track.cues].map(({ startTime, endTime, text }) => ({ startTime, endTime, text })),
    };
  })()`;
}

await main();
