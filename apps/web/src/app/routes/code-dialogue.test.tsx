import type { CodingQuestion } from '@python-learning/contract';
import { networkFailure } from '@python-learning/testing/fake-api';
import { practiceWith, type RunParts, runResult, waitingRun } from '@python-learning/testing/samples';
import { act, screen, waitFor, within } from '@testing-library/react';
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
    editor: 'Python code',
    run: 'Run',
    output: 'Output',
    inputLabel: 'Type the input for the program',
    fill: 'Answer all for me',
    end: 'End the program',
    stopped: 'You stopped the run. Your code is safe.',
    retry: 'Try again',
    fix: 'Fix it for me',
    alsoTried: 'We also tried it with Selvi · 12 and Arun · 0.',
    triedWith: 'We tried it with Selvi:',
  },
  ta: {
    editor: 'Python குறியீடு',
    run: 'இயக்கு',
    output: 'வெளியீடு',
    inputLabel: 'நிரலுக்கான உள்ளீடு',
    fill: 'மீதியையும் நிரப்பு',
    end: 'நிரலை நிறுத்து',
    stopped: 'இயக்கத்தை நிறுத்தினாய். உன் குறியீடு பாதுகாப்பாக உள்ளது.',
    retry: 'மீண்டும் முயன்று பார்',
    fix: 'எனக்காகச் சரிசெய்',
    alsoTried: 'Selvi · 12 மற்றும் Arun · 0 கொடுத்தும் பார்த்தோம்.',
    triedWith: 'Selvi கொடுத்துப் பார்த்தோம்:',
  },
} as const;

const explanation = {
  id: 'OUT-LINE',
  title: 'Title',
  text: 'Text',
  next_step: 'Step',
  python_says: null,
  line: null,
  column: null,
};

type SentRun = { inputs?: readonly string[]; inputs_complete?: boolean };

