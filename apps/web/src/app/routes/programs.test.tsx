import { type ListedProgram, ownProgramLimits } from '@python-learning/contract';
import { networkFailure, refuse } from '@python-learning/testing/fake-api';
import { kavin, listedProgram, ownProgram, runResult, waitingRun } from '@python-learning/testing/samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as files from '../../lib/files/save-file.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const languages = ['en', 'ta'] as const;
const words = {
  en: {
    programs: 'My programs',
    empty: 'Everything here is yours',
    fresh: 'New program',
    freshTitle: 'Program 2',
    full: /You have 100 programs/,
    more: 'My kolam: more',
    rename: 'Rename',
    title: 'Title',
    save: 'Save',
    required: 'Please fill this in.',
    copy: 'Copy',
    copied: 'My kolam (copy)',
    download: 'Download as .py',
    remove: 'Delete',
    keep: 'Keep it',
    editor: 'Python code',
    run: 'Run',
    ran: 'Your program ran to its end.',
    saved: 'Saved',
    savedHere: 'Saved on this device',
    other: 'There is a newer program from another device:',
    take: 'Use the newer one',
    keepMine: 'Keep mine',
    unknown: 'This program is not among yours.',
    gone: /This program was deleted elsewhere/,
    keepCopy: 'Keep a copy',
    openIt: 'Open it',
    back: 'My programs',
    failed: /Your programs did not load/,
    failedOne: 'This program did not load.',
    again: 'Try again',
  },
  ta: {
    programs: 'என் நிரல்கள்',
    empty: 'இங்கே உள்ளவை எல்லாம் உன்னுடையவை',
    fresh: 'புதிய நிரல்',
    freshTitle: 'நிரல் 2',
    full: /உன்னிடம் 100 நிரல்கள் உள்ளன/,
    more: 'My kolam: மேலும்',
    rename: 'பெயரை மாற்று',
    title: 'பெயர்',
    save: 'சேமி',
    required: 'இதை நிரப்ப வேண்டும்.',
    copy: 'நகலெடு',
    copied: 'My kolam (நகல்)',
    download: '.py கோப்பாகப் பதிவிறக்கு',
    remove: 'நீக்கு',
    keep: 'வைத்திரு',
    editor: 'Python குறியீடு',
    run: 'இயக்கு',
    ran: 'உன் நிரல் இறுதிவரை இயங்கியது.',
    saved: 'சேமித்தாயிற்று',
    savedHere: 'சாதனத்தில் சேமித்தது',
    other: 'வேறொரு சாதனத்தில் எழுதிய புதிய நிரல் உள்ளது:',
    take: 'புதியதை எடு',
    keepMine: 'என்னுடையதை வைத்திரு',
    unknown: 'இந்த நிரல் உன் நிரல்களில் இல்லை.',
    gone: /இந்த நிரல் வேறு இடத்தில் நீக்கப்பட்டது/,
    keepCopy: 'என் நிரல்களில் சேர்',
    openIt: 'திறந்து பார்',
    back: 'என் நிரல்கள்',
    failed: /உன் நிரல்கள் வரவில்லை/,
    failedOne: 'இந்த நிரல் வரவில்லை.',
    again: 'மீண்டும் முயன்று பார்',
  },
};

const codeKey = 'code_draft_p1';

/** A server with these own programs, each of which can be opened. */
function startServer(listed: ListedProgram[] = [listedProgram]) {
  localStorage.setItem('storage_owner', kavin.id);
  let stored = { ...ownProgram };
  return startFakeCourse({
    'programs.programs': listed,
    'programs.program': ({ params }) => (params['id'] === stored.id ? stored : refuse('not_found')),
    'programs.saveProgram': ({ body }) => {
      const isNext = body.version === stored.version;
      if (isNext) stored = { ...stored, code: body.code, version: stored.version + 1 };
      return { is_saved: stored.code === body.code, program: stored };
    },
    'programs.createProgram': ({ body: { title, code } }) => ({ ...ownProgram, id: 'p2', title, code }),
    'programs.renameProgram': ({ body: { title } }) => ({ ...ownProgram, title }),
    'programs.deleteProgram': { id: 'p1' },
    'programs.runProgram': runResult({ verdict: 'unchecked', output: 'o o\n o \n' }),
  });
}

