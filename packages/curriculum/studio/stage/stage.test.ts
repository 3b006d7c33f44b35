import { describe, expect, it } from 'vitest';
import type { Scene } from '../../src/lesson.ts';
import { stillsOf } from '../pictures.ts';
import { buildTimeline, type SceneMaterial } from '../timeline.ts';
import type { ProgramTrace } from '../trace.ts';
import { desk, fitLayout } from './fit.ts';
import { frameAt } from './frame.ts';
import { kolamDots, kolamPath } from './kolam.ts';
import { litMarkup, rangesOf } from './lit-text.ts';
import { tokenize } from './tokens.ts';

const code = 'print("Tea")\nprint(x)';
const trace: ProgramTrace = {
  steps: [
    { line: 1, written: 1 },
    { line: 2, written: 1 },
  ],
  screen: [{ text: 'Tea\n', isTyped: false }],
  error: { line: 2, lines: ['  File "main.py", line 2', "NameError: name 'x' is not defined"] },
  isCut: false,
};
const scene: Scene = {
  code,
  inputs: [],
  shows: 'Tea',
  error: "NameError: name 'x' is not defined",
  mark: ['Tea'],
  table: null,
  voice: { en: 'One. Two.', ta: 'ஒன்று. இரண்டு.' },
};
const units = [
  { text: 'ஒன்று.', sentence: 0, durationMs: 2000 },
  { text: 'இரண்டு.', sentence: 1, durationMs: 3000 },
];
const material: SceneMaterial = { scene, units, trace };
const timeline = buildTimeline({ id: 'm02-v1', title: { en: 'A < B', ta: 'அ < ஆ' } }, 'ta', [material]);
const program = timeline.scenes[1]?.program;

describe('the picture', () => {
  it('is a function of time alone', () => {
    const early = frameAt(timeline, 5000);
    frameAt(timeline, 9000);
    expect(frameAt(timeline, 5000)).toBe(early);
  });

  it('shows the title first, escaped, in the language of the lesson', () => {
    expect(frameAt(timeline, 1000)).toContain('அ &lt; ஆ');
    expect(frameAt(timeline, 1000)).toContain('மைல்கல் 2');
  });

  it('lights the line that runs and shows its output before the error', () => {
    const secondLineMs = program?.run?.steps[1]?.startMs ?? 0;
    const running = frameAt(timeline, secondLineMs + 50);
    expect(running).toContain('class="line running"><span class="gutter">2</span>');
    expect(running).toContain('<pre class="screen">');
    expect(running).not.toContain('NameError');
  });

  it('fills the table beside the code row by row while the voice speaks', () => {
    const table = [
      ['line', 'x'],
      ['1', '<5>'],
    ];
    const withTable = buildTimeline({ id: 'm02-v1', title: { en: 'A', ta: 'அ' } }, 'ta', [
      { ...material, scene: { ...scene, table } },
    ]);
    const [, rows] = withTable.scenes[1]?.table ?? [];
    const hidden = 'visibility:hidden';
    expect(frameAt(withTable, (rows?.startMs ?? 0) - 50)).toContain(hidden);
    const filled = frameAt(withTable, (rows?.startMs ?? 0) + 50);
    expect(filled).toContain('<td>&lt;5&gt;</td>');
    expect(filled).not.toContain(hidden);
    expect(frameAt(timeline, 9000)).not.toContain('<table>');
  });

  it('marks the failed line and says so in words when the run has ended', () => {
    const failed = frameAt(timeline, program?.run?.endMs ?? 0);
    expect(failed).toContain('class="line failed"><span class="gutter">2</span>');
    expect(failed).toContain('2 ஆம் வரியில் பிழை');
    expect(failed).toContain('NameError');
  });

  it('stands still most of the time: equal neighbours are one picture', () => {
    const stills = stillsOf(timeline);
    const frames = stills.reduce((sum, still) => sum + still.frames, 0);
    expect(frames).toBe(Math.ceil(timeline.durationMs / 50));
    expect(stills.length).toBeLessThan(frames);
    expect(stills.every((still, index) => still.markup !== stills[index + 1]?.markup)).toBe(true);
  });
});

describe('the layout', () => {
  const sizes = [1, 3, 8, 12].flatMap((rows) => [5, 24, 59].map((columns) => ({ rows, columns })));

  it.each(sizes)('keeps $rows rows of $columns letters on the desk and above the captions', (size) => {
    const { code: left, output, codePx } = fitLayout(size, { rows: 4, columns: 12 });
    for (const box of [left, output]) {
      expect(box.left + box.width).toBeLessThanOrEqual(desk.left + desk.width);
      expect(box.top + box.height).toBeLessThanOrEqual(desk.top + desk.height);
    }
    expect((size.columns + 2.4) * 0.6 * codePx).toBeLessThanOrEqual(left.width);
    expect(size.rows * 1.5 * codePx).toBeLessThanOrEqual(left.height);
  });
});

describe('the kolam', () => {
  it.each([
    [5, 3],
    [3, 2],
    [4, 3],
  ])('of %i by %i dots is one line that meets every edge of the grid', (columns, rows) => {
    const path = kolamPath(columns, rows);
    const pieces = path.split('C').length - 1;
    // Each dot has four sides; inner sides are crossed twice, sides at the rim once.
    const inner = (columns - 1) * rows + columns * (rows - 1);
    expect(pieces).toBe(2 * inner + 2 * (columns + rows));
    expect(path.startsWith('M0.5 0C')).toBe(true);
    expect(path.endsWith(' 0.5 0')).toBe(true);
  });

  it('grows with the progress', () => {
    expect(kolamPath(5, 3, 0)).toBe('');
    expect(kolamPath(5, 3, 0.5).length).toBeLessThan(kolamPath(5, 3).length);
    expect(kolamDots(5, 3)).toHaveLength(15);
  });
});

describe('coloured text', () => {
  it('covers the whole program, also when a quote mark is missing', () => {
    const broken = 'print("Good morning)\n# note';
    const tokens = tokenize(broken);
    expect(tokens.map(({ start, end }) => broken.slice(start, end)).join('')).toBe(broken);
    expect(tokens.map(({ kind }) => kind)).toEqual(['builtin', 'plain', 'string', 'plain', 'comment']);
  });

  it('does not take a hash sign inside quote marks for a comment', () => {
    expect(tokenize('"#1"').map(({ kind }) => kind)).toEqual(['string']);
  });

  it('lights every place of a piece and escapes what stands around it', () => {
    const text = 'a < "b"';
    const markup = litMarkup(text, { start: 0, end: text.length }, rangesOf(text, ['"']), 'string');
    expect(markup).toBe(
      '<span class="string">a &lt; </span><span class="string mark">&quot;</span><span class="string">b</span><span class="string mark">&quot;</span>',
    );
  });
});
