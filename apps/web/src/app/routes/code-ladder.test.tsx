import type { CodingQuestion, HintLadder, OpenedHelp } from '@python-learning/contract';
import { inTurn, networkFailure } from '@python-learning/testing/fake-api';
import { practiceWith, runResult } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { showsCode } from '../../test/shown-code.ts';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const words = {
  en: {
    run: 'Run',
    output: 'Output',
    editor: 'Python code',
    handle: 'Result: make it larger or smaller',
    program: 'Your code',
    hint: 'Hint',
    more: 'Show the next hint',
    pieces: 'Build it from pieces',
    counts: /It earns no points/,
    afterHints: 'Comes after hint 3.',
    afterRun: 'Comes after your first run.',
    afterPieces: 'Comes after the pieces.',
    missing: /No answer/,
    build: 'Put it in my program and run',
    line: 'Show the next line',
    take: 'Put it in my program',
    withHelp: 'Solved, with help!',
    later: /In a few days it comes back/,
    video: 'Show the explanation video',
  },
  ta: {
    run: 'இயக்கு',
    output: 'வெளியீடு',
    editor: 'Python குறியீடு',
    handle: 'முடிவைப் பெரிதாக்கு அல்லது சிறிதாக்கு',
    program: 'உன் குறியீடு',
    hint: 'உதவிக்குறிப்பு',
    more: 'அடுத்த உதவிக்குறிப்பைக் காட்டு',
    pieces: 'பகுதிகளைச் சேர்த்து உருவாக்கு',
    counts: /புள்ளிகள் மட்டும் கிடைக்காது/,
    afterHints: '3-ஆம் உதவிக்குறிப்புக்குப் பிறகு வரும்.',
    afterRun: 'முதல் தடவை இயக்கிய பிறகு வரும்.',
    afterPieces: 'பகுதிகளுக்குப் பிறகு வரும்.',
    missing: /இணைப்பைச் சரிபார்/,
    build: 'என் நிரலில் சேர்த்து இயக்கு',
    line: 'அடுத்த வரியைக் காட்டு',
    take: 'என் நிரலில் சேர்',
    withHelp: 'உதவியுடன் தீர்த்துவிட்டாய்!',
    later: /சில நாட்களில் இந்த வினா மீண்டும் வரும்/,
    video: 'விளக்கக் காணொளியைக் காட்டு',
  },
} as const;

const texts = ['A nudge', 'A pointer', 'Nearly the answer'];
const pieces = ['print(price)', 'price = 40', 'price = 4'];

/** The ladder as the server answers it: that many hints are open, and these parts of the solution. */
function ladderWith(open: number, parts: Partial<HintLadder> & { rung?: number; hasRun?: boolean } = {}) {
  const { rung = 0, hasRun = true, ...rest } = parts;
  return {
    open: texts.slice(0, open).map((text) => `<p>${text}</p>`),
    total: 3,
    next_after: open === 3 ? null : 2,
    asked: rung,
    failures: 0,
    solution_help: { needs_run: !hasRun, pieces: rung >= 4 ? pieces : null, is_line_open: rung === 5 },
    ...rest,
  };
}

const opened = (ladder: HintLadder, line: OpenedHelp['next_line'] = null): OpenedHelp => ({
  hint_ladder: ladder,
  next_line: line,
});

