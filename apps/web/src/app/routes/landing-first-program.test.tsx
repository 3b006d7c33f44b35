import { networkFailure, refuse } from '@python-learning/testing/fake-api';
import { runResult } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forLearner, forVisitor, startFakeApi, startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { square } from '../../workbench/drawing/drawings.fixture.ts';

const call = 'practice.runVisitor';
const texts = {
  en: {
    form: 'Your first program',
    name: 'Your name',
    run: 'Run',
    again: 'Run again',
    keep: 'Keep it',
    change: /want to change it/,
    later: 'Later',
    nothing: /No answer came/,
    drawing: 'Drawing',
    nothingShown: '(nothing)',
    task: 'Your first task: make the program say 3 lines.',
    lines: 'Lines so far: 2. Wanted: 3.',
    solved: /^Solved!/,
    start: 'Start Learning',
    firm: 'Keep your program and your two dots?',
  },
  ta: {
    form: 'உன் முதல் நிரல்',
    name: 'உன் பெயர்',
    run: 'இயக்கு',
    again: 'மீண்டும் இயக்கு',
    keep: 'இதை வைத்துக்கொள்',
    change: /முதலில் மாற்றி/,
    later: 'பிறகு',
    nothing: /பதில் வரவில்லை/,
    drawing: 'வரைபடம்',
    nothingShown: '(எதுவும் இல்லை)',
    task: 'உன் முதல் பணி: நிரல் 3 வரிகளைக் காட்ட வேண்டும்.',
    lines: 'இதுவரை வரிகள்: 2. வேண்டியவை: 3.',
    solved: /தீர்த்துவிட்டாய்/,
    start: 'கற்கத் தொடங்கு',
    firm: 'உன் நிரலையும் இரண்டு புள்ளிகளையும் வைத்துக்கொள்வாயா?',
  },
};

/** An answer of the server: this output, and this problem if there is one. */
const answer = (output: string, title: string | null = null) =>
  runResult({ output, explanation: title === null ? null : { ...problem, title } });

const problem = {
  id: 'bracket-not-closed',
  text: 'Why.',
  next_step: 'What to do.',
  python_says: null,
  line: null,
  column: null,
};

function open(language: 'en' | 'ta') {
  const server = startFakeApi({ ...forVisitor, [call]: answer('Meena') });
  return { server, ...openApp('/', language) };
}

type Opened = Pick<ReturnType<typeof open>, 'server' | 'user'>;

/** Runs the first line, changes the program so that it prints two lines, and declines both offers. */
async function changeFirst({ server, user }: Opened, text: (typeof texts)['en' | 'ta']) {
  const form = within(await screen.findByRole('form', { name: text.form }));
  const runs = async (output: string) => {
    server.answer(call, answer(output));
    await user.type(form.getByRole('textbox'), '#');
    await user.click(form.getByRole('button', { name: text.again }));
  };
  await user.click(form.getByRole('button', { name: text.run }));
  await user.click(await form.findByRole('button', { name: text.change }));
  await runs('a\nb\n');
  await user.click(await form.findByRole('button', { name: text.later }));
  return { form, runs };
}

describe.each(['en', 'ta'] as const)('the first program of a visitor (%s)', (language) => {
  const text = texts[language];

  it('runs with the name in it, and can be kept with an account', async () => {
    const { server, user } = open(language);
    const form = within(await screen.findByRole('form', { name: text.form }));
    await user.type(form.getByRole('textbox', { name: text.name }), 'Meena');
    await user.click(form.getByRole('button', { name: text.run }));
    expect(await form.findByText('Meena')).toBeDefined();
    expect(server.requests(call).map(({ body }) => body)).toEqual([{ code: 'print("Meena")' }]);
    expect(form.getByRole('link', { name: text.keep }).getAttribute('href')).toBe('/signup');
    expect(localStorage.getItem('first_program')).toBe('print("Meena")');
  });

  it('answers without a connection, too, where the answer is known', async () => {
    const { server, user } = open(language);
    server.answer(call, refuse('too_many_requests'));
    const form = within(await screen.findByRole('form', { name: text.form }));
    await user.type(form.getByRole('textbox', { name: text.name }), 'Selvi');
    await user.click(form.getByRole('button', { name: text.run }));
    expect(await form.findByText('Selvi')).toBeDefined();
    expect(form.getByRole('link', { name: text.keep })).toBeDefined();
  });

  it('can be changed later; its errors are explained, and it is offered again when it runs', async () => {
    const { server, user } = open(language);
    const form = within(await screen.findByRole('form', { name: text.form }));
    await user.click(form.getByRole('button', { name: text.run }));
    await user.click(await form.findByRole('button', { name: text.change }));
    const program = form.getByRole('textbox');
    expect(document.activeElement).toBe(program);
    server.answer(call, answer('', 'A bracket is not closed'));
    await user.type(program, 'print("a"');
    await user.click(form.getByRole('button', { name: text.again }));
    expect(await form.findByText('A bracket is not closed')).toBeDefined();
    expect(form.queryByRole('link', { name: text.keep })).toBeNull();
    server.answer(call, answer('b'));
    await user.type(program, ')');
    await user.click(form.getByRole('button', { name: text.again }));
    expect(await form.findByRole('link', { name: text.keep })).toBeDefined();
    await user.click(form.getByRole('button', { name: text.later }));
    expect(form.queryByRole('link', { name: text.keep })).toBeNull();
    expect(form.getByRole('textbox')).toHaveProperty('value', expect.stringContaining('print("a")'));
  });

  it('may draw, and shows its picture', async () => {
    const { server, user } = open(language);
    const { form } = await changeFirst({ server, user }, text);
    server.answer(call, runResult({ output: '', drawing: square }));
    await user.click(form.getByRole('button', { name: text.again }));
    expect(await form.findByRole('group', { name: text.drawing })).toBeDefined();
    expect(form.queryByText(text.nothingShown)).toBeNull();
  });

  it('asks for one line more as a first task, and offers to keep what was solved', async () => {
    const { server, user } = open(language);
    const { form, runs } = await changeFirst({ server, user }, text);
    expect(form.getByRole('textbox', { name: text.task })).toBe(document.activeElement);
    await runs('a\nb\n');
    expect(await form.findByText(text.lines)).toBeDefined();
    expect(form.queryByText(text.solved)).toBeNull();
    await runs('a\nb\nc\n');
    expect(await form.findByText(text.solved)).toBeDefined();
    expect(form.getByRole('link', { name: text.keep }).getAttribute('href')).toBe('/signup');
    expect(form.getByRole('button', { name: text.later })).toBeDefined();
  });

  it('offers an account firmly once, after the third later, and then never again', async () => {
    const { server, user, pathname } = open(language);
    const { form, runs } = await changeFirst({ server, user }, text);
    await runs('a\nb\nc\n');
    await form.findByText(text.solved);
    await user.click(form.getByRole('button', { name: text.later }));
    expect(form.queryByRole('link', { name: text.keep })).toBeNull();
    const [start] = screen.getAllByRole('link', { name: text.start });
    await user.click(start as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: text.firm }));
    expect(dialog.getByRole('link', { name: text.keep }).getAttribute('href')).toBe('/signup');
    await user.click(dialog.getByRole('button', { name: text.later }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(start as HTMLElement);
    await waitFor(() => expect(pathname()).toBe('/signup'));
  });

  it('says that no answer came for a program of the visitor, which stays', async () => {
    const { server, user } = open(language);
    const form = within(await screen.findByRole('form', { name: text.form }));
    await user.click(form.getByRole('button', { name: text.run }));
    await user.click(await form.findByRole('button', { name: text.change }));
    server.answer(call, networkFailure);
    await user.type(form.getByRole('textbox'), 'print(1)');
    await user.click(form.getByRole('button', { name: text.again }));
    expect(await form.findByText(text.nothing)).toBeDefined();
    expect(localStorage.getItem('first_program')).toContain('print(1)');
  });
});