describe.each(languages)('the own programs in %s', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startServer>;
  beforeEach(() => {
    server = startServer();
  });

  const open = async () => {
    const app = openApp('/programs', language);
    await screen.findByRole('heading', { name: say.programs, level: 1 });
    return app;
  };
  const openMenu = async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: say.more }));
    return { ...app, menu: within(screen.getByRole('dialog', { name: 'My kolam' })) };
  };

  it('are listed with what they show, and open from there', async () => {
    server.answer('programs.programs', [{ ...listedProgram, output: 'o o\n o ' }]);
    const { user, pathname } = await open();
    const link = await screen.findByRole('link', { name: /^My kolam/ });
    expect(within(screen.getByRole('main')).getByText(/^o o/)).toBeDefined();
    await user.click(link);
    expect(pathname()).toBe('/programs/p1');
  });

  it('say how to begin where there are none', async () => {
    server.answer('programs.programs', []);
    await open();
    expect(await screen.findByRole('heading', { name: say.empty })).toBeDefined();
  });

  it('begin empty, with a title of their own, and open at once', async () => {
    const { user, pathname } = await open();
    await user.click(await screen.findByRole('button', { name: say.fresh }));
    await waitFor(() => expect(pathname()).toBe('/programs/p2'));
    expect(server.requests('programs.createProgram')[0]?.body).toEqual({ title: say.freshTitle, code: '' });
  });

  it('are not begun beyond the limit, and the sentence says what to do', async () => {
    const full = Array.from({ length: ownProgramLimits.maxPrograms }, (_, index) => ({
      ...listedProgram,
      id: `p${index}`,
    }));
    server.answer('programs.programs', full);
    server.answer('programs.createProgram', refuse('programs_full'));
    const { user, pathname } = await open();
    await user.click(await screen.findByRole('button', { name: say.fresh }));
    expect((await screen.findByRole('alert')).textContent).toMatch(say.full);
    expect(pathname()).toBe('/programs');
    expect(screen.getAllByRole('link', { name: /^My kolam/ })).toHaveLength(100);
  });

  it('get another title, but none of spaces', async () => {
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('button', { name: say.rename }));
    const field = await screen.findByRole('textbox', { name: say.title });
    await user.clear(field);
    await user.type(field, '   ');
    await user.click(screen.getByRole('button', { name: say.save }));
    expect(screen.getByText(say.required)).toBeDefined();
    expect(server.requests('programs.renameProgram')).toHaveLength(0);
    await user.clear(field);
    await user.type(field, 'Rangoli');
    server.answer('programs.programs', [{ ...listedProgram, title: 'Rangoli' }]);
    await user.click(screen.getByRole('button', { name: say.save }));
    expect(await screen.findByRole('link', { name: /^Rangoli/ })).toBeDefined();
    expect(server.requests('programs.renameProgram')[0]?.body).toEqual({ title: 'Rangoli' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Rangoli');
  });

  it('are copied with what was typed here and not sent yet', async () => {
    const draft = { code: 'print("typed on the bus")', writtenAt: 1, isSent: false, version: 1 };
    localStorage.setItem(codeKey, JSON.stringify(draft));
    server.answer('programs.saveProgram', networkFailure);
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('button', { name: say.copy }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests('programs.createProgram')[0]?.body).toEqual({
      title: say.copied,
      code: draft.code,
      inputs: [],
      copy_of: 'p1',
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: say.more }));
  });

  it('are downloaded as a file of Python', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue(undefined);
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('button', { name: say.download }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [content, name] = saved.mock.calls[0] ?? [];
    expect(name).toBe('My_kolam.py');
    expect(await content?.text()).toBe(`${ownProgram.code}\n`);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: say.more })));
  });

  it('are deleted after a confirmation, and stay where the server refuses', async () => {
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('button', { name: say.remove }));
    await user.click(await screen.findByRole('button', { name: say.keep }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: say.more }));
    expect(server.requests('programs.deleteProgram')).toHaveLength(0);

    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: say.remove }));
    };
    await user.click(screen.getByRole('button', { name: say.more }));
    await remove();
    server.answer('programs.deleteProgram', networkFailure);
    await remove();
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeDefined();

    server.answer('programs.deleteProgram', { id: 'p1' });
    server.answer('programs.programs', []);
    localStorage.setItem(codeKey, '{}');
    await remove();
    expect(await screen.findByRole('heading', { name: say.empty })).toBeDefined();
    expect(localStorage.getItem(codeKey)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: say.programs, level: 1 }));
  });

  it('that did not load can be asked for again', async () => {
    server.answer('programs.programs', networkFailure);
    const { user } = openApp('/programs', language);
    expect(await screen.findAllByText(say.failed)).not.toHaveLength(0);
    server.answer('programs.programs', [listedProgram]);
    await user.click(screen.getByRole('button', { name: say.again }));
    expect(await screen.findByRole('link', { name: /^My kolam/ })).toBeDefined();
  });
});

