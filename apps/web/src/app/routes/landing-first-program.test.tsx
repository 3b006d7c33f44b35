import { refuse } from '@python-learning/testing/fake-api';
import { runResult } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { forLearner, forVisitor, startFakeApi, startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const call = 'learn.runVisitor';
const texts = {
  en: {
    form: 'Your first program',
    name: 'Your name',
    run: 'Run',
    again: 'Run again',
    keep: 'Keep it',
    change: /change it first/,
    later: 'Later',
    nothing: /No answer came/,
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

  it('says that no answer came for a program of the visitor, which stays', async () => {
    const { user } = open(language);
    const form = within(await screen.findByRole('form', { name: text.form }));
    await user.click(form.getByRole('button', { name: text.run }));
    await user.click(await form.findByRole('button', { name: text.change }));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
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