it('a name with quotes and backslashes is still one text', async () => {
  const { server, user } = open('en');
  const form = within(await screen.findByRole('form', { name: texts.en.form }));
  await user.type(form.getByRole('textbox', { name: texts.en.name }), 'M"\\');
  await user.click(form.getByRole('button', { name: texts.en.run }));
  await form.findByRole('link', { name: texts.en.keep });
  expect(server.requests(call).map(({ body }) => body)).toEqual([{ code: 'print("M\\"\\\\")' }]);
});

it('a program that was run again without a change is not called changed', async () => {
  const { server, user } = open('en');
  const form = within(await screen.findByRole('form', { name: texts.en.form }));
  await user.click(form.getByRole('button', { name: texts.en.run }));
  await user.click(await form.findByRole('button', { name: texts.en.change }));
  await user.click(form.getByRole('button', { name: texts.en.again }));
  await waitFor(() => expect(server.requests(call)).toHaveLength(2));
  expect(await form.findByText('Meena')).toBeDefined();
  expect(form.queryByRole('link', { name: texts.en.keep })).toBeNull();
});

it('a later visit goes on where the last one stopped, and nothing takes the focus', async () => {
  const first = open('en');
  const { runs } = await changeFirst(first, texts.en);
  await runs('a\nb\n');
  await screen.findByText(texts.en.lines);
  first.close();

  const { server, user } = open('en');
  const form = within(await screen.findByRole('form', { name: texts.en.form }));
  const program = await form.findByRole('textbox', { name: texts.en.task });
  expect(program).toHaveProperty('value', expect.stringContaining('##'));
  expect(document.activeElement).not.toBe(program);
  expect(form.getByText(/a\s+b/)).toBeDefined();
  server.answer(call, answer('a\nb\nc\n'));
  await user.click(form.getByRole('button', { name: texts.en.again }));
  expect(await form.findByText(texts.en.solved)).toBeDefined();
});

it('a progress that cannot be read begins with the first line', async () => {
  localStorage.setItem('first_program', 'print("a")');
  localStorage.setItem('first_program_progress', '{"step":"won","name":7}');
  open('en');
  const form = within(await screen.findByRole('form', { name: texts.en.form }));
  expect(form.getByRole('button', { name: texts.en.run })).toBeDefined();
  expect(form.getByRole('textbox', { name: texts.en.name })).toBeDefined();
});

it('an empty name runs with one that is given', async () => {
  const { server, user } = open('en');
  const form = within(await screen.findByRole('form', { name: texts.en.form }));
  await user.click(form.getByRole('button', { name: texts.en.run }));
  await form.findByRole('link', { name: texts.en.keep });
  expect(server.requests(call).map(({ body }) => body)).toEqual([{ code: 'print("Nila")' }]);
});

it('a learner is not offered a first program', async () => {
  startFakeApi(forLearner());
  openApp('/', 'en');
  await waitFor(() => expect(screen.queryAllByRole('link', { name: /Continue Learning/ })).not.toEqual([]));
  expect(screen.queryByRole('form', { name: texts.en.form })).toBeNull();
});

it('the program that was kept is there on the first dashboard', async () => {
  localStorage.setItem('first_program', 'print("Meena")');
  startFakeCourse();
  openApp('/dashboard', 'en');
  expect(await screen.findByRole('heading', { name: texts.en.form })).toBeDefined();
  expect(screen.getByText('print("Meena")')).toBeDefined();
});
