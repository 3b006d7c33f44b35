import { networkFailure, type Outcomes } from '@python-learning/testing/fake-api';
import {
  listedProgram,
  ownProgram,
  ownShare,
  runResult,
  unsharedProgram,
  waitingRun,
} from '@python-learning/testing/samples';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { square } from '../../workbench/drawing/drawings.fixture.ts';

const words = {
  en: {
    more: 'My kolam: more',
    print: 'Print a card',
    title: 'A card to print',
    card: 'Your card',
    qr: 'QR code of the link',
    noLink: /no link yet/,
    noPicture: /No answer came/,
    page: 'Page (A4)',
    now: 'Print',
    again: 'Try again',
    asks: /Run it once and answer/,
    error: /ended with an error/,
    nothing: /shows nothing yet/,
    open: 'Open the program',
  },
  ta: {
    more: 'My kolam: மேலும்',
    print: 'அட்டை அச்சிடு',
    title: 'அச்சிட ஓர் அட்டை',
    card: 'உன் அட்டை',
    qr: 'இணைப்பின் QR குறி',
    noLink: /இன்னும் இணைப்பு இல்லை/,
    noPicture: /பதில் வரவில்லை/,
    page: 'பக்கம் (A4)',
    now: 'அச்சிடு',
    again: 'மீண்டும் முயன்று பார்',
    asks: /இயக்கிப் பதில் சொல்/,
    error: /பிழையுடன் நின்றது/,
    nothing: /எதையும் காட்டவில்லை/,
    open: 'நிரலைத் திற',
  },
};
const linked = { ...unsharedProgram, share: ownShare, qr: { size: 21, path: 'M0 0h1v1h-1z' } };

afterEach(() => vi.restoreAllMocks());

describe.each(['en', 'ta'] as const)('the card of a program in %s', (language) => {
  const say = words[language];
  const start = (outcomes: Outcomes = {}) =>
    startFakeCourse({
      'programs.programs': [listedProgram],
      'programs.program': { ...ownProgram, inputs: ['Nila'] },
      'programs.runProgram': runResult({ verdict: 'unchecked', output: 'o o\n o \n' }),
      'shares.programShare': linked,
      ...outcomes,
    });
  const card = async () => within(await screen.findByRole('figure', { name: say.card }));

  it('is opened from its menu, and shows what it shows, its title and the way to it', async () => {
    const server = start();
    const { user } = openApp('/programs', language);
    await user.click(await screen.findByRole('button', { name: say.more }));
    await user.click(screen.getByRole('button', { name: say.print }));
    expect(await screen.findByRole('heading', { level: 1, name: say.title })).toBeDefined();
    const shown = await card();
    expect(await shown.findByText(/o o/)).toBeDefined();
    expect(shown.getByText(ownProgram.title)).toBeDefined();
    expect(await shown.findByRole('img', { name: say.qr })).toBeDefined();
    expect(shown.getByText('python-learning.test/p/k7m2qrstvw')).toBeDefined();
    expect(server.requests('programs.runProgram')[0]?.body).toEqual({
      code: ownProgram.code,
      inputs: ['Nila'],
    });
  });

  it('has the picture of a program that draws', async () => {
    start({ 'programs.runProgram': runResult({ verdict: 'unchecked', output: '', drawing: square }) });
    openApp('/card/p1', language);
    const images = await (await card()).findAllByRole('img');
    expect(images[0]?.getAttribute('aria-label')).not.toBe(say.qr);
  });

  it('is printed on the chosen paper', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    start();
    const { user } = openApp('/card/p1', language);
    await user.click(await screen.findByRole('radio', { name: say.page }));
    expect(document.querySelector('main style')?.textContent).toContain('size: A4');
    await user.click(screen.getByRole('button', { name: say.now }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('says where a QR code or a picture is missing, and why', async () => {
    start({ 'shares.programShare': unsharedProgram, 'programs.runProgram': networkFailure });
    openApp('/card/p1', language);
    expect(await screen.findByText(say.noLink)).toBeDefined();
    expect((await screen.findByRole('alert')).textContent).toMatch(say.noPicture);
    expect((await card()).queryByRole('img', { name: say.qr })).toBeNull();
  });

  it('whose run got no answer keeps its place empty, and is tried again at a press', async () => {
    const server = start({ 'programs.runProgram': networkFailure });
    const { user } = openApp('/card/p1', language);
    expect((await screen.findByRole('alert')).textContent).toMatch(say.noPicture);
    expect(document.querySelector('figure .bg-skeleton')).toBeNull();
    server.answer('programs.runProgram', runResult({ verdict: 'unchecked', output: 'o o' }));
    await user.click(screen.getByRole('button', { name: say.again }));
    expect(await (await card()).findByText('o o')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['asks for more than was typed', 'asks', waitingRun('Name? ')],
    ['ends with an error', 'error', runResult({ verdict: 'unchecked', output: 'a', error: 'NameError' })],
    ['shows nothing', 'nothing', runResult({ verdict: 'unchecked', output: '' })],
  ] as const)('of a program that %s says so, and leads to the program', async (_, reason, run) => {
    start({ 'programs.runProgram': run });
    openApp('/card/p1', language);
    expect(await screen.findByText(say[reason])).toBeDefined();
    expect(screen.getByRole('link', { name: say.open }).getAttribute('href')).toBe('/programs/p1');
  });

  it('shows what came of the answers once they were typed', async () => {
    const server = start({
      'programs.program': ownProgram,
      'programs.runProgram': ({ body }) =>
        body.inputs?.length === 1 ? runResult({ verdict: 'unchecked', output: 'Hi' }) : waitingRun('Name? '),
    });
    const { user } = openApp('/card/p1', language);
    await user.click(await screen.findByRole('link', { name: say.open }));
    await screen.findByRole('heading', { level: 1, name: ownProgram.title });
    server.answer('programs.program', { ...ownProgram, inputs: ['Nila'] });
    await user.click(screen.getByRole('button', { name: say.more }));
    await user.click(screen.getByRole('button', { name: say.print }));
    expect(await (await card()).findByText('Hi')).toBeDefined();
    expect(screen.queryByText(say.asks)).toBeNull();
  });

  it('has no QR code of a link that our team closed', async () => {
    start({ 'shares.programShare': { ...linked, share: { ...ownShare, closed_for: 'other' } } });
    openApp('/card/p1', language);
    expect(await screen.findByText(say.noLink)).toBeDefined();
    expect((await card()).queryByRole('img', { name: say.qr })).toBeNull();
  });
});
