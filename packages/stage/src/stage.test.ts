import { describe, expect, it } from 'vitest';
import { frameAt } from './frame.ts';
import { type Look, videoLook } from './look.ts';
import { timelineFixture as timeline, withTable } from './timeline.fixture.ts';
import { tokenize } from './tokens.ts';

const phone: Look = { room: { width: 328, height: 430 } };

describe('the picture', () => {
  it('is a function of time and room alone', () => {
    const early = frameAt(timeline, 9000, phone);
    frameAt(timeline, 11_000, videoLook);
    expect(frameAt(timeline, 9000, phone)).toBe(early);
  });

  it('shows the title first, escaped, in the language of the lesson', () => {
    expect(frameAt(timeline, 1000, phone)).toContain('அ &lt; ஆ');
    expect(frameAt(timeline, 1000, phone)).toContain('மைல்கல் 2');
  });

  it('ends with praise for a learner, and with an invitation for a visitor, who has done nothing yet', () => {
    expect(frameAt(timeline, 15_000, phone)).toContain('நன்று!');
    const demo = frameAt({ ...timeline, milestone: 0 }, 15_000, phone);
    expect(demo).toContain('இப்போது உன் முறை.');
    expect(demo).not.toContain('நன்று!');
  });

  it('ends with the names of the people who are heard, and with none where the machine alone speaks', () => {
    const voices = ['Malar', 'Anbu & Co'];
    expect(frameAt({ ...timeline, voices }, 15_000, phone)).toContain(
      '<p class="credit">குரல்: Malar, Anbu &amp; Co</p>',
    );
    const english = { ...timeline, language: 'en', voices } as const;
    expect(frameAt(english, 15_000, videoLook)).toContain('Voice: Malar, Anbu &amp; Co');
    expect(frameAt(english, 1000, phone)).not.toContain('credit');
    expect(frameAt(timeline, 15_000, phone)).not.toContain('credit');
  });

  it('names no milestone where the video is of none', () => {
    const demo = frameAt({ ...timeline, milestone: 0 }, 1000, phone);
    expect(demo).toContain('<p class="over">Python Learning</p>');
    expect(demo).not.toContain('class="dot lit"');
  });

  it('begins with the place of the milestone, and without one where there is none', () => {
    expect(frameAt(timeline, 1000, phone)).toContain('class="place tint-2"');
    expect(frameAt({ ...timeline, milestone: 0 }, 1000, phone)).not.toContain('class="place');
  });

  it('shows the title of the lesson above the program in a video alone', () => {
    expect(frameAt(timeline, 9000, videoLook)).toContain('<span class="title">அ &lt; ஆ</span>');
    expect(frameAt(timeline, 9000, phone)).not.toContain('class="title"');
  });

  it('points at the line that runs and shows its output before the error', () => {
    const running = frameAt(timeline, 11_050, phone);
    expect(running).toContain('class="line running" data-key="line-2"');
    expect(running).toContain('data-key="pointer"');
    expect(running).toContain('<pre class="screen"');
    expect(running).not.toContain('NameError');
    expect(frameAt(timeline, 9000, phone)).not.toContain('data-key="pointer"');
  });

  it('fills the table row by row, in a card of its own', () => {
    const coming = 'class="row coming"';
    expect(frameAt(withTable, 10_950, phone)).toContain(coming);
    const filled = frameAt(withTable, 11_050, phone);
    expect(filled).toContain('<td>&lt;5&gt;</td>');
    expect(filled).not.toContain(coming);
    expect(filled.indexOf('class="panel table"')).toBeGreaterThan(filled.indexOf('class="panel output"'));
    expect(frameAt(timeline, 11_050, phone)).not.toContain('<table');
  });

  it('marks the failed line and says so in words when the run has ended', () => {
    const failed = frameAt(timeline, 12_000, phone);
    expect(failed).toContain('class="line failed" data-key="line-2"');
    expect(failed).toContain('2 ஆம் வரியில் பிழை');
    expect(failed).toContain('NameError');
  });

  it.each([
    ['the title picture', 300, 1200],
    ['the pause for thinking', 8200, 9000],
    ['the last picture', 14_100, 15_000],
  ])('grows a kolam in %s, and shows it whole to people who want no motion', (_what, early, later) => {
    const still = { ...phone, isStill: true };
    expect(frameAt(timeline, early, phone)).not.toBe(frameAt(timeline, later, phone));
    expect(frameAt(timeline, early, still)).toBe(frameAt(timeline, later, still));
    expect(frameAt(timeline, early, still)).toContain('class="thread" d="M');
  });
});

describe('coloured text', () => {
  it('covers the whole program, also when a quote mark is missing', () => {
    const broken = 'print("Good morning)\n# note';
    const tokens = tokenize(broken);
    expect(tokens.map(({ start, end }) => broken.slice(start, end)).join('')).toBe(broken);
    expect(tokens.map(({ kind }) => kind)).toEqual(['call', 'plain', 'string', 'plain', 'comment']);
  });

  it('does not take a hash sign inside quote marks for a comment', () => {
    expect(tokenize('"#1"').map(({ kind }) => kind)).toEqual(['string']);
  });
});

describe('the world beside a program', () => {
  const failing = timeline.scenes[1];
  const withBoard = failing && { ...timeline, scenes: [{ ...failing, world: 'board' as const }] };

  it('listens to it: the board holds what was printed', () => {
    const chalk = /<text class="written chalk"[^>]*>Tea</;
    expect(withBoard && frameAt(withBoard, 9000, phone)).toContain('data-key="world"');
    expect(withBoard && frameAt(withBoard, 9000, phone)).not.toMatch(chalk);
    expect(withBoard && frameAt(withBoard, 11_050, phone)).toMatch(chalk);
  });

  it('is missing where the scene names none', () => {
    expect(frameAt(timeline, 11_050, phone)).not.toContain('data-key="world"');
  });
});
