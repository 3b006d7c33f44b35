import { networkFailure, noAnswer, type Outcomes, refuse } from '@python-learning/testing/fake-api';
import { kavin, ownProgram, runResult, sharedProgram, waitingRun } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { forLearner, forVisitor, startFakeApi } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { square } from '../../workbench/drawing/drawings.fixture.ts';

const loads = vi.hoisted(() => ({ player: 0 }));
vi.mock('../../workbench/drawing/drawing-player.tsx', async (original) => {
  loads.player += 1;
  return original();
});

const words = {
  en: {
    output: 'What the program shows',
    madeBy: 'Made by a learner',
    run: 'Run',
    copy: 'Copy and change',
    asks: /This program asks something/,
    enter: 'Enter',
    error: 'The program ended with an error.',
    gone: 'This program is not here any more',
    start: 'Write a program yourself',
    failed: /The program did not load/,
    again: 'Try again',
    report: 'Report',
    wrong: 'What is wrong with it?',
    hurts: 'It hurts somebody',
    send: 'Send',
    choose: 'Choose a reason first.',
    thanks: 'Thank you. Our team will look at it.',
    account: 'Change it in your account',
    signup: 'Create an account',
    login: 'I have an account',
    email: 'Email',
    password: 'Password',
    loginNow: 'Login',
    full: /You have 100 programs/,
    ran: 'The run has ended.',
    lacks: /Files that this program keeps for its author are not here/,
    copyLacks: 'A copy begins without these files, too.',
    nothing: 'It shows nothing.',
    used: /A lot of programs ran from here/,
    colours: 'Changed in this copy: the colours',
    thanksTo: 'Thanks to “Star”',
    own: 'This is how others see your program.',
  },
  ta: {
    output: 'நிரல் காட்டுவது',
    madeBy: 'ஒரு மாணவர் எழுதிய நிரல்',
    run: 'இயக்கு',
    copy: 'மாற்றிப் பாருங்கள்',
    asks: /இந்த நிரல் கேள்வி கேட்கும்/,
    enter: 'உள்ளிடு',
    error: 'நிரல் பிழையுடன் நின்றது.',
    gone: 'இந்த நிரல் இப்போது இங்கே இல்லை',
    start: 'நீங்களும் எழுதுங்கள்',
    failed: /நிரல் வரவில்லை/,
    again: 'மீண்டும் முயன்று பாருங்கள்',
    report: 'புகார்',
    wrong: 'இதில் என்ன தவறு?',
    hurts: 'இது ஒருவரைப் புண்படுத்துகிறது',
    send: 'அனுப்புங்கள்',
    choose: 'முதலில் ஒரு காரணத்தைத் தெரிவு செய்யுங்கள்.',
    thanks: 'நன்றி. எங்கள் குழு இதைப் பார்க்கும்.',
    account: 'உங்கள் கணக்கில் இதை மாற்றலாம்',
    signup: 'கணக்கு தொடங்குங்கள்',
    login: 'எனக்குக் கணக்கு உள்ளது',
    email: 'மின்னஞ்சல்',
    password: 'கடவுச்சொல்',
    loginNow: 'உள்நுழை',
    full: /உன்னிடம் 100 நிரல்கள் உள்ளன/,
    ran: 'நிரல் இயங்கி முடிந்தது.',
    lacks: /கோப்புகள் அதை எழுதியவரிடம் மட்டுமே உள்ளன/,
    copyLacks: 'நகலும் அந்தக் கோப்புகள் இல்லாமல்தான் தொடங்கும்.',
    nothing: 'நிரல் எதையும் காட்டவில்லை.',
    used: /நிறைய நிரல்கள் இயங்கின/,
    colours: 'இந்த நகலில் மாறியது: நிறங்கள்',
    thanksTo: '“Star” நிரலுக்கு நன்றி',
    own: 'உன் நிரலை மற்றவர்கள் இப்படித்தான் பார்ப்பார்கள்.',
  },
};
const path = `/p/${sharedProgram.code}`;
const shows = (output: string) => runResult({ verdict: 'unchecked', output });

