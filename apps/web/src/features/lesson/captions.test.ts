import { describe, expect, it } from 'vitest';
import {
  type Cue,
  cueAt,
  findCueIndex,
  groupScenes,
  nearestCue,
  parseVtt,
  retimeCues,
  saidLength,
} from './captions.ts';

const file = `WEBVTT

1
00:00:01.200 --> 00:00:02.000
Hello!

2
00:00:02.000 --> 00:00:05.500 line:80%
A program is a list of
orders for a <i>computer</i>.

NOTE nobody reads this

3
01:00.000 --> 01:03.000
Is 2 &lt; 3 &amp;&amp; 3 &gt; 2?
`;

const cues = parseVtt(file);

function cue(startS: number, endS: number, text = `at ${startS}`): Cue {
  return { startS, endS, text };
}

describe('captions', () => {
  it('are read with their times, on one line, without marks', () => {
    expect(cues).toEqual([
      cue(1.2, 2, 'Hello!'),
      cue(2, 5.5, 'A program is a list of orders for a computer.'),
      cue(60, 63, 'Is 2 < 3 && 3 > 2?'),
    ]);
  });

  it('are none where the file is something else', () => {
    expect(parseVtt('<!doctype html><title>Not found</title>')).toEqual([]);
    expect(parseVtt('')).toEqual([]);
  });

  it('belong to one scene while nobody pauses', () => {
    expect(groupScenes(cues).map((scene) => scene.length)).toEqual([2, 1]);
    expect(groupScenes([])).toEqual([]);
  });

  it('are found by the moment: what is said, or was said last', () => {
    expect(findCueIndex(cues, 0)).toBe(-1);
    expect(findCueIndex(cues, 2)).toBe(1);
    expect(findCueIndex(cues, 30)).toBe(1);
    expect(cueAt(cues, 1.5)?.text).toBe('Hello!');
    expect(cueAt(cues, 30)).toBeNull();
  });
});

describe('captions of another language', () => {
  it('follow the voice scene by scene, also with more or fewer sentences', () => {
    const english = [cue(0, 2, 'one'), cue(2, 4, 'two'), cue(10, 11, 'three')];
    const tamil = [cue(1, 9, 'ஒன்று'), cue(20, 22, 'இரண்டு'), cue(22, 24, 'மூன்று')];
    expect(retimeCues(english, tamil)).toEqual([cue(1, 5, 'one'), cue(5, 9, 'two'), cue(20, 24, 'three')]);
  });

  it('are not offered where the scenes differ, for they would be wrong', () => {
    expect(retimeCues([cue(0, 1), cue(5, 6)], [cue(0, 1)])).toBeNull();
  });
});

describe('the caption that stays in a pause', () => {
  const cues = [
    { startS: 1, endS: 2, text: 'Hello!' },
    { startS: 3, endS: 4, text: 'Goodbye.' },
  ];

  it.each([
    [0, 'Hello!'],
    [2.5, 'Hello!'],
    [9, 'Goodbye.'],
  ])('is the last one, or before any the first: at %s s', (atS, text) => {
    expect(nearestCue(cues, atS)?.text).toBe(text);
  });

  it('is none where there are none', () => {
    expect(nearestCue([], 3)).toBeNull();
  });

  it('light up word by word where the times of words are known', () => {
    const words: Cue = { ...cue(1, 4, 'It shows tea.'), wordsS: [1, 1.5, 2.5] };
    const saidAt = (atS: number) => words.text.slice(0, saidLength(words, atS));
    expect([0.5, 1, 2, 3].map(saidAt)).toEqual(['', 'It ', 'It shows ', 'It shows tea.']);
    expect(saidLength(cue(1, 4, 'Tea.'), 1)).toBe(4);
  });

  it('tell a pupil from the teacher by a dash', () => {
    const [teacher, pupil] = parseVtt('00:01.000 --> 00:02.000\nWhy?\n\n00:02.000 --> 00:03.000\n– Why?\n');
    expect(teacher).toEqual(cue(1, 2, 'Why?'));
    expect(pupil).toEqual({ ...cue(2, 3, 'Why?'), isPupil: true });
  });
});
