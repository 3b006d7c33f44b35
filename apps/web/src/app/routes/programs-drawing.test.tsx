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
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as files from '../../lib/files/save-file.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { square } from '../../workbench/drawing/drawings.fixture.ts';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

afterEach(() => vi.restoreAllMocks());

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
    svg: 'Download the picture (SVG)',
    png: 'Download the picture (PNG)',
    noPng: 'The picture could not be saved here. Try SVG.',
    grown: '2 of 15 milestones',
  },
  ta: {
    run: 'இயக்கு',
    drawing: 'வரைபடம்',
    nothing: 'வெளியீடு இல்லை',
    more: 'My kolam: மேலும்',
    show: 'என் முகப்பில் காட்டு',
    hide: 'என் முகப்பில் காட்ட வேண்டாம்',
    picture: /^வரைபடம்/,
    programs: 'என் நிரல்கள்',
    svg: 'படத்தைப் பதிவிறக்கு (SVG)',
    png: 'படத்தைப் பதிவிறக்கு (PNG)',
    noPng: 'இங்கே படத்தைச் சேமிக்க முடியவில்லை. SVG ஆகச் சேமித்துப் பார்க்கலாம்.',
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

  it('is chosen in its menu, comes first on the dashboard with its picture, and can be hidden again', async () => {
    const other = { ...listedProgram, id: 'p2', title: 'Newer' };
    let listed: ListedProgram = { ...listedProgram, has_drawing: true, drawing: square };
    localStorage.setItem('storage_owner', kavin.id);
    startFakeCourse({
      'programs.programs': () => [other, other, listed],
      'programs.showProgram': ({ body }) => {
        listed = { ...listed, is_shown: body.is_shown };
        return { ...ownProgram, is_shown: body.is_shown };
      },
    });
    const { user, router } = openApp('/programs', language);
    await user.click(await screen.findByRole('button', { name: say.more }));
    await user.click(await screen.findByRole('button', { name: say.show }));

    await router.navigate('/dashboard');
    const own = await screen.findByRole('region', { name: say.programs });
    expect(await within(own).findByRole('img', { name: say.picture })).toBeDefined();

    await router.navigate('/programs');
    await user.click(await screen.findByRole('button', { name: say.more }));
    await user.click(await screen.findByRole('button', { name: say.hide }));
    await router.navigate('/dashboard');
    const without = await screen.findByRole('region', { name: say.programs });
    await waitFor(() => expect(within(without).queryByRole('img', { name: say.picture })).toBeNull());
  });
});

describe.each(['en', 'ta'] as const)('the list of own programs, in %s', (language) => {
  const say = words[language];
  const drawn: ListedProgram = { ...listedProgram, output: '', has_drawing: true, drawing: square };

  async function openList(program: ListedProgram) {
    localStorage.setItem('storage_owner', kavin.id);
    startFakeCourse({
      'programs.programs': [program],
      'programs.programDrawing': { drawing: square },
    });
    const { user } = openApp('/programs', language);
    await screen.findByRole('link', { name: /My kolam/ });
    return { user, openMenu: () => user.click(screen.getByRole('button', { name: say.more })) };
  }

  it('shows what each program drew last', async () => {
    await openList(drawn);
    expect(await screen.findByRole('img', { name: say.picture })).toBeDefined();
  });

  it('says that a program has a drawing that is not in the list', async () => {
    await openList({ ...drawn, drawing: null });
    expect(screen.getByText(say.drawing)).toBeDefined();
    expect(screen.queryByRole('img', { name: say.picture })).toBeNull();
  });

  it('shows the code of a program that neither drew nor printed', async () => {
    await openList({ ...listedProgram, output: '' });
    expect(screen.getByText('print("o o")')).toBeDefined();
  });

  it('saves a drawing as a file with the name of its program', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
    const { user, openMenu } = await openList({ ...drawn, drawing: null });
    await openMenu();
    await user.click(await screen.findByRole('button', { name: say.svg }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [content, name] = saved.mock.calls[0] ?? [];
    expect(name).toBe('My_kolam.svg');
    expect(await content?.text()).toContain('M0 0L100 0');
  });

  it('says so where the browser cannot draw the picture', async () => {
    const { user, openMenu } = await openList(drawn);
    await openMenu();
    await user.click(await screen.findByRole('button', { name: say.png }));
    expect(await screen.findByText(say.noPng)).toBeDefined();
  });

  it('offers no picture of a program that drew nothing', async () => {
    const { openMenu } = await openList(listedProgram);
    await openMenu();
    expect(await screen.findByRole('button', { name: say.show })).toBeDefined();
    expect(screen.queryByRole('button', { name: say.svg })).toBeNull();
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