describe.each(['en', 'ta'] as const)('the ladder of help (%s)', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    server = startFakeCourse();
  });

  async function open(
    ladder: HintLadder,
    parts: Partial<CodingQuestion> = {},
    device: 'phone' | 'computer' = 'phone',
  ) {
    const question = { hint: '<p>A nudge</p>', hint_ladder: ladder, ...parts };
    server.answer('practice.questions', practiceWith(question));
    const { user } = openApp('/code/m1?q=1', language, device);
    await screen.findByRole('region', { name: say.output });
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    return { press, user, output: within(screen.getByRole('region', { name: say.output })) };
  }
  const lastBody = (call: 'practice.openHelp' | 'practice.submitCode') => server.requests(call).at(-1)?.body;
  const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: say.editor });

  it('opens the next hint with a press, and shows what is still to come', async () => {
    server.answer('practice.openHelp', opened(ladderWith(2, { rung: 2, hasRun: false })));
    const { press } = await open(ladderWith(1, { hasRun: false }));
    await press(say.hint);
    expect(await screen.findByText(say.pieces)).toBeDefined();
    expect(screen.getByText(say.afterHints)).toBeDefined();
    expect(screen.getByText(say.afterPieces)).toBeDefined();
    await press(say.more);
    expect(await screen.findByText('A pointer')).toBeDefined();
    expect(lastBody('practice.openHelp')).toMatchObject({ rung: 'hint-2' });
    expect(document.activeElement).toBe(screen.getByText('A pointer').closest('li'));
  });

  it('shows on every device as many hints as were opened', async () => {
    const { press } = await open(ladderWith(3, { rung: 3, hasRun: false }));
    await press(say.hint);
    expect(await screen.findByText('Nearly the answer')).toBeDefined();
    expect(await screen.findByText(say.afterRun)).toBeDefined();
    expect(screen.queryByRole('button', { name: say.pieces })).toBeNull();
  });

  it('says that the help did not arrive, and opens it with the next press', async () => {
    server.answer('practice.openHelp', inTurn(networkFailure, opened(ladderWith(2, { rung: 2 }))));
    const { press } = await open(ladderWith(1));
    await press(say.hint);
    await press(say.more);
    expect(await screen.findByText(say.missing)).toBeDefined();
    await press(say.more);
    expect(await screen.findByText('A pointer')).toBeDefined();
    expect(screen.queryByText(say.missing)).toBeNull();
  });

  it('lets the program be built from pieces, runs it, and says kindly that it counts', async () => {
    server.answer('practice.openHelp', opened(ladderWith(3, { rung: 4 })));
    server.answer('practice.submitCode', runResult({ verdict: 'solved', with_help: true }));
    const { press, user, output } = await open(ladderWith(3, { rung: 3 }));
    await press(say.hint);
    expect(await screen.findByText(say.counts)).toBeDefined();
    await press(say.pieces);
    await press('price = 4');
    await press('price = 40');
    const program = within(screen.getByRole('list', { name: say.program }));
    await user.click(program.getByRole('button', { name: 'price = 4' }));
    expect(document.activeElement?.textContent).toBe('price = 4');
    await press('print(price)');
    expect(document.activeElement?.textContent).toBe('price = 4');
    await press(say.build);
    expect(await output.findByText(say.withHelp)).toBeDefined();
    expect(output.getByText(say.later)).toBeDefined();
    expect(lastBody('practice.submitCode')).toMatchObject({ code: 'price = 40\nprint(price)\n' });
    expect(editor().value).toBe('price = 40\nprint(price)\n');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows one line at a time and puts it in the program, which is not run', async () => {
    const step = { line: 'price = 40', code: 'price = 40\nmine' };
    const line = opened(ladderWith(3, { rung: 5 }), step);
    server.answer('practice.openHelp', inTurn(line, line));
    const { press, user } = await open(ladderWith(3, { rung: 4 }));
    await user.clear(editor());
    await user.type(editor(), 'mine');
    await press(say.hint);
    await press(say.line);
    await press(say.take);
    expect(lastBody('practice.openHelp')).toEqual({ rung: 'next-line', code: 'mine' });
    expect(editor().value).toBe(step.code);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(say.hint);
    expect(await screen.findByRole('button', { name: say.line })).toBeDefined();
    expect(server.requests('practice.submitCode')).toHaveLength(0);
  });

  it('asks again for a line once the program was edited for which the last one came', async () => {
    const line = (text: string) => opened(ladderWith(3, { rung: 5 }), { line: text, code: text });
    server.answer('practice.openHelp', inTurn(line('kg = 3'), line('kg = 30')));
    const { press, user } = await open(ladderWith(3, { rung: 4 }), {}, 'computer');
    await press(say.hint);
    await press(say.line);
    expect(await screen.findByText(showsCode('kg = 3'))).toBeDefined();
    await user.clear(editor());
    await user.type(editor(), 'mine');
    expect(screen.queryByText(showsCode('kg = 3'))).toBeNull();
    expect(screen.queryByRole('button', { name: say.take })).toBeNull();
    await press(say.line);
    expect(lastBody('practice.openHelp')).toEqual({ rung: 'next-line', code: 'mine' });
    await press(say.take);
    expect(editor().value).toBe('kg = 30');
  });

  it('shows the program in which a line was put, also where the result covered it', async () => {
    const step = { line: 'price = 40', code: 'price = 40\n' };
    server.answer('practice.openHelp', opened(ladderWith(3, { rung: 5 }), step));
    const { press, user } = await open(ladderWith(3, { rung: 4 }));
    await press(say.run);
    (await screen.findByRole('button', { name: say.handle })).focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(editor().closest('.hidden')).not.toBeNull();
    await press(say.hint);
    await press(say.line);
    await press(say.take);
    expect(editor().value).toBe(step.code);
    expect(editor().closest('.hidden')).toBeNull();
  });

  it('is reached from the result once three attempts have failed', async () => {
    const failed = (failures: number) => runResult({ hint_ladder: ladderWith(3, { rung: 3, failures }) });
    server.answer('practice.submitCode', inTurn(failed(2), failed(3)));
    server.answer('practice.openHelp', opened(ladderWith(3, { rung: 4, failures: 3 })));
    const { press, output } = await open(ladderWith(3, { rung: 3 }));
    await press(say.run);
    await output.findByRole('button', { name: /3/ });
    expect(output.queryByRole('button', { name: say.pieces })).toBeNull();
    await press(say.run);
    await press(say.pieces);
    const cost = await screen.findByText(say.counts);
    expect(server.requests('practice.openHelp')).toEqual([]);
    (cost.parentElement as HTMLElement).querySelector('button')?.click();
    expect(await screen.findByRole('button', { name: 'price = 40' })).toBeDefined();
  });

  it('has no more steps once the question is solved', async () => {
    const { press } = await open(ladderWith(3, { rung: 4 }), { is_solved: true });
    await press(say.hint);
    expect(screen.queryByText(say.pieces)).toBeNull();
    expect(screen.queryByText(say.line)).toBeNull();
  });

  it('has the explanation video from the sixth failed attempt on', async () => {
    const failed = (failures: number) => runResult({ hint_ladder: ladderWith(3, { failures }) });
    server.answer('practice.submitCode', inTurn(failed(5), failed(6)));
    const { press, output } = await open(ladderWith(1), { video_url_2: '/media/explanation.mp4' });
    await press(say.run);
    await output.findByRole('button', { name: /3/ });
    expect(output.queryByRole('button', { name: say.video })).toBeNull();
    await press(say.run);
    expect(await output.findByRole('button', { name: say.video })).toBeDefined();
  });
});
