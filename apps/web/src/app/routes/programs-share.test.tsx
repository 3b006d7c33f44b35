import type { ProgramShare } from '@python-learning/contract';
import { networkFailure, type Outcomes, refuse } from '@python-learning/testing/fake-api';
import { listedProgram, ownProgram, ownShare, unsharedProgram } from '@python-learning/testing/samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { square } from '../../workbench/drawing/drawings.fixture.ts';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const words = {
  en: {
    editor: 'Python code',
    more: 'My kolam: more',
    show: 'Show it to somebody',
    sheet: 'Show it',
    who: /Only people with the link see it/,
    make: 'Make a link',
    play: /^It runs\s*Others run it/,
    code: /^It runs, with its code/,
    showCode: 'Show the code, too',
    made: 'The link is ready.',
    send: 'Send',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: /Your browser did not copy it/,
    writeToUs: 'Write to us',
    qr: 'QR code of the link',
    picture: /^The drawing/,
    preview: 'What do others see?',
    line: 'Line 2: 0771234567',
    decide: /You decide/,
    changed: 'What did you change?',
    colours: 'the colours',
    tap: 'Tap what you changed.',
    star: /copy of “Star”/,
    renew: 'Show the new version',
    isOld: 'link shows the version before',
    isShared: 'has a link',
    end: 'End the link',
    ended: 'The link has ended.',
    other: /This is a new one, with a new address/,
    kept: 'The link stays.',
    keepLink: 'Keep the link',
    keep: 'Keep it',
    ends: /It ends on 24 December 2026/,
    again: 'Try again',
    why: {
      empty: /nothing to show yet/,
      unchanged_copy: /still somebody else’s program/,
      no_consent: /parents’ consent/,
      closed: /closed a link to this very program/,
      full: /as many links as there can be/,
    },
    closed: /told a name, a number or an address/,
    noAnswer: /No answer came/,
  },
  ta: {
    editor: 'Python குறியீடு',
    more: 'My kolam: மேலும்',
    show: 'மற்றவர்களுக்குக் காட்டு',
    sheet: 'இதைக் காட்டு',
    who: /இணைப்பு உள்ளவர் மட்டுமே/,
    make: 'இணைப்பை உருவாக்கு',
    play: /^இயக்கலாம்\s*மற்றவர்கள்/,
    code: /^இயக்கலாம், குறியீட்டையும்/,
    showCode: 'குறியீட்டையும் காட்டு',
    made: 'இணைப்பு தயார்.',
    send: 'அனுப்பு',
    copy: 'இணைப்பை நகலெடு',
    copied: 'இணைப்பை நகலெடுத்தாயிற்று.',
    notCopied: /உன் உலாவி இதை நகலெடுக்கவில்லை/,
    writeToUs: 'எங்களுக்கு எழுது',
    qr: 'இணைப்பின் QR குறி',
    picture: /^வரைபடம்/,
    preview: 'மற்றவர்கள் என்ன பார்ப்பார்கள்?',
    line: 'வரி 2: 0771234567',
    decide: /முடிவு உன்னுடையது/,
    changed: 'நீ எதை மாற்றினாய்?',
    colours: 'நிறங்கள்',
    tap: 'நீ மாற்றியதைத் தட்டு.',
    star: /“Star” நிரலின் நகலில்/,
    renew: 'புதியதைக் காட்டு',
    isOld: 'இணைப்பில் பழையது உள்ளது',
    isShared: 'இணைப்பு உண்டு',
    end: 'இணைப்பை நிறுத்து',
    ended: 'இணைப்பு நின்றுவிட்டது.',
    other: /இது புதிய இணைப்பு, முகவரியும் புதியது/,
    kept: 'இணைப்பு தொடரும்.',
    keepLink: 'இணைப்பை வைத்திரு',
    keep: 'வைத்திரு',
    ends: /24 டிசம்பர், 2026 அன்று/,
    again: 'மீண்டும் முயன்று பார்',
    why: {
      empty: /காட்ட இன்னும் எதுவும் இல்லை/,
      unchanged_copy: /இன்னும் வேறொருவரின் நிரல்/,
      no_consent: /பெற்றோரின் ஒப்புதல்/,
      closed: /இதே நிரலின் இணைப்பை/,
      full: /இணைப்புகள் வைக்க இடமில்லை/,
    },
    closed: /எங்கள் குழு இந்த இணைப்பை மூடிவிட்டது/,
    noAnswer: /பதில் வரவில்லை/,
  },
};

const qr = { size: 21, path: 'M0 0h1v1h-1z' };
const shared: ProgramShare = { ...unsharedProgram, share: ownShare, qr };

afterEach(() => vi.restoreAllMocks());

