import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLiteLesson, type Timeline } from '@python-learning/stage';
import { launchChromium } from './browser.ts';
import { type Loudness, measureLoudness } from './loudness.ts';
import { mediaFolder, readManifest } from './manifest.ts';
import { liveFilesOf, loudnessFaults } from './playback/loudness-faults.ts';
import { serveMedia } from './playback/media-server.ts';
import { faultsOf, playToEnd } from './playback/play-to-end.ts';
import { playedFiles } from './playback/played-file.ts';

/** Number of pages that play at the same time. */
const players = 8;

/**
 * Plays every video and every audio file in a real browser, from near its end and with its captions, reads every
 * lite lesson, and measures how loud it is: `node packages/curriculum/studio/check-playback.ts`. Exits with 1 when a file
 * cannot be played, differs from the manifest or has another loudness than the others.
 */
async function main(): Promise<void> {
  const started = performance.now();
  const manifest = readManifest(mediaFolder);
  const queue = playedFiles(manifest);
  const count = queue.length;
  const unreadable = liveFilesOf(manifest).flatMap(faultsOfLite);
  const faults =
    unreadable.length > 0 ? unreadable : await loudnessFaults(manifest, { readTimeline, measure });
  const server = await serveMedia(mediaFolder);
  const browser = await launchChromium(['--autoplay-policy=no-user-gesture-required']);
  const play = async () => {
    const page = await browser.newPage();
    await page.goto(server.origin);
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const file = next;
      const found = await playToEnd(page, file).then((played) => faultsOf(file, played), reasonOf);
      faults.push(...found.map((fault) => `${file.file} ${fault}`));
    }
  };
  try {
    await Promise.all(Array.from({ length: players }, play));
  } finally {
    await browser.close();
    server.close();
  }
  for (const fault of faults) console.log(fault);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${count} files played to their end in ${seconds} s, ${faults.length} faults.`);
  if (faults.length > 0 || count === 0) process.exitCode = 1;
}

function faultsOfLite({ lite, durationS }: { lite: string; durationS: number }): string[] {
  try {
    const { durationMs } = readTimeline(lite);
    return Math.abs(durationMs / 1000 - durationS) < 0.1 ? [] : [`${lite} lasts ${durationMs} ms`];
  } catch (error) {
    return reasonOf(error).map((reason) => `${lite}: ${reason}`);
  }
}

function readTimeline(lite: string): Timeline {
  return readLiteLesson(JSON.parse(readFileSync(join(mediaFolder, lite), 'utf8')));
}

function measure(audio: string): Promise<Loudness> {
  return measureLoudness(join(mediaFolder, audio));
}

function reasonOf(error: unknown): string[] {
  return [error instanceof Error ? error.message : String(error)];
}

await main();
