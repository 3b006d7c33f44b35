import type { Cue } from '@python-learning/stage';
import { captionLines } from './narration.ts';

const lingerMs = 400;

/**
 * Formats the cues as a WebVTT file. A caption stays a moment after its last word, for slow readers, but never longer
 * than until the next one begins. A dash before what a pupil says tells those who do not hear it that another one speaks.
 */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ text, startMs, endMs, speaker }, index) => {
    const nextMs = cues[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    const until = Math.min(endMs + lingerMs, nextMs);
    const dash = speaker === 'pupil' ? '– ' : '';
    const lines = captionLines(text).map(escapeCue).join('\n');
    return `${index + 1}\n${stamp(startMs)} --> ${stamp(until)}\n${dash}${lines}\n`;
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** Formats milliseconds as `00:01:02.345`. */
export function stamp(ms: number): string {
  const whole = Math.round(ms);
  const hours = Math.floor(whole / 3_600_000);
  const minutes = Math.floor(whole / 60_000) % 60;
  const seconds = Math.floor(whole / 1000) % 60;
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock}.${String(whole % 1000).padStart(3, '0')}`;
}

function escapeCue(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