describe.each(languages)('an own program in %s', (language) => {
  const say = words[language];
  let server: ReturnType<typeof startServer>;
  beforeEach(() => {
    server = startServer();
  });

  const open = async (device?: 'computer' | 'phone') => {
    const app = openApp('/programs/p1', language, device);
    await screen.findByRole('heading', { name: 'My kolam', level: 1 });
    await act(() => vi.dynamicImportSettled());
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: say.editor });
    return { ...app, editor };
  };

  it.each(['computer', 'phone'] as const)('runs without a verdict on a %s', async (device) => {
    const { user } = await open(device);
    await user.click(screen.getByRole('button', { name: say.run }));
    expect(await screen.findByText(say.ran)).toBeDefined();
    expect(server.requests('programs.runProgram')[0]?.body).toEqual({ code: ownProgram.code, inputs: [] });
    expect(document.querySelector('[data-mark="ran"]')).not.toBeNull();
  });

  it('asks for its inputs, and offers those of its last run', async () => {
    server.answer('programs.program', { ...ownProgram, inputs: ['Nila'] });
    server.answer('programs.runProgram', ({ body }) =>
      body.inputs?.length === 1 ? runResult({ verdict: 'unchecked', output: 'Hi' }) : waitingRun('Name? '),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: say.run }));
    await user.click(await screen.findByRole('button', { name: 'Nila' }));
    expect(await screen.findByText(say.ran)).toBeDefined();
    expect(server.requests('programs.runProgram')[1]?.body).toMatchObject({ inputs: ['Nila'] });
  });

  it('is saved while it is typed, and says where', async () => {
    const { user, editor } = await open();
    expect(screen.getByText(say.saved)).toBeDefined();
    server.answer('programs.saveProgram', networkFailure);
    await user.type(editor, '# a');
    expect(await screen.findByText(say.savedHere)).toBeDefined();
    expect(JSON.parse(localStorage.getItem(codeKey) ?? '{}')).toMatchObject({ isSent: false, version: 1 });
    expect(screen.queryByRole('button', { name: /Reset|பழையபடி/ })).toBeNull();
  });

  it('asks the learner where another device has changed it, and loses neither', async () => {
    server.answer('programs.saveProgram', ({ body }) =>
      body.version === 2
        ? { is_saved: true, program: { ...ownProgram, code: body.code, version: 3 } }
        : { is_saved: false, program: { ...ownProgram, code: 'print("phone")', version: 2 } },
    );
    const { user, editor } = await open();
    await user.type(editor, '# a');
    expect(await screen.findByText(say.other)).toBeDefined();
    expect(screen.getByText('print("phone")')).toBeDefined();
    expect(editor.value).toBe(`${ownProgram.code}# a`);
    await user.click(screen.getByRole('button', { name: say.keepMine }));
    expect(await screen.findByText(say.saved)).toBeDefined();
    expect(server.requests('programs.saveProgram').at(-1)?.body).toEqual({
      code: `${ownProgram.code}# a`,
      version: 2,
    });
  });

  it('opens with what was typed here, beside what another device has saved since', async () => {
    const draft = { code: 'print("bus")', writtenAt: 1, isSent: false, version: 0 };
    localStorage.setItem(codeKey, JSON.stringify(draft));
    const { user, editor } = await open();
    expect(editor.value).toBe('print("bus")');
    await user.click(screen.getByRole('button', { name: say.take }));
    expect(editor.value).toBe(ownProgram.code);
  });

  it('of somebody else, or deleted, is not found', async () => {
    openApp('/programs/p9', language);
    expect((await screen.findAllByText(say.unknown)).length).toBeGreaterThan(0);
  });

  it('that was deleted elsewhere says so, and what was typed can be kept', async () => {
    const { user, editor } = await open();
    server.answer('programs.saveProgram', refuse('not_found'));
    await user.type(editor, '# a');
    expect(await screen.findByText(say.gone)).toBeDefined();
    await user.click(screen.getByRole('button', { name: say.keepCopy }));
    expect((await screen.findByRole('link', { name: say.openIt })).getAttribute('href')).toBe('/programs/p2');
    expect(server.requests('programs.createProgram')[0]?.body).toMatchObject({
      title: 'My kolam',
      code: `${ownProgram.code}# a`,
    });
  });

  it('is kept once as a copy, also at a second press after its answer was lost', async () => {
    const { user, editor } = await open();
    server.answer('programs.saveProgram', refuse('not_found'));
    await user.type(editor, '# a');
    server.answer('programs.createProgram', networkFailure);
    await user.click(await screen.findByRole('button', { name: say.keepCopy }));
    await waitFor(() => expect(server.requests('programs.createProgram')).toHaveLength(1));
    server.answer('programs.createProgram', { ...ownProgram, id: 'p2' });
    await user.click(await screen.findByRole('button', { name: say.keepCopy, busy: false }));
    expect(await screen.findByRole('link', { name: say.openIt })).toBeDefined();
    const calls = server.requests('programs.createProgram');
    expect(calls).toHaveLength(2);
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('says why the server does not save it', async () => {
    const { user, editor } = await open();
    server.answer('programs.saveProgram', refuse('storage_full'));
    await user.type(editor, '# a');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.queryByRole('button', { name: say.keepCopy })).toBeNull();
  });

  it('of which only this device has the last changes is not lost when it is not found', async () => {
    const draft = { code: 'print("bus")', writtenAt: 1, isSent: false, version: 1 };
    localStorage.setItem('code_draft_p9', JSON.stringify(draft));
    const { user } = openApp('/programs/p9', language);
    expect((await screen.findAllByText(say.gone)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: say.keepCopy }));
    expect(await screen.findByRole('link', { name: say.openIt })).toBeDefined();
    expect(server.requests('programs.createProgram')[0]?.body).toMatchObject({ code: draft.code });
  });

  it('that was opened before is not shown any more once it is not found', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('link', { name: say.back }));
    server.answer('programs.program', refuse('not_found'));
    await router.goBack();
    expect((await screen.findAllByText(say.unknown)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { name: 'My kolam', level: 1 })).toBeNull();
  });

  it('that was opened before does not open again after it is deleted, not even offline', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('link', { name: say.back }));
    await user.click(await screen.findByRole('button', { name: say.more }));
    await user.click(screen.getByRole('button', { name: say.remove }));
    server.answer('programs.programs', []);
    await user.click(await screen.findByRole('button', { name: say.remove }));
    await screen.findByRole('heading', { name: say.empty });
    server.answer('programs.program', networkFailure);
    await router.goBack();
    expect((await screen.findAllByText(say.failedOne)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { name: 'My kolam', level: 1 })).toBeNull();
  });

  it('leads to the list once it is deleted', async () => {
    const { user, pathname } = await open();
    await user.click(screen.getByRole('button', { name: say.more }));
    await user.click(screen.getByRole('button', { name: say.remove }));
    server.answer('programs.programs', []);
    await user.click(await screen.findByRole('button', { name: say.remove }));
    await waitFor(() => expect(pathname()).toBe('/programs'));
    expect(await screen.findByRole('heading', { name: say.empty })).toBeDefined();
  });
});
