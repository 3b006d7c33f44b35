import type { CodingQuestion, HintLadder } from '@python-learning/contract';
import { inTurn } from '@python-learning/testing/fake-api';
import {
  finishedRun,
  mangoes,
  personalizedStats,
  practiceWith,
  progressAfter,
  runResult,
} from '@python-learning/testing/samples';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
    runExercise: 'Run Code',
    output: 'Output',
    hint: 'Hint',
    hide: 'Hide the hint',
    more: 'Show the next hint',
    first: 'Hint 1 of 3',
    second: 'Hint 2 of 3',
    third: 'Hint 3 of 3',
    onlyOne: 'Hint 1 of 1',
    oneOpen: 'Open: 1 of 3',
    twoOpen: 'Open: 2 of 3',
    opened: 'Hint 2 is open now.',
    afterTwo: 'Comes after 2 more runs.',
    afterSecond: 'Comes after hint 2.',
    coming: /Comes after/,
    close: 'Close',
  },
  ta: {
    run: 'இயக்கு',
    runExercise: 'குறியீட்டை இயக்கு',
    output: 'வெளியீடு',
    hint: 'உதவிக்குறிப்பு',
    hide: 'உதவிக்குறிப்பை மறை',
    more: 'அடுத்த உதவிக்குறிப்பைக் காட்டு',
    first: 'உதவிக்குறிப்பு 1 / 3',
    second: 'உதவிக்குறிப்பு 2 / 3',
    third: 'உதவிக்குறிப்பு 3 / 3',
    onlyOne: 'உதவிக்குறிப்பு 1 / 1',
    oneOpen: 'திறந்தவை: 1 / 3',
    twoOpen: 'திறந்தவை: 2 / 3',
    opened: '2-ஆம் உதவிக்குறிப்பு வந்துவிட்டது.',
    afterTwo: 'இன்னும் 2 தடவை இயக்கிய பிறகு வரும்.',
    afterSecond: '2-ஆம் உதவிக்குறிப்புக்குப் பிறகு வரும்.',
    coming: /பிறகு வரும்/,
    close: 'மூடு',
  },
} as const;

const ladder = (open: readonly string[], nextAfter: number | null): HintLadder => ({
  open: open.map((text) => `<p>${text}</p>`),
  total: 3,
  next_after: nextAfter,
});
const [nudge, pointer, answer] = ['A nudge', 'A pointer', 'Nearly the answer'] as const;
const atFirst = { hint: `<p>${nudge}</p>`, hint_ladder: ladder([nudge], 2) };

