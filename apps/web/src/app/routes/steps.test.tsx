import { networkFailure, refuse } from '@python-learning/testing/fake-api';
import { contents, practice, type RunParts, runResult, waitingRun } from '@python-learning/testing/samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { lessonWords, mediaNamed, wishForVideo } from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { playOn, playPiece, stubMedia } from '../../test/play-media.ts';
// The help after a run is there before the run ends: arriving later, it would replace the button that is being pressed.
import '../../workbench/output/problem.tsx';
import * as programs from '../../workbench/steps/seen-programs.fixture.ts';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});
// jsdom shows a dialog, but does not make it modal.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};

const trace = 'practice.traceProgram';
const words = {
  en: {
    editor: 'Python code',
    run: 'Run',
    input: 'Type the input for the program',
    open: 'See it run',
    openError: 'See how it came to this',
    next: 'Next step',
    previous: 'Step back',
    again: 'See it again',
    back: 'Back to the program',
    play: 'Play',
    slider: 'Step',
    parts: 'Look at the parts',
    part: 'age is 20.',
    begins: 'The program begins.',
    sentence: 'a and b now name one and the same list: [1, 2].',
    decided: 'The condition age < 12 is False, so Python skips the block.',
    fault: 'Line 5 raises an error: ZeroDivisionError. The error ends the call of f.',
    call: 'Call of area',
    long: 'The first 9 of 1204 steps',
    toEnd: 'Just before the end',
    retry: 'Try again',
    offline: /^No answer came/,
    ended: 'changed',
    ran: '(just ran)',
    runsNext: '(runs next)',
  },
  ta: {
    editor: 'Python குறியீடு',
    run: 'இயக்கு',
    input: 'நிரலுக்கான உள்ளீடு',
    open: 'படிப்படியாகப் பார்',
    openError: 'இது எப்படி நடந்தது என்று பார்',
    next: 'அடுத்த படிக்கு',
    previous: 'முந்தைய படிக்கு',
    again: 'மீண்டும் பார்',
    back: 'நிரலுக்குத் திரும்பு',
    play: 'தானாக இயங்கட்டும்',
    slider: 'படி',
    parts: 'பகுதிகளைப் பார்',
    part: 'age: 20.',
    begins: 'நிரல் தொடங்குகிறது.',
    sentence: 'a, b இரண்டும் இப்போது ஒரே பட்டியலின் பெயர்கள்: [1, 2].',
    decided: 'age < 12 என்ற நிபந்தனை False. எனவே உள்ளே உள்ள வரிகளை Python தாண்டுகிறது.',
    fault: 'வரி 5-இல் பிழை: ZeroDivisionError. பிழையால் f நின்றுவிடுகிறது.',
    call: 'செயற்கூறு area',
    long: '1204 படிகளில் முதல் 9',
    toEnd: 'முடிவுக்குச் சற்று முன்',
    retry: 'மீண்டும் முயன்று பார்',
    offline: /^பதில் வரவில்லை/,
    ended: 'மாறியது',
    ran: '(இயங்கிவிட்டது)',
    runsNext: '(அடுத்தது)',
  },
} as const;

const error = { error: 'ZeroDivisionError: division by zero', error_line: 5 };