// The first test of this file: what shows drawings is loaded once.
it('loads what shows drawings while a program that draws runs, also where its lines are hidden', async () => {
  const played = { ...sharedProgram, kind: 'play', source: null } as const;
  const open = (draws: boolean) => {
    const answer: Outcomes = { 'shares.sharedProgram': { ...played, draws }, 'shares.runShared': noAnswer };
    startFakeApi({ ...forVisitor, ...answer });
    return openApp(path, 'en');
  };
  const { close } = open(false);
  expect(await screen.findByText(words.en.madeBy)).toBeDefined();
  await vi.dynamicImportSettled();
  expect(loads.player).toBe(0);
  close();
  open(true);
  await waitFor(() => expect(loads.player).toBe(1));
});

describe.each(['en', 'ta'] as const)('a shared program in %s', (language) => {
  const say = words[language];
  const open = (outcomes: Outcomes = {}, who: Outcomes = forVisitor) => {
    const server = startFakeApi({
      ...who,
      'shares.sharedProgram': sharedProgram,
      'shares.runShared': shows('o o\n o \n'),
      'shares.reportShared': {},
      'shares.copyShared': { ...ownProgram, id: 'p2' },
      ...outcomes,
    });
    const runs = () => server.requests('shares.runShared').map(({ body }) => body);
    return { server, runs, ...openApp(path, language) };
  };
  /** The button to copy, once it is known who is there. */
  const copyButton = async () => {
    const button = await screen.findByRole('button', { name: say.copy });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    return button;
  };
  const output = async () => within(await screen.findByRole('region', { name: say.output }));

  it('runs by itself for a visitor, and says who made it beside every part of the page', async () => {
    const { runs } = open();
    expect(await screen.findByRole('heading', { level: 1, name: sharedProgram.title })).toBeDefined();
    expect(await (await output()).findByText(/o o/)).toBeDefined();
    expect((await output()).getByRole('status').textContent).toBe(say.ran);
    expect(runs()).toEqual([{ inputs: [], chance: expect.any(Number) }]);
    expect(screen.getByText(say.madeBy)).toBeDefined();
  });

  it('runs again with another chance at each press', async () => {
    const { user, runs } = open();
    await (await output()).findByText(/o o/);
    await user.click(screen.getByRole('button', { name: say.run }));
    await waitFor(() => expect(runs()).toHaveLength(2));
    const chances = runs().map(({ chance }) => chance);
    expect(new Set(chances).size).toBe(2);
  });

  it('shows its lines and can be copied, or only plays', async () => {
    const { close } = open();
    expect(await screen.findByText('" o "')).toBeDefined();
    expect(screen.getByRole('button', { name: say.copy })).toBeDefined();
    close();
    open({ 'shares.sharedProgram': { ...sharedProgram, kind: 'play', source: null } });
    await (await output()).findByText(/o o/);
    expect(screen.queryByText('" o "')).toBeNull();
    expect(screen.queryByRole('button', { name: say.copy })).toBeNull();
    expect(screen.getByRole('link', { name: say.start })).toBeDefined();
  });

  it('shows an address as text, which leads nowhere', async () => {
    open({ 'shares.runShared': shows('https://example.com call 0771234567') });
    const shown = await output();
    expect(await shown.findByText(/example.com/)).toBeDefined();
    expect(shown.queryByRole('link')).toBeNull();
    const detection = document.querySelector('meta[name="format-detection"]');
    expect(detection?.getAttribute('content')).toContain('telephone=no');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  });

  it('waits for the visitor where it asks, and keeps its chance while it talks', async () => {
    const { user, runs } = open({
      'shares.sharedProgram': { ...sharedProgram, reads_input: true, inputs: ['Nila'] },
      'shares.runShared': ({ body }) => (body.inputs?.length === 1 ? shows('Hi Nila') : waitingRun('Name? ')),
    });
    expect(await (await output()).findByText(say.asks)).toBeDefined();
    expect(runs()).toEqual([]);
    await user.click(screen.getByRole('button', { name: say.run }));
    await user.type(await screen.findByRole('textbox', { name: /Name\?/ }), 'Nila');
    await user.click(screen.getByRole('button', { name: say.enter }));
    expect(await (await output()).findByText('Hi Nila')).toBeDefined();
    const [first, second] = runs();
    expect(second).toMatchObject({ inputs: ['Nila'], chance: first?.chance });
  });

  it('says that it ended with an error, and nothing of its lines', async () => {
    const explanation = { id: 'x', title: 'Look at line 2', text: 'print(secret)', next_step: '' };
    const rest = { python_says: 'NameError: secret', line: 2, column: null };
    const wrong = { error: 'NameError: secret', explanation: { ...explanation, ...rest } };
    open({ 'shares.runShared': runResult({ verdict: 'unchecked', output: 'a', ...wrong }) });
    const shown = await output();
    expect(await shown.findByText(say.error)).toBeDefined();
    expect(screen.queryByText(/secret/)).toBeNull();
  });

  it('shows the picture of a program that only draws', async () => {
    const drawn = runResult({ verdict: 'unchecked', output: '', drawing: square });
    open({ 'shares.runShared': drawn });
    const shown = await output();
    expect(await shown.findByRole('img')).toBeDefined();
    expect(shown.queryByText(say.nothing)).toBeNull();
  });

  it('without the files of its owner says so, and what a copy begins with', async () => {
    const { close } = open({ 'shares.sharedProgram': { ...sharedProgram, lacks_files: true } });
    expect(await (await output()).findByText(say.lacks)).toBeDefined();
    expect(screen.getByText(say.copyLacks)).toBeDefined();
    close();
    const played = { ...sharedProgram, kind: 'play', source: null, lacks_files: true } as const;
    const { close: closePlayed } = open({ 'shares.sharedProgram': played });
    expect(await (await output()).findByText(say.lacks)).toBeDefined();
    expect(screen.queryByText(say.copyLacks)).toBeNull();
    closePlayed();
    open();
    expect(await (await output()).findByText(/o o/)).toBeDefined();
    expect(screen.queryByText(say.lacks)).toBeNull();
  });

  it('that shows nothing says so', async () => {
    open({ 'shares.runShared': shows('') });
    expect(await (await output()).findByText(say.nothing)).toBeDefined();
  });

  it('that is not there any more says so, and offers a beginning', async () => {
    open({ 'shares.sharedProgram': refuse('not_found') });
    expect(await screen.findByRole('heading', { level: 1, name: say.gone })).toBeDefined();
    expect(screen.getByRole('link', { name: say.start }).getAttribute('href')).toBe('/');
  });

  it('that did not load can be asked for again', async () => {
    const { user, server } = open({ 'shares.sharedProgram': networkFailure });
    expect(await screen.findAllByText(say.failed)).not.toHaveLength(0);
    server.answer('shares.sharedProgram', sharedProgram);
    await user.click(screen.getByRole('button', { name: say.again }));
    expect(await (await output()).findByText(/o o/)).toBeDefined();
  });

  it('says why it does not run, and runs at the next press', async () => {
    const { user, server } = open({ 'shares.runShared': refuse('run_time_used', { retryAfterS: 300 }) });
    const shown = await output();
    expect(await shown.findByText(say.used)).toBeDefined();
    server.answer('shares.runShared', shows('o o'));
    await user.click(screen.getByRole('button', { name: say.run }));
    expect(await shown.findByText('o o')).toBeDefined();
  });

  it('whose run got no answer is run again at a press', async () => {
    const { user, server } = open({ 'shares.runShared': networkFailure });
    const shown = await output();
    const again = await shown.findByRole('button', { name: say.again });
    server.answer('shares.runShared', shows('o o'));
    await user.click(again);
    expect(await shown.findByText('o o')).toBeDefined();
  });

  it('is copied by a learner, who goes on with it', async () => {
    const { user, pathname } = open(
      { 'programs.program': { ...ownProgram, id: 'p2' }, 'programs.programs': [] },
      forLearner(),
    );
    await user.click(await copyButton());
    await waitFor(() => expect(pathname()).toBe('/programs/p2'));
  });

  it('is copied once, also at a second press after its answer was lost', async () => {
    const { user, server, pathname } = open(
      { 'shares.copyShared': networkFailure, 'programs.programs': [] },
      forLearner(),
    );
    await user.click(await copyButton());
    expect(await screen.findByRole('alert')).toBeDefined();
    server.answer('programs.program', { ...ownProgram, id: 'p2' });
    server.answer('shares.copyShared', { ...ownProgram, id: 'p2' });
    await user.click(await copyButton());
    await waitFor(() => expect(pathname()).toBe('/programs/p2'));
    const keys = server.requests('shares.copyShared').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is not copied where there is no room, and says so', async () => {
    const { user, pathname } = open({ 'shares.copyShared': refuse('programs_full') }, forLearner());
    await user.click(await copyButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(say.full);
    expect(pathname()).toBe(path);
  });

  it('leads a visitor who wants to change it to an account, and from the login back', async () => {
    const { user, pathname } = open({ 'auth.login': { user: kavin } });
    await user.click(await copyButton());
    const offer = within(screen.getByRole('dialog', { name: say.account }));
    expect(offer.getByRole('link', { name: say.signup }).getAttribute('href')).toBe('/signup');
    await user.click(offer.getByRole('link', { name: say.login }));
    await user.type(await screen.findByLabelText(say.email), kavin.email);
    await user.type(screen.getByLabelText(say.password), 'a long password');
    await user.click(screen.getByRole('button', { name: say.loginNow }));
    await waitFor(() => expect(pathname()).toBe(path));
    expect(localStorage.getItem('shared_wish')).toBeNull();
  });

  it('can be reported for one reason of a few, and thanks', async () => {
    const { user, server } = open();
    const report = await screen.findByRole('button', { name: say.report });
    await user.click(report);
    const dialog = within(screen.getByRole('dialog', { name: say.wrong }));
    await user.click(await dialog.findByRole('button', { name: say.send }));
    expect(dialog.getByRole('alert').textContent).toBe(say.choose);
    expect(server.requests('shares.reportShared')).toHaveLength(0);
    await user.click(dialog.getByRole('radio', { name: say.hurts }));
    server.answer('shares.reportShared', networkFailure);
    await user.click(dialog.getByRole('button', { name: say.send }));
    expect(await dialog.findByRole('alert')).toBeDefined();
    server.answer('shares.reportShared', {});
    await user.click(dialog.getByRole('button', { name: say.send }));
    expect(await dialog.findByText(say.thanks)).toBeDefined();
    expect(server.requests('shares.reportShared').at(-1)?.body).toEqual({ reason: 'hurtful' });
    await user.keyboard('{Escape}');
  });

  it('that is a copy says what was changed, and thanks the other one', async () => {
    const origin = { kind: 'share', title: 'Star', code: 'bcdfghjkmn' } as const;
    open({ 'shares.sharedProgram': { ...sharedProgram, changed: 'colours', origin } });
    expect(await screen.findByText(say.colours)).toBeDefined();
    expect(screen.getByRole('link', { name: say.thanksTo }).getAttribute('href')).toBe('/p/bcdfghjkmn');
  });

  it('tells its owner what others see, and is not reported or copied by them', async () => {
    open({ 'shares.sharedProgram': { ...sharedProgram, is_own: true } }, forLearner());
    expect(await screen.findByText(say.own)).toBeDefined();
    expect(screen.queryByRole('button', { name: say.copy })).toBeNull();
    expect(screen.queryByRole('button', { name: say.report })).toBeNull();
  });
});
