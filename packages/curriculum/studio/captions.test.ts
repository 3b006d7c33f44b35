import { describe, expect, it } from 'vitest';
import { stamp, webVtt } from './captions.ts';

describe('webVtt', () => {
  it('writes a header and one numbered block for each cue', () => {
    const text = webVtt([
      { text: 'Hello!', startMs: 1000, endMs: 2000 },
      { text: 'Bye.', startMs: 5000, endMs: 61_250 },
    ]);
    expect(text).toBe(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.400\nHello!\n\n2\n00:00:05.000 --> 00:01:01.650\nBye.\n',
    );
  });

  it('lets a caption stay until the next begins, and no longer', () => {
    const text = webVtt([
      { text: 'One.', startMs: 0, endMs: 1000 },
      { text: 'Two.', startMs: 1100, endMs: 2000 },
    ]);
    expect(text).toContain('00:00:00.000 --> 00:00:01.100');
  });

  it('escapes what WebVTT would read as markup', () => {
    expect(webVtt([{ text: 'if a < b & c --> d', startMs: 0, endMs: 1 }])).toContain(
      'if a &lt; b &amp; c --&gt; d',
    );
  });

  it('has a dash before what a pupil says', () => {
    const text = webVtt([{ text: 'Why?', startMs: 0, endMs: 1, speaker: 'pupil' }]);
    expect(text).toContain('\n– Why?\n');
  });

  it('breaks a long caption into two lines of much the same length', () => {
    const vtt = webVtt([
      { text: 'Here one quote mark is missing, so Python stops and shows an error.', startMs: 0, endMs: 1 },
    ]);
    expect(vtt).toContain('Here one quote mark is missing,\nso Python stops and shows an error.');
  });
});

describe('stamp', () => {
  it('carries rounded milliseconds over to seconds, minutes and hours', () => {
    expect(stamp(999.6)).toBe('00:00:01.000');
    expect(stamp(59_999.9)).toBe('00:01:00.000');
    expect(stamp(3_661_007)).toBe('01:01:01.007');
  });
});
