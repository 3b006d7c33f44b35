import { type FakeApi, refuse } from '@python-learning/testing/fake-api';
import { contents, runResult } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forLearner, forVisitor, startFakeApi, startFakeCourse } from '../../test/fake-api.ts';
import { lessonWords, mediaNamed, wishForVideo } from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { playToEnd, stubMedia } from '../../test/play-media.ts';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const [run, count] = ['practice.runVisitor', 'visits.countStep'] as const;

beforeEach(stubMedia);
afterEach(() => localStorage.clear());

const stepsOf = (server: FakeApi) => server.requests(count).map(({ body }) => body.step);

describe('the steps of a visitor', () => {
  it('are the landing page, an output and the output of a change, each counted once', async () => {
    const server = startFakeApi({ ...forVisitor, [run]: runResult({ output: 'Meena' }) });
    const { user } = openApp('/', 'en');
    await waitFor(() => expect(stepsOf(server)).toEqual(['visit']));
    const form = within(await screen.findByRole('form', { name: 'Your first program' }));
    await user.click(form.getByRole('button', { name: 'Run' }));
    await user.click(await form.findByRole('button', { name: /want to change it/ }));
    expect(stepsOf(server)).toEqual(['visit', 'own_output']);
    await user.type(form.getByRole('textbox'), '#');
    await user.click(form.getByRole('button', { name: 'Run again' }));
    await form.findByRole('button', { name: 'Later' });
    expect(stepsOf(server)).toEqual(['visit', 'own_output', 'own_change']);
  });

  it('need an output: a program that stops with a problem is none', async () => {
    const problem = {
      id: 'x',
      title: 'Oh',
      text: 'Why.',
      next_step: 'What.',
      python_says: null,
      line: null,
      column: null,
    };
    const server = startFakeApi({ ...forVisitor, [run]: runResult({ explanation: problem }) });
    const { user } = openApp('/', 'en');
    await user.click(await screen.findByRole('button', { name: 'Run' }));
    await screen.findByText('Why.');
    expect(stepsOf(server)).toEqual(['visit']);
  });

  it('hold nothing up when they cannot be counted', async () => {
    const answers = { [count]: refuse('server_error'), [run]: runResult({ output: 'Meena' }) };
    startFakeApi({ ...forVisitor, ...answers });
    const { user } = openApp('/', 'en');
    await user.click(await screen.findByRole('button', { name: 'Run' }));
    expect(await screen.findByRole('button', { name: /want to change it/ })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the steps of a learner', () => {
  it('do not begin with the landing page of a learner', async () => {
    const server = startFakeApi({ ...forLearner(), [count]: {} });
    openApp('/', 'en');
    await waitFor(() => expect(server.requests('progress.progress')).not.toEqual([]));
    expect(stepsOf(server)).toEqual([]);
  });

  it('are the first verdict on a program', async () => {
    localStorage.setItem('visit_steps', 'visit');
    const server = startFakeCourse({ [count]: {}, 'practice.submitCode': runResult({ verdict: 'wrong' }) });
    const { user } = openApp('/code/m1', 'en');
    await user.click(await screen.findByRole('button', { name: 'Run' }));
    await waitFor(() => expect(stepsOf(server)).toEqual(['first_verdict']));
  });

  it('are the end of a lesson', async () => {
    localStorage.setItem('visit_steps', 'visit');
    wishForVideo();
    const server = startFakeCourse({ [count]: {}, 'course.learnContents': contents });
    openApp('/learn/m1', 'en');
    const video = await mediaNamed(lessonWords.en.video('v1'));
    expect(stepsOf(server)).toEqual([]);
    playToEnd(video);
    await waitFor(() => expect(stepsOf(server)).toEqual(['lesson_end']));
  });
});