describe.each(['en', 'ta'] as const)('the link of an own program in %s', (language) => {
  const say = words[language];
  /** A server on which the program can be shared. */
  const start = (outcomes: Outcomes = {}) =>
    startFakeCourse({
      'programs.programs': [listedProgram],
      'programs.program': ownProgram,
      'shares.programShare': unsharedProgram,
      'shares.shareProgram': ({ body: { kind } }) => ({ ...shared, share: { ...ownShare, kind } }),
      'shares.changeShareKind': ({ body: { kind } }) => ({ ...ownShare, kind }),
      'shares.keepShare': ownShare,
      'shares.endShare': {},
      ...outcomes,
    });
  const open = async (outcomes?: Outcomes) => {
    const server = start(outcomes);
    const app = openApp('/programs', language);
    await app.user.click(await screen.findByRole('button', { name: say.more }));
    await app.user.click(screen.getByRole('button', { name: say.show }));
    const sheet = within(await screen.findByRole('dialog', { name: say.sheet }));
    return { ...app, server, sheet };
  };

  it('is made with the code or without, after what others see is said', async () => {
    const { user, server, sheet } = await open();
    expect(await sheet.findByText(say.who)).toBeDefined();
    await user.click(sheet.getByRole('radio', { name: say.play }));
    server.answer('shares.shares', [ownShare]);
    await user.click(sheet.getByRole('button', { name: say.make }));
    expect(await sheet.findByRole('img', { name: say.qr })).toBeDefined();
    expect(server.requests('shares.shareProgram').map(({ body }) => body)).toEqual([{ kind: 'play' }]);
    expect(sheet.getByText('python-learning.test/p/k7m2qrstvw')).toBeDefined();
    expect(screen.getByText(say.made)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByRole('heading', { name: say.sheet })));
    await user.keyboard('{Escape}');
    expect(await screen.findByText(say.isShared)).toBeDefined();
  });

  it.each([
    ['to be made', unsharedProgram],
    ['that others see', shared],
  ])('shows the picture of the program, for a link %s', async (_, state) => {
    const { sheet } = await open({
      'shares.programShare': state,
      'programs.programDrawing': { drawing: square },
    });
    expect(await sheet.findByRole('img', { name: say.picture })).toBeDefined();
  });

  it('shows no picture where others see an earlier version', async () => {
    const { sheet } = await open({
      'shares.programShare': { ...shared, share: { ...ownShare, is_current: false } },
      'programs.programDrawing': { drawing: square },
    });
    expect(await sheet.findByRole('button', { name: say.renew })).toBeDefined();
    expect(sheet.queryByRole('img', { name: say.picture })).toBeNull();
  });

  it('is sent by the phone’s own way, and copied by a tap', async () => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { user, sheet } = await open({ 'shares.programShare': shared });
    await user.click(await sheet.findByRole('button', { name: say.send }));
    expect(share).toHaveBeenCalledExactlyOnceWith({ text: ownShare.title, url: ownShare.address });
    await user.click(sheet.getByRole('button', { name: say.copy }));
    expect(await screen.findByText(say.copied)).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(ownShare.address);
    expect(sheet.getByRole('link', { name: say.preview }).getAttribute('href')).toBe('/p/k7m2qrstvw');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('that the browser does not copy is selected whole, to be copied by hand', async () => {
    const { user, sheet } = await open({ 'shares.programShare': shared });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(await sheet.findByRole('button', { name: say.copy }));
    expect((await sheet.findByRole('alert')).textContent).toMatch(say.notCopied);
    expect(getSelection()?.toString()).toBe(ownShare.address);
    expect(screen.queryByText(say.copied)).toBeNull();
  });

  it('points out what looks like personal data, with its line, and is made all the same', async () => {
    const hint = { looks_like: 'phone', place: 'code', line: 2, excerpt: '0771234567' } as const;
    const { user, sheet } = await open({
      'shares.programShare': { ...unsharedProgram, personal_data: [hint] },
    });
    expect(await sheet.findByText(say.line)).toBeDefined();
    expect(sheet.getByText(say.decide)).toBeDefined();
    await user.click(sheet.getByRole('button', { name: say.make }));
    expect(await sheet.findByRole('img', { name: say.qr })).toBeDefined();
  });

  it('of a changed copy asks for one tap on what was changed', async () => {
    const origin = { kind: 'share', title: 'Star', code: 'bcdfghjkmn' } as const;
    const { user, server, sheet } = await open({
      'shares.programShare': { ...unsharedProgram, needs_changed: true, origin },
    });
    const group = within(await sheet.findByRole('group', { name: say.changed }));
    expect(group.getByText(say.star)).toBeDefined();
    await user.click(sheet.getByRole('button', { name: say.make }));
    expect(group.getByRole('alert').textContent).toBe(say.tap);
    expect(server.requests('shares.shareProgram')).toHaveLength(0);
    await user.click(group.getByRole('button', { name: say.colours }));
    await user.click(sheet.getByRole('button', { name: say.make }));
    await waitFor(() => expect(server.requests('shares.shareProgram')).toHaveLength(1));
    expect(server.requests('shares.shareProgram')[0]?.body).toEqual({ kind: 'code', changed: 'colours' });
  });

  it.each(['empty', 'unchanged_copy', 'no_consent', 'closed', 'full'] as const)(
    'is not offered for one reason, in one sentence: %s',
    async (offer) => {
      const { sheet } = await open({ 'shares.programShare': { ...unsharedProgram, offer } });
      expect(await sheet.findByText(say.why[offer])).toBeDefined();
      expect(sheet.queryByRole('button', { name: say.make })).toBeNull();
    },
  );

  it.each([
    ['without the consent of a parent', { ...unsharedProgram, offer: 'no_consent' }],
    ['of which our team closed a link', { ...unsharedProgram, offer: 'closed' }],
    ['that our team closed for another reason', { ...shared, share: { ...ownShare, closed_for: 'other' } }],
  ] as const)('%s leads to where one can write to us', async (_, state) => {
    const { sheet } = await open({ 'shares.programShare': state });
    const link = await sheet.findByRole('link', { name: say.writeToUs });
    expect(link.getAttribute('href')).toBe('/contact');
  });

  it('is offered as soon as the change of a copy is saved', async () => {
    let isSaved = false;
    start({
      'programs.saveProgram': ({ body }) => {
        isSaved = true;
        return { is_saved: true, program: { ...ownProgram, code: body.code, version: 2 } };
      },
      'shares.programShare': () =>
        isSaved ? unsharedProgram : { ...unsharedProgram, offer: 'unchanged_copy' },
    });
    const { user } = openApp('/programs/p1', language);
    await screen.findByRole('heading', { name: 'My kolam', level: 1 });
    await act(() => vi.dynamicImportSettled());
    await user.type(screen.getByRole('textbox', { name: say.editor }), '# a');
    await user.click(screen.getByRole('button', { name: say.more }));
    await user.click(screen.getByRole('button', { name: say.show }));
    expect(await screen.findByText(say.why.unchanged_copy)).toBeDefined();
    expect(await screen.findByRole('button', { name: say.make })).toBeDefined();
  });

  it('shows the new version when its owner says so', async () => {
    const old = { ...ownShare, is_current: false, kind: 'play', changed: 'words' } as const;
    const { user, server, sheet } = await open({
      'shares.programShare': { ...shared, share: old },
      'shares.shares': [old],
    });
    expect(await screen.findByText(say.isOld)).toBeDefined();
    await user.click(await sheet.findByRole('button', { name: say.renew }));
    await waitFor(() => expect(sheet.queryByRole('button', { name: say.renew })).toBeNull());
    expect(server.requests('shares.shareProgram')[0]?.body).toEqual({ kind: 'play', changed: 'words' });
  });

  it('hides the code later', async () => {
    const { user, server, sheet } = await open({ 'shares.programShare': shared });
    await user.click(await sheet.findByRole('radio', { name: say.play }));
    await waitFor(() => expect(server.requests('shares.changeShareKind')).toHaveLength(1));
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: say.play }).checked).toBe(true);
    server.answer('shares.changeShareKind', networkFailure);
    await user.click(sheet.getByRole('radio', { name: say.code }));
    await user.click(sheet.getByRole('button', { name: say.showCode }));
    expect((await sheet.findByRole('alert')).textContent).toMatch(say.noAnswer);
    await user.click(sheet.getByRole('radio', { name: say.play }));
    expect(server.requests('shares.changeShareKind').map(({ body }) => body.kind)).toEqual(['play', 'code']);
  });

  it('shows hidden code only after a second press, below what looks like personal data', async () => {
    const hint = { looks_like: 'phone', place: 'code', line: 2, excerpt: '0771234567' } as const;
    const share: ProgramShare['share'] = { ...ownShare, kind: 'play' };
    const { user, server, sheet } = await open({
      'shares.programShare': { ...shared, share, personal_data: [hint] },
    });
    (await sheet.findByRole('radio', { name: say.play })).focus();
    await user.click(sheet.getByRole('radio', { name: say.code }));
    expect(sheet.getByText(say.line)).toBeDefined();
    expect(server.requests('shares.changeShareKind')).toHaveLength(0);
    await user.click(sheet.getByRole('radio', { name: say.play }));
    expect(sheet.queryByRole('button', { name: say.showCode })).toBeNull();
    await user.click(sheet.getByRole('radio', { name: say.code }));
    await user.click(sheet.getByRole('button', { name: say.showCode }));
    await waitFor(() => expect(sheet.queryByRole('button', { name: say.showCode })).toBeNull());
    expect(server.requests('shares.changeShareKind').map(({ body }) => body)).toEqual([{ kind: 'code' }]);
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: say.code }).checked).toBe(true);
  });

  it('ends after a second press', async () => {
    const { user, server, sheet } = await open({ 'shares.programShare': shared });
    await user.click(await sheet.findByRole('button', { name: say.end }));
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: say.keepLink }));
    expect(server.requests('shares.endShare')).toHaveLength(0);
    server.answer('shares.programShare', unsharedProgram);
    await user.click(sheet.getByRole('button', { name: say.end }));
    expect(await sheet.findByRole('button', { name: say.make })).toBeDefined();
    expect(screen.getByText(say.ended)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByRole('heading', { name: say.sheet })));
  });

  it('that ended in another tab is not shown any more on return', async () => {
    const { server, sheet } = await open({ 'shares.programShare': shared });
    await sheet.findByRole('button', { name: say.end });
    server.answer('shares.programShare', unsharedProgram);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await sheet.findByText(say.ended)).toBeDefined();
    expect(sheet.queryByRole('img', { name: say.qr })).toBeNull();
    expect(sheet.getByRole('button', { name: say.make })).toBeDefined();
  });

  it('that ended in another tab says so when it is ended or changed here', async () => {
    const gone = refuse('not_found');
    const openStale = async () => {
      const app = await open({
        'shares.programShare': shared,
        'shares.endShare': gone,
        'shares.changeShareKind': gone,
      });
      await app.sheet.findByRole('button', { name: say.end });
      app.server.answer('shares.programShare', unsharedProgram);
      return app;
    };
    const first = await openStale();
    await first.user.click(first.sheet.getByRole('button', { name: say.end }));
    await first.user.click(first.sheet.getByRole('button', { name: say.end }));
    expect(await first.sheet.findByText(say.ended)).toBeDefined();
    first.close();
    const second = await openStale();
    await second.user.click(second.sheet.getByRole('radio', { name: say.play }));
    expect(await second.sheet.findByText(say.ended)).toBeDefined();
  });

  it('that ended in another tab is a new one when the new version is shown, and says so', async () => {
    const old = { ...ownShare, is_current: false };
    const { user, sheet } = await open({
      'shares.programShare': { ...shared, share: old },
      'shares.shareProgram': { ...shared, share: { ...ownShare, code: 'bcdfghjkmn' } },
    });
    await user.click(await sheet.findByRole('button', { name: say.renew }));
    expect(await screen.findByText(say.other)).toBeDefined();
  });

  it('that nobody opens says in the list when it ends, and is kept at a tap', async () => {
    const server = start({ 'shares.shares': [{ ...ownShare, ends_at: '2026-12-24T10:00:00.000Z' }] });
    const { user } = openApp('/programs', language);
    expect(await screen.findByText(say.ends)).toBeDefined();
    server.answer('shares.shares', [ownShare]);
    await user.click(screen.getByRole('button', { name: say.keep }));
    await waitFor(() => expect(screen.queryByText(say.ends)).toBeNull());
    expect(server.requests('shares.keepShare')).toHaveLength(1);
    expect(screen.getByText(say.kept)).toBeDefined();
  });

  it('that our team closed says why', async () => {
    const share = { ...ownShare, closed_for: 'personal_data' } as const;
    const { sheet } = await open({ 'shares.programShare': { ...shared, share } });
    expect(await sheet.findByText(say.closed)).toBeDefined();
    expect(sheet.queryByRole('button', { name: say.send })).toBeNull();
  });

  it('that did not load or was not made can be tried again', async () => {
    const { user, server, sheet } = await open({ 'shares.programShare': networkFailure });
    expect((await sheet.findByRole('alert')).textContent).toMatch(say.noAnswer);
    server.answer('shares.programShare', unsharedProgram);
    await user.click(sheet.getByRole('button', { name: say.again }));
    const make = await sheet.findByRole('button', { name: say.make });
    server.answer('shares.shareProgram', networkFailure);
    await user.click(make);
    expect((await sheet.findByRole('alert')).textContent).toMatch(say.noAnswer);
    server.answer('shares.shareProgram', refuse('consent_missing'));
    await user.click(make);
    await waitFor(() => expect(sheet.getByRole('alert').textContent).not.toMatch(say.noAnswer));
  });
});
