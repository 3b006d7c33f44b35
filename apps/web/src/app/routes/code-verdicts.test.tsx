import { practice, type RunParts, runResult } from '@python-learning/testing/samples';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const submit = 'practice.submitCode';
const words = {
  en: {
    run: 'Run',
    output: 'Output',
    executed: 'Code executed successfully!',
    toast: 'Code success!',
    solved: 'Solved!',
    guessed: 'You guessed it!',
    surprise: 'Not what you thought',
    notYet: 'Not yet',
    stopped: 'Python stopped with an error.',
    yours: 'You thought',
    shown: 'It showed',
    goToLine: 'Go to line 2',
  },
  ta: {
    run: 'இயக்கு',
    output: 'வெளியீடு',
    executed: 'குறியீடு வெற்றிகரமாக இயங்கியது!',
    toast: 'உன் குறியீடு சரி!',
    solved: 'தீர்த்துவிட்டாய்!',
    guessed: 'சரியாக ஊகித்தாய்!',
    surprise: 'நீ ஊகித்தபடி வரவில்லை',
    notYet: 'இன்னும் சரியில்லை',
    stopped: 'Python பிழையுடன் நின்றது.',
    yours: 'நீ ஊகித்தது',
    shown: 'நிரல் காட்டியது',
    goToLine: 'வரி 2-க்குச் செல்',
  },
} as const;

const explanation = {
  id: 'OUT-SIGN-COUNT',
  title: 'A letter too few',
  text: 'A letter is missing.',
  next_step: 'Count the letters.',
  python_says: null,
  line: null,
  column: null,
};
const rightGuess = { is_right: true, guessed: ['Idli'], shown: ['Idli'] };
const wrongGuess = { is_right: false, guessed: ['Idli', 'Tea'], shown: ['Idli', 'Dosai', 'Vadai'] };
const error = { error: "NameError: name 'Print' is not defined", error_line: 2 };

describe.each(['en', 'ta'] as const)('the verdict on a run (%s)', (language) => {
  const say = words[language];
  const pulse = vi.fn<(pattern: VibratePattern) => boolean>(() => true);
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    server = startFakeCourse();
    pulse.mockClear();
    Object.assign(navigator, { vibrate: pulse });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  /** Runs a program that has this result. Returns the output, and its live region. */
  async function run(parts: RunParts, { wantsLessMotion = true } = {}) {
    server.answer('practice.questions', practice);
    server.answer(submit, runResult(parts));
    const { user } = openApp('/code/m1', language);
    const usual = window.matchMedia;
    window.matchMedia = (media) =>
      Object.assign(usual(media), { matches: wantsLessMotion && media.includes('reduced-motion') });
    await user.click(await screen.findByRole('button', { name: say.run }));
    const region = await screen.findByRole('region', { name: say.output });
    await within(region).findByText(/./, { selector: '[role=status] p:first-child' });
    await vi.waitFor(() => expect(region.querySelector('[data-mark]')).not.toBeNull());
    return { output: within(region), status: within(region).getByRole('status'), region };
  }

  const fates = [
    ['solved', { verdict: 'solved' }, say.solved],
    ['solved', { verdict: 'solved', guess: rightGuess }, say.guessed],
    ['surprise', { verdict: 'solved', guess: wrongGuess }, say.surprise],
    ['not-yet', { explanation }, say.notYet],
    ['stopped', error, say.stopped],
  ] as const;

  it.each(fates)('has a mark and a headline of its own: %s, %o', async (mark, result, headline) => {
    const { status, region } = await run(result);
    expect(region.querySelector('[data-mark]')?.getAttribute('data-mark')).toBe(mark);
    expect(within(status).getByText(headline)).toBeDefined();
    for (const other of Object.values(fates).map(([, , words]) => words)) {
      if (other !== headline) expect(status.textContent).not.toContain(other);
    }
    expect(region.querySelector('[data-mark]')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('says of a wrong guess that the program ran, never that the guess was right', async () => {
    const { status, output } = await run({
      verdict: 'solved',
      guess: wrongGuess,
      prediction: 'Now compare.',
    });
    expect(within(status).getByText(say.executed)).toBeDefined();
    expect(screen.queryByText(say.toast)).toBeNull();
    const table = within(output.getByRole('table'));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([say.yours, say.shown]);
    const rows = table.getAllByRole('row').slice(1);
    expect(
      rows.map((row) => [...row.querySelectorAll('code')].map(({ textContent }) => textContent)),
    ).toEqual([['Idli', 'Idli'], ['Tea', 'Dosai'], ['Vadai']]);
    expect(output.queryByText('Now compare.')).toBeNull();
  });

  it('tells the one thing to do where the program is not right yet, and tells it once', async () => {
    const { status, output } = await run({ explanation });
    expect(within(status).getByText(explanation.next_step)).toBeDefined();
    expect(output.getAllByText(explanation.next_step)).toHaveLength(1);
  });

  it('leads to the line from beside the verdict, outside of what is read aloud', async () => {
    const { status, output } = await run(error);
    const button = output.getByRole('button', { name: say.goToLine });
    expect(status.contains(button)).toBe(false);
  });

  it.each<[string, RunParts, number[]]>([
    ['once for a solution', { verdict: 'solved' }, [30]],
    ['otherwise for a wrong guess', { verdict: 'solved', guess: wrongGuess }, [10, 40, 10]],
    ['otherwise where something is to be done', { explanation }, [10, 40, 10]],
  ])('is felt %s', async (_, result, pattern) => {
    await run(result, { wantsLessMotion: false });
    expect(pulse.mock.calls).toEqual([[pattern]]);
  });

  it('is not felt by a learner who asked for less motion', async () => {
    await run({ verdict: 'solved' }, { wantsLessMotion: true });
    expect(pulse).not.toHaveBeenCalled();
  });
});
