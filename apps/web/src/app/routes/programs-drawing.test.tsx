import type { ListedProgram, RunResult } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import {
  kavin,
  listedProgram,
  ownProgram,
  progressAfter,
  runResult,
  waitingRun,
} from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { square } from '../../workbench/drawing/drawings.fixture.ts';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const words = {
  en: {
    run: 'Run',
    drawing: 'Drawing',
    nothing: 'No output',
    more: 'My kolam: more',
    show: 'Show on my home page',
    hide: 'Do not show on my home page',
    picture: /^The drawing/,
    programs: 'My programs',
    grown: '2 of 15 milestones',
  },
  ta: {
    run: 'இயக்கு',
    drawing: 'வரைபடம்',
    nothing: 'வெளியீடு இல்லை',
    more: 'My kolam: மேலும்',
    show: 'என் முகப்பில் காட்டு',
    hide: 'என் முகப்பில் காட்ட வேண்டாம்',
    picture: /^நீ வரைந்த படம்/,
    programs: 'என் நிரல்கள்',
    grown: '15 மைல்கற்களில் 2',
  },
};

async function runProgram(language: Language, answer: RunResult) {
  localStorage.setItem('storage_owner', kavin.id);
  startFakeCourse({ 'programs.program': ownProgram, 'programs.runProgram': answer });
  const { user } = openApp('/programs/p1', language);
  await user.click(await screen.findByRole('button', { name: words[language].run }));
}

describe.each(['en', 'ta'] as const)('a program that draws, in %s', (language) => {
  const say = words[language];

  it('shows its picture, and no empty text', async () => {
    await runProgram(language, runResult({ verdict: 'unchecked', output: '', drawing: square }));
    expect(await screen.findByRole('group', { name: say.drawing })).toBeDefined();
    expect(screen.queryByText(say.nothing)).toBeNull();
  });

  it('shows its picture before what it prints', async () => {
    await runProgram(language, runResult({ verdict: 'unchecked', output: 'done\n', drawing: square }));
    const picture = await screen.findByRole('group', { name: say.drawing });
    const text = screen.getByText('done');
    expect(picture.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows what it has drawn while it asks', async () => {
    await runProgram(language, { ...waitingRun('Next? '), drawing: square });
    expect(await screen.findByRole('img')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe.each(['en', 'ta'] as const)('the program that a learner shows, in %s', (language) => {
  const say = words[language];

  it('is chosen in its menu and drawn once, and can be hidden again', async () => {
    let listed: ListedProgram = listedProgram;
    localStorage.setItem('storage_owner', kavin.id);
    const server = startFakeCourse({
      'programs.programs': () => [listed],
      'programs.showProgram': ({ body }) => {
        listed = { ...listed, is_shown: body.is_shown, drawing: body.is_shown ? square : null };
        return { ...ownProgram, is_shown: body.is_shown };
      },
      'programs.runProgram': runResult({ verdict: 'unchecked', drawing: square }),
    });
    const { user, router } = openApp('/programs', language);
    await user.click(await screen.findByRole('button', { name: say.more }));
    await user.click(await screen.findByRole('button', { name: say.show }));
    expect(await screen.findByRole('img', { name: say.picture })).toBeDefined();
    expect(server.requests('programs.runProgram').map(({ body }) => body.code)).toEqual([ownProgram.code]);

    await router.navigate('/dashboard');
    const own = await screen.findByRole('region', { name: say.programs });
    expect(await within(own).findByRole('img', { name: say.picture })).toBeDefined();

    await router.navigate('/programs');
    await user.click(await screen.findByRole('button', { name: say.more }));
    await user.click(await screen.findByRole('button', { name: say.hide }));
    await waitFor(() => expect(screen.queryByRole('img', { name: say.picture })).toBeNull());
    expect(server.requests('programs.runProgram')).toHaveLength(1);
  });

  it('says with how many finished milestones it was drawn', async () => {
    localStorage.setItem('storage_owner', kavin.id);
    const grown = { ...listedProgram, is_shown: true, drawing: square, drawn_done: 2 };
    startFakeCourse({
      'programs.programs': [grown, { ...listedProgram, id: 'p2' }],
      'progress.progress': progressAfter(2),
    });
    openApp('/dashboard', language);
    const own = within(await screen.findByRole('region', { name: say.programs }));
    expect(await own.findAllByText(say.grown)).toHaveLength(1);
  });
});