describe.each(['en', 'ta'] as const)('a program seen step by step (%s)', (language) => {
  const say = words[language];
  const button = (name: string) => screen.findByRole('button', { name });
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    server = startFakeCourse();
  });

  /** Runs a program with this result, and opens its steps. */
  async function open(seen: (typeof programs)[keyof typeof programs], result: RunParts = {}) {
    server.answer('practice.questions', practice);
    server.answer('practice.submitCode', runResult(result));
    server.answer(trace, seen.trace);
    const app = openApp('/code/m1', language);
    const editor = await screen.findByRole('textbox', { name: say.editor });
    await app.user.clear(editor);
    await app.user.click(editor);
    await app.user.paste(seen.code);
    await app.user.click(await button(say.run));
    await app.user.click(await button(result.error === undefined ? say.open : say.openError));
    const dialog = within(await screen.findByRole('dialog', { name: say.open }));
    return { ...app, dialog };
  }

  /** Goes on by some steps. */
  async function goOn({ user, dialog }: Awaited<ReturnType<typeof open>>, count: number) {
    const next = await dialog.findByRole('button', { name: say.next });
    for (let step = 0; step < count; step += 1) await user.click(next);
  }

  it('asks for the steps of the run that is shown, and says each of them', async () => {
    const app = await open(programs.sharedList);
    const { user, dialog } = app;
    expect(await dialog.findByText(say.begins)).toBeDefined();
    const body = server.requests(trace)[0]?.body;
    expect(body).toEqual({ code: programs.sharedList.code, task_id: practice.questions[0]?.id });
    await goOn(app, 2);
    expect(dialog.getByText(say.sentence).getAttribute('aria-live')).toBe('polite');
    const [ran, next] = ['b = a', 'b[0] = 9'].map((text) =>
      dialog.getAllByRole('listitem').find((line) => line.textContent?.includes(text)),
    );
    expect(ran?.getAttribute('aria-current')).toBe('step');
    expect(ran?.textContent).toContain(say.ran);
    expect(next?.textContent).toContain(say.runsNext);
    await user.click(dialog.getByRole('button', { name: say.previous }));
    expect(dialog.queryByText(say.sentence)).toBeNull();
  });

  it('gives the program what was typed in its run, also after a reload', async () => {
    const [question] = practice.questions;
    server.answer('practice.questions', practice);
    server.answer('practice.submitCode', ({ body }) =>
      body.inputs?.length === 1 ? runResult() : waitingRun('Age? '),
    );
    server.answer(trace, programs.decision.trace);
    const first = openApp('/code/m1', language);
    await first.user.click(await button(say.run));
    await first.user.type(await screen.findByLabelText(say.input), '20{Enter}');
    await first.user.click(await button(say.open));
    await screen.findByText(say.begins);
    first.close();
    const { user } = openApp('/code/m1', language);
    await user.click(await button(say.open));
    await screen.findByText(say.begins);
    const typed = { inputs: ['20'], inputs_complete: true, task_id: question?.id };
    const bodies = server.requests(trace).map(({ body }) => body);
    expect(bodies).toEqual([expect.objectContaining(typed), expect.objectContaining(typed)]);
  });

  it('goes by keys, and the slider says the step', async () => {
    const { user, dialog } = await open(programs.sharedList);
    const slider = await dialog.findByRole<HTMLInputElement>('slider', { name: say.slider });
    await waitFor(() => expect(document.activeElement?.textContent).toContain(say.next));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(slider.getAttribute('aria-valuetext')).toBe(say.sentence);
    await user.keyboard('{End}');
    expect(slider.value).toBe(slider.max);
    expect(dialog.getByRole('button', { name: say.again })).toBeDefined();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(slider.getAttribute('aria-valuetext')).toBe(say.begins);
  });

  it('draws a shared list once, and a call as a frame with what it returns', async () => {
    const list = await open(programs.sharedList);
    await goOn(list, 3);
    expect(document.querySelectorAll('[data-arrow-to]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-object]')).toHaveLength(1);
    await list.router.goBack();
    server.answer(trace, programs.calls.trace);
    await list.user.click(await button(say.open));
    const dialog = within(await screen.findByRole('dialog', { name: say.open }));
    await goOn({ ...list, dialog }, 3);
    const [first, second] = dialog.getAllByRole('group', { name: say.call });
    const values = (frame: HTMLElement | undefined) =>
      [...(frame?.querySelectorAll('dt, dd .said') ?? [])].map(({ textContent }) => textContent);
    expect(values(first)).toEqual(['length', '4', 'width', '3', 'return', `12; ${say.ended}`]);
    expect(values(second)).toEqual(['length', `5; ${say.ended}`, 'width', `2; ${say.ended}`]);
  });

  it('shows the parts of a condition on request', async () => {
    const app = await open(programs.decision);
    await goOn(app, 2);
    expect(app.dialog.getByText(say.decided)).toBeDefined();
    expect(app.dialog.queryByText(say.part)).toBeNull();
    await app.user.click(app.dialog.getByRole('button', { name: say.parts }));
    expect(app.dialog.getByText(say.part)).toBeDefined();
  });

  it('opens an error where it happened, with the names of its call', async () => {
    const { dialog } = await open(programs.failed, error);
    expect(await dialog.findByText(say.fault)).toBeDefined();
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['x', 'y']);
  });

  it('has no steps of a program that Python could not read', async () => {
    server.answer('practice.questions', practice);
    server.answer('practice.submitCode', runResult({ error: 'SyntaxError: invalid syntax', error_line: 1 }));
    const { user } = openApp('/code/m1', language);
    await user.click(await button(say.run));
    await screen.findByText(/SyntaxError/);
    expect(screen.queryByRole('button', { name: say.openError })).toBeNull();
  });

  it('closes by Back and by its button, and gives the focus back', async () => {
    const { user, router, address } = await open(programs.loop);
    const before = address();
    await button(say.next);
    await router.goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await button(say.open));
    await user.keyboard('{Enter}');
    await user.click(await button(say.back));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(before);
  });

  it('closes by its button after Forward, too', async () => {
    const { user, router } = await open(programs.loop);
    await user.click(await button(say.back));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await router.goForward();
    await user.click(await button(say.back));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays closed for the next run, where the one that was open is not kept', async () => {
    // Too long to be kept.
    const { user, router } = await open(programs.loop, { output: 'x'.repeat(20_000) });
    await button(say.next);
    await router.navigate('/code');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await router.goBack();
    await user.click(await button(say.run));
    await button(say.open);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await button(say.open));
    await screen.findByRole('dialog');
  });

  it('says that a long program is not whole, and leads to its end', async () => {
    const whole = { frames: [{ id: 0, name: null, names: { i: '599' } }], objects: {}, output: '' };
    const lastSteps = [
      { ran: null, next: 1, whole },
      { ran: 1, next: 3 },
      { ran: 3, next: null, printed: 'done\n' },
    ];
    const long = { ...programs.loop, trace: { ...programs.loop.trace, lastSteps, count: 1204 } };
    const { user, dialog } = await open(long);
    expect(await dialog.findByText(say.long)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: say.toEnd }));
    expect(dialog.getByText('1202/1203')).toBeDefined();
    expect(dialog.getByRole('button', { name: say.next })).toBeDefined();
  });

  it('plays to the end, aloud only when asked', async () => {
    const { user, dialog } = await open(programs.decision);
    const play = await dialog.findByRole('button', { name: say.play });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      act(() => play.click());
      for (let step = 0; step < 3; step += 1) await act(() => vi.advanceTimersByTimeAsync(1600));
    } finally {
      vi.useRealTimers();
    }
    expect(dialog.getByRole('button', { name: say.again })).toBeDefined();
    expect(dialog.getByText(/big/, { selector: '[aria-live]' }).getAttribute('aria-live')).toBe('off');
    await user.click(dialog.getByRole('button', { name: say.previous }));
    expect(dialog.getByText(say.decided).getAttribute('aria-live')).toBe('polite');
  });

  it('asks again where no answer came, by a press or when the connection is back', async () => {
    const { user, router } = await open(programs.loop);
    await router.goBack();
    server.answer(trace, networkFailure);
    await user.click(await button(say.open));
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringMatching(say.offline),
    );
    await user.click(screen.getByRole('button', { name: say.retry }));
    await screen.findByRole('alert');
    server.answer(trace, programs.loop.trace);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(say.begins)).toBeDefined();
  });

  it('shows the program that is tried in a lesson', async () => {
    const moment = { at_s: 20, code: programs.loop.code, inputs: [], keys: [] };
    stubMedia();
    server.answer(
      'course.learnContents',
      contents.map((content) => ({ ...content, try_its: [moment] })),
    );
    server.answer('practice.runLesson', runResult({ verdict: 'unchecked' }));
    server.answer(trace, programs.loop.trace);
    wishForVideo();
    const { user } = openApp('/learn/m1', language);
    const video = await mediaNamed(lessonWords[language].video('v1'));
    playPiece(video, 0, 18, 61);
    playOn(video, 18, 25);
    await user.click(await button(lessonWords[language].tryNow));
    await user.click(await screen.findByRole('button', { name: say.run, description: '' }));
    await user.click(await button(say.open));
    expect(await screen.findByText(say.begins)).toBeDefined();
    const body = server.requests(trace)[0]?.body;
    expect(body).toEqual({ code: programs.loop.code, task_id: 'v1' });
  });

  it('says why the server refused', async () => {
    const { user, router } = await open(programs.loop);
    await router.goBack();
    server.answer(trace, refuse('run_time_used', { retryAfterS: 60 }));
    await user.click(await button(say.open));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent?.length).toBeGreaterThan(say.retry.length + 10);
    expect(alert.textContent).not.toMatch(say.offline);
  });
});
