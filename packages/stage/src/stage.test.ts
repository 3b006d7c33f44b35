import { describe, expect, it } from 'vitest';
import { desk, fitLayout, fitTall, tallColumns, tallDesk } from './fit.ts';
import { frameAt } from './frame.ts';
import { litMarkup, rangesOf } from './lit-text.ts';
import { timelineFixture as timeline, withTable } from './timeline.fixture.ts';
import { tokenize } from './tokens.ts';

describe('the picture', () => {
  it('is a function of time alone', () => {
    const early = frameAt(timeline, 9000);
    frameAt(timeline, 11_000);
    expect(frameAt(timeline, 9000)).toBe(early);
  });

  it('shows the title first, escaped, in the language of the lesson', () => {
    expect(frameAt(timeline, 1000)).toContain('அ &lt; ஆ');
    expect(frameAt(timeline, 1000)).toContain('மைல்கல் 2');
  });

  it('names no milestone where the film is of none', () => {
    const demo = frameAt({ ...timeline, milestone: 0 }, 1000);
    expect(demo).toContain('<p class="over">Python Learning</p>');
    expect(demo).not.toContain('class="dot lit"');
  });

  it('lights the line that runs and shows its output before the error', () => {
    const running = frameAt(timeline, 11_050);
    expect(running).toContain('class="line running"><span class="gutter">2</span>');
    expect(running).toContain('<pre class="screen">');
    expect(running).not.toContain('NameError');
  });

  it('fills the table beside the code row by row', () => {
    const hidden = 'visibility:hidden';
    expect(frameAt(withTable, 10_950)).toContain(hidden);
    const filled = frameAt(withTable, 11_050);
    expect(filled).toContain('<td>&lt;5&gt;</td>');
    expect(filled).not.toContain(hidden);
    expect(frameAt(timeline, 11_050)).not.toContain('<table>');
  });

  it('marks the failed line and says so in words when the run has ended', () => {
    const failed = frameAt(timeline, 12_000);
    expect(failed).toContain('class="line failed"><span class="gutter">2</span>');
    expect(failed).toContain('2 ஆம் வரியில் பிழை');
    expect(failed).toContain('NameError');
  });

  it.each([
    ['the title picture', 300, 1200],
    ['the pause for thinking', 8200, 9000],
    ['the last picture', 14_100, 15_000],
  ])('grows a kolam in %s, and shows it whole to people who want no motion', (_what, early, later) => {
    expect(frameAt(timeline, early)).not.toBe(frameAt(timeline, later));
    expect(frameAt(timeline, early, { isStill: true })).toBe(frameAt(timeline, later, { isStill: true }));
    expect(frameAt(timeline, early, { isStill: true })).toContain('class="thread" d="M');
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

  it.each([10, 14, 15, 20, 30])('never breaks a line of %i letters in the output', (columns) => {
    const { output, outputPx } = fitLayout({ rows: 4, columns: 26 }, { rows: 4, columns });
    const borderAndPaddingPx = 2 + 22;
    expect(columns * 0.6 * outputPx).toBeLessThan(output.width - 2 * borderAndPaddingPx);
  });
});

describe('the tall picture', () => {
  it('has the program above its output, and the same words as the wide one', () => {
    const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').split(/\s+/);
    const tall = frameAt(timeline, 12_000, { isTall: true });
    expect(words(frameAt(timeline, 12_000))).toEqual(expect.arrayContaining(words(tall)));
    expect(tall).toContain('NameError');
    expect(tall).not.toContain('class="pips"');
  });

  it.each([1, 3, 6, 10])('keeps %i rows of the longest lines on the desk, in letters for a phone', (rows) => {
    const { code, output, codePx } = fitTall({ rows, columns: tallColumns }, { rows: 2, columns: 12 });
    expect(code.left).toBe(output.left);
    expect(output.top).toBeGreaterThan(code.top + code.height);
    expect(output.top + output.height).toBeLessThanOrEqual(tallDesk.top + tallDesk.height);
    expect((tallColumns + 2.4) * 0.6 * codePx).toBeLessThanOrEqual(code.width);
    expect(codePx).toBeGreaterThanOrEqual(rows < 10 ? 25 : 18);
  });

  it.each([8, 14, 15, 24, tallColumns])('has room for a line of %i letters behind its number', (columns) => {
    const { code, codePx } = fitTall({ rows: 2, columns }, { rows: 1, columns: 4 });
    // A line in the style sheet: its edge, its number, its characters, and space after them.
    const line = 8 + 2.4 * 0.7 * codePx + columns * 0.6 * codePx + 20;
    expect(line).toBeLessThanOrEqual(code.width - 2 * 2);
  });

  it('counts a line that goes on in the next row as two', () => {
    const [, scene] = timeline.scenes;
    if (scene === undefined || scene.program === null) throw new Error('no program');
    const after = `print("${'x'.repeat(50)}")`;
    const typing = { ...scene.program.typing, after, head: 0, tail: 0, keys: after.length };
    const long = { ...timeline, scenes: [{ ...scene, program: { ...scene.program, typing } }] };
    const size = (markup: string) => Number(/class="lines" style="font-size:(\d+)px/.exec(markup)?.[1]);
    expect(size(frameAt(long, 12_000, { isTall: true }))).toBeGreaterThanOrEqual(25);
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