describe.each(['en', 'ta'] as const)('the hints of a question (%s)', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    server = startFakeCourse();
  });

  /** Opens the practice with these parts in its first question. */
  async function open(device: 'computer' | 'phone', parts: Partial<CodingQuestion> = {}) {
    server.answer('practice.questions', practiceWith({ ...atFirst, ...parts }));
    const { user } = openApp('/code/m1?q=1', language, device);
    await screen.findByRole('region', { name: say.output });
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    return { press, output: within(screen.getByRole('region', { name: say.output })) };
  }
  const heading = (name: string) => screen.findByRole('heading', { name });

  it('are one list behind the bulb, which says how many are open', async () => {
    const { press } = await open('phone');
    const bulb = screen.getByRole('button', { name: say.hint, description: say.oneOpen });
    expect(bulb.querySelector('[data-open="1"]')).not.toBeNull();
    await press(say.hint);
    const sheet = within(screen.getByRole('dialog'));
    expect(await sheet.findByRole('heading', { name: say.first })).toBeDefined();
    expect(await sheet.findByText(nudge)).toBeDefined();
    expect(sheet.getByRole('button', { name: say.more })).toBeDefined();
    expect(sheet.getByText(say.afterSecond)).toBeDefined();
    await press(say.close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('come one after the other, and the focus goes to each', async () => {
    const { press } = await open('phone', { hint_ladder: ladder([nudge, pointer, answer], null) });
    await press(say.hint);
    expect(screen.queryByText(pointer)).toBeNull();
    await press(say.more);
    expect(await heading(say.second)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByText(pointer).closest('li'));
    expect(screen.queryByText(answer)).toBeNull();
    await press(say.more);
    expect(await heading(say.third)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByText(answer).closest('li'));
    expect(screen.queryByRole('button', { name: say.more })).toBeNull();
    expect(screen.queryByText(say.coming)).toBeNull();
  });

  it('open with failed runs, too, and a run that opens one says so once', async () => {
    const own = 'Look at line 1.';
    server.answer(
      submit,
      inTurn(
        runResult({ hints: [own, nudge], hint_ladder: ladder([nudge], 1) }),
        runResult({ hints: [own, nudge, pointer], hint_ladder: ladder([nudge, pointer], 2) }),
      ),
    );
    const { press, output } = await open('phone');
    await press(say.run);
    await output.findByText(own);
    expect(output.getByRole('status').textContent).not.toContain(say.opened);

    await press(say.run);
    expect(await output.findByText(say.opened)).toBeDefined();
    expect(output.getByRole('status').textContent).toContain(say.opened);
    expect(await screen.findByRole('button', { name: say.hint, description: say.twoOpen })).toBeDefined();
    await press(say.hint);
    await press(say.more);
    expect(await screen.findByText(pointer)).toBeDefined();
    expect(screen.queryByText(say.opened)).toBeNull();
  });

  it('are reached from the result, which repeats none of them', async () => {
    const result = { hints: ['Look at line 1.', nudge, pointer], hint_ladder: ladder([nudge, pointer], 2) };
    server.answer(submit, runResult(result));
    const { press, output } = await open('phone');
    await press(say.run);
    expect(await output.findByText('Look at line 1.')).toBeDefined();
    expect(output.queryByText(nudge)).toBeNull();
    expect(output.queryByText(pointer)).toBeNull();
    await press(say.first);
    expect(await screen.findAllByText(nudge)).toHaveLength(1);
    expect(document.activeElement).toBe(await heading(say.first));
  });

  it('are beside the code on a wide screen, and the result leads there', async () => {
    server.answer(submit, runResult({ hints: [nudge], hint_ladder: ladder([nudge], 1) }));
    const { press } = await open('computer');
    await press(say.hint);
    expect(await screen.findByText(nudge)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(say.hide);
    expect(screen.queryByText(nudge)).toBeNull();

    await press(say.run);
    await press(say.first);
    expect(await screen.findAllByText(nudge)).toHaveLength(1);
    expect(document.activeElement).toBe(await heading(say.first));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begin with the hint of the question as it is written, and are not there without one', async () => {
    const hint = '<p>Look at the <em>quotes</em>.</p>';
    const { press } = await open('phone', { hint });
    await press(say.hint);
    expect((await screen.findByText('quotes')).tagName).toBe('EM');
    expect(screen.queryByText(nudge)).toBeNull();
    cleanup();
    await open('phone', { hint: '' });
    expect(screen.queryByRole('button', { name: say.hint })).toBeNull();
  });

  it('promise nothing more once the question is solved', async () => {
    const { press } = await open('phone', { is_solved: true });
    await press(say.hint);
    expect(await heading(say.onlyOne)).toBeDefined();
    expect(screen.queryByText(say.coming)).toBeNull();
  });

  it('of a personalized exercise are the same list, which promises the next one for a run', async () => {
    const hinted = { ...mangoes, hint_ladder: ladder([nudge], 2) };
    server = startFakeCourse({
      'progress.progress': progressAfter(15),
      'personalized.personalizedExercises': [hinted],
      'personalized.personalizedStats': personalizedStats,
    });
    const run = { hints: [nudge, pointer], hint_ladder: ladder([nudge, pointer], 2), attempts: 1 };
    server.answer('personalized.submitPersonalized', finishedRun(run));
    const { user } = openApp('/personalized-exercises?exercise=e1', language);
    const bulb = await screen.findByRole('button', { name: say.hint, description: say.oneOpen });
    await user.click(bulb);
    expect(await screen.findByText(say.afterTwo)).toBeDefined();
    await user.click(screen.getByRole('button', { name: say.close }));
    await user.click(screen.getByRole('button', { name: say.runExercise }));
    const second = { name: say.hint, description: say.twoOpen };
    expect(await screen.findByRole('button', second)).toBe(bulb);
    expect(screen.queryByText(nudge)).toBeNull();
    await user.click(bulb);
    expect(await screen.findAllByText(nudge)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: say.more }));
    expect(await screen.findByText(pointer)).toBeDefined();
  });
});
