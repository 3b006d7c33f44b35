import type { CodingQuestion } from '@python-learning/contract';
import { practice, progressAfter } from '@python-learning/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const words = {
  en: {
    editor: 'Python code',
    allSolved: '2 of 2 solved',
    someSolved: '2 of 3 solved',
    toExercise: 'Next: exercise',
  },
  ta: {
    editor: 'Python குறியீடு',
    allSolved: '2-இல் 2 தீர்த்தாய்',
    someSolved: '3-இல் 2 தீர்த்தாய்',
    toExercise: 'அடுத்து: கேள்விகள்',
  },
} as const;

describe.each(['en', 'ta'] as const)('a retired question (%s)', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startFakeCourse>;
  beforeEach(() => {
    server = startFakeCourse();
    server.answer('progress.markCodeCompleted', progressAfter(0));
  });

  /** Opens the practice at a question; its last one is retired. */
  async function open(address: string, solved: readonly string[]) {
    const questions = ['q1', 'q2', 'old'].map((id): CodingQuestion => {
      const [question] = practice.questions;
      if (question === undefined) throw new Error('The practice has questions.');
      const isRetired = id === 'old' && ({ is_retired: true } as const);
      return { ...question, id, title: `Task ${id}`, is_solved: solved.includes(id), ...isRetired };
    });
    server.answer('practice.questions', { ...practice, questions });
    const app = openApp(address, language);
    await screen.findByRole('textbox', { name: say.editor });
    return app;
  }

  it('that is not solved does not count, and may be left', async () => {
    const { user, pathname } = await open('/code/m1?q=3', ['q1', 'q2']);
    expect(screen.getByRole('progressbar', { name: say.allSolved })).toBeDefined();
    await waitFor(() => expect(server.requests('progress.markCodeCompleted')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: say.toExercise }));
    await waitFor(() => expect(pathname()).toBe('/exercise/m1'));
  });

  it('that is not solved is not what the practice opens with', async () => {
    await open('/code/m1', ['q1', 'q2']);
    expect(screen.getByRole('heading', { name: 'Task q1' })).toBeDefined();
  });

  it('that is solved counts', async () => {
    await open('/code/m1', ['q1', 'old']);
    expect(screen.getByRole('heading', { name: 'Task q2' })).toBeDefined();
    expect(screen.getByRole('progressbar', { name: say.someSolved })).toBeDefined();
  });

  it('is the end of a practice that was completed before its questions changed', async () => {
    server.answer('progress.progress', { ...progressAfter(0), completed_code: ['m1'] });
    const { user, pathname } = await open('/code/m1?q=3', ['q1', 'old']);
    await user.click(screen.getByRole('button', { name: say.toExercise }));
    await waitFor(() => expect(pathname()).toBe('/exercise/m1'));
  });
});