describe.each(['en', 'ta'] as const)('a program that talks to the learner (%s)', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    server = startFakeCourse();
  });

  /** Opens the practice with these parts in its first question. */
  async function open(parts: Partial<CodingQuestion> = {}) {
    server.answer('practice.questions', practiceWith(parts));
    const app = openApp('/code/m1', language);
    await screen.findByRole('textbox', { name: say.editor });
    const output = within(screen.getByRole('region', { name: say.output }));
    const run = () => app.user.click(screen.getByRole('button', { name: say.run }));
    return { ...app, output, run };
  }

  const questions = ['Name? ', 'Age? ', 'Again? '];

  /** A program that asks so many questions, and ends with "bye". */
  function asks(count: number, end: RunParts = {}) {
    server.answer(submit, ({ body }) => {
      const { inputs = [], inputs_complete: isComplete } = body as SentRun;
      const before = inputs.map((line, index) => `${questions[index]}${line}\n`).join('');
      return inputs.length < count && isComplete !== true
        ? waitingRun(before + (questions[inputs.length] ?? ''))
        : runResult({ output: `${before}bye\n`, ...end });
    });
  }
  const bodies = () => server.requests(submit).map(({ body }) => body as SentRun);
  const boxOf = (prompt: string) => screen.findByRole('textbox', { name: `${prompt}${say.inputLabel}` });

  it('asks from the first question on, and keeps the box and its focus from one to the next', async () => {
    asks(2);
    const { user, run, output } = await open({ sample_inputs: ['Selvi', '12'] });
    await run();
    const box = await boxOf('Name? ');
    expect(bodies()).toEqual([{ code: 'print("q1")', inputs: [] }]);
    expect(document.activeElement).toBe(box);
    await user.keyboard('Nila{Enter}');
    expect(await boxOf('Age? ')).toBe(box);
    expect(document.activeElement).toBe(box);
    expect(output.getByRole('status').textContent).toBe('Age? ');
    await user.keyboard('13{Enter}');
    expect(await output.findByText(/bye/)).toBeDefined();
    expect(bodies().at(-1)?.inputs).toEqual(['Nila', '13']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(say.output));
  });

  it('sends what was typed and entered before the next question came', async () => {
    asks(2);
    const { user, run, output } = await open();
    await run();
    await boxOf('Name? ');
    const { release } = server.hold(submit);
    await user.keyboard('Nila{Enter}13{Enter}');
    expect(bodies()).toHaveLength(2);
    release();
    expect(await output.findByText(/bye/)).toBeDefined();
    expect(bodies().at(-1)?.inputs).toEqual(['Nila', '13']);
  });

  it('compares a wrong guess with the example, beside the output for what the learner typed', async () => {
    asks(1, {
      verdict: 'solved',
      guess: { is_right: false, guessed: ['10'], shown: ['55'] },
      checks: [
        {
          name: 'Example 1',
          passed: true,
          visible: true,
          inputs: ['Selvi'],
          expected: '55',
          actual: '55',
          message: null,
        },
      ],
    });
    const { user, run, output } = await open();
    await run();
    await user.type(await boxOf('Name? '), 'Nila{Enter}');
    expect(await output.findByText(say.triedWith)).toBeDefined();
    expect(output.getByRole('table')).toBeDefined();
    expect(output.getByText(/Name\? Nila/)).toBeDefined();
  });

  it('answers a question with the example by one tap', async () => {
    asks(2);
    const { user, run } = await open({ sample_inputs: ['Selvi', '12'] });
    await run();
    await user.click(await screen.findByRole('button', { name: 'Selvi' }));
    await user.click(await screen.findByRole('button', { name: '12' }));
    await waitFor(() => expect(bodies().at(-1)?.inputs).toEqual(['Selvi', '12']));
  });

  it('answers all further questions with the examples by one tap, and keeps the own answers', async () => {
    asks(3);
    const { user, run } = await open({ sample_inputs: ['Selvi', '12', 'no'] });
    await run();
    await boxOf('Name? ');
    await user.keyboard('Nila{Enter}');
    await boxOf('Age? ');
    await user.click(screen.getByRole('button', { name: say.fill }));
    await waitFor(() => expect(bodies().at(-1)?.inputs).toEqual(['Nila', '12', 'no']));
  });

  it('asks the learner where the program asks more often than the example answers', async () => {
    asks(3);
    const { user, run, output } = await open({ sample_inputs: ['Selvi', '12'] });
    await run();
    await user.click(await screen.findByRole('button', { name: say.fill }));
    await user.type(await boxOf('Again? '), 'no{Enter}');
    expect(await output.findByText(/bye/)).toBeDefined();
  });

  it('ends the input with Ctrl+D at the beginning of a line, as a terminal does', async () => {
    asks(3);
    const { user, run, output } = await open();
    await run();
    await boxOf('Name? ');
    await user.keyboard('4{Control>}d{/Control}');
    expect(bodies()).toHaveLength(1);
    await user.keyboard('{Enter}');
    await boxOf('Age? ');
    await user.keyboard('{Control>}d{/Control}');
    expect(await output.findByText(/bye/)).toBeDefined();
    expect(bodies().at(-1)).toMatchObject({ inputs: ['4'], inputs_complete: true });
  });

  it('ends the input where Ctrl+D came before the next question', async () => {
    asks(3);
    const { user, run, output } = await open();
    await run();
    await boxOf('Name? ');
    const { release } = server.hold(submit);
    await user.keyboard('4{Enter}{Control>}d{/Control}');
    release();
    expect(await output.findByText(/bye/)).toBeDefined();
    expect(bodies().at(-1)).toMatchObject({ inputs: ['4'], inputs_complete: true });
  });

  it('can be ended while it waits', async () => {
    asks(1);
    const { user, run } = await open();
    await run();
    await boxOf('Name? ');
    await user.click(screen.getByRole('button', { name: say.end }));
    expect(await screen.findByText(say.stopped)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: new RegExp(say.inputLabel) })).toBeNull();
  });

  it('keeps its lines without a connection, and goes on when it is back', async () => {
    asks(2);
    const { user, run, output } = await open();
    await run();
    await boxOf('Name? ');
    server.answer(submit, networkFailure);
    await user.keyboard('Nila{Enter}');
    expect(await screen.findByRole('button', { name: say.retry })).toBeDefined();
    expect(output.getByText(/Name\? Nila/)).toBeDefined();
    asks(2);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await boxOf('Age? ')).toBeDefined();
    expect(bodies().at(-1)?.inputs).toEqual(['Nila']);
  });

  it('tells which other answers the program was checked with', async () => {
    const check = { name: 'One', passed: true, visible: true, expected: '', actual: '', message: null };
    const checks = [
      { ...check, inputs: ['Selvi', '12'] },
      { ...check, inputs: ['Nila', '13'] },
      { ...check, inputs: ['Arun', '0'] },
    ];
    asks(2, { verdict: 'solved', checks });
    const { user, run } = await open({ sample_inputs: ['Selvi', '12'] });
    await run();
    await boxOf('Name? ');
    await user.keyboard('Nila{Enter}13{Enter}');
    expect(await screen.findByText(say.alsoTried)).toBeDefined();
  });

  it('says with which answers the program showed something else, if the learner gave others', async () => {
    const check = { name: 'One', visible: true, inputs: ['Selvi'], message: null };
    const checks = [{ ...check, passed: false, expected: 'Hi Selvi', actual: 'Hi' }];
    asks(1, { checks, explanation });
    const { user, run } = await open({ sample_inputs: ['Selvi'] });
    await run();
    await user.click(await screen.findByRole('button', { name: 'Selvi' }));
    expect(await screen.findByText('Title')).toBeDefined();
    expect(screen.queryByText(say.triedWith)).toBeNull();
    await run();
    await boxOf('Name? ');
    await user.keyboard('Meena{Enter}');
    expect(await screen.findByText(say.triedWith)).toBeDefined();
  });

  it('gives the mended program the same answers again', async () => {
    asks(1, { error: 'NameError', explanation, fix: { description: 'print', code: 'print("q2")' } });
    const { user, run } = await open();
    await run();
    await boxOf('Name? ');
    await user.keyboard('Nila{Enter}');
    await user.click(await screen.findByRole('button', { name: say.fix }));
    await waitFor(() => expect(bodies().at(-1)).toEqual({ code: 'print("q2")', inputs: ['Nila'] }));
  });
});
