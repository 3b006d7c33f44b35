import { networkFailure } from '@python-learning/testing/fake-api';
import { ownProgram } from '@python-learning/testing/samples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const words = {
  en: {
    bring: 'Bring one',
    title: 'Bring a program',
    choose: /Choose a .py file/,
    paste: 'Or paste the program here',
    keep: 'Add to my programs',
    usual: 'Program 1',
    notText: /This is no text/,
    empty: /There is nothing in it yet/,
    noAnswer: /No answer came/,
    close: 'Close',
  },
  ta: {
    bring: 'கொண்டு வா',
    title: 'நிரலைக் கொண்டு வா',
    choose: /.py கோப்பைத் தெரிவு செய்/,
    paste: 'அல்லது நிரலை இங்கே ஒட்டு',
    keep: 'என் நிரல்களில் சேர்',
    usual: 'நிரல் 1',
    notText: /இதில் எழுத்துகள் இல்லை/,
    empty: /இதில் இன்னும் எதுவும் இல்லை/,
    noAnswer: /பதில் வரவில்லை/,
    close: 'மூடு',
  },
};

describe.each(['en', 'ta'] as const)('a program of another place in %s', (language) => {
  const say = words[language];
  const open = async () => {
    const server = startFakeCourse({
      'programs.createProgram': ({ body: { title, code } }) => ({ ...ownProgram, id: 'p2', title, code }),
      'programs.program': { ...ownProgram, id: 'p2' },
    });
    const app = openApp('/programs', language);
    await app.user.click(await screen.findByRole('button', { name: say.bring }));
    const sheet = within(await screen.findByRole('dialog', { name: say.title }));
    const created = () => server.requests('programs.createProgram').map(({ body }) => body);
    return { ...app, server, sheet, created };
  };

  it('is kept under the name of its file, and opens', async () => {
    const { user, sheet, created, pathname } = await open();
    await user.upload(sheet.getByLabelText(say.choose), new File(['print(1)\r\n'], 'My_kolam.py'));
    await waitFor(() => expect(pathname()).toBe('/programs/p2'));
    expect(created()).toEqual([{ title: 'My kolam', code: 'print(1)' }]);
  });

  it('can be dropped', async () => {
    const { sheet, created } = await open();
    const files = [new File(['print(2)'], 'என்_கோலம்.py')];
    fireEvent.drop(sheet.getByText(say.choose), { dataTransfer: { files } });
    await waitFor(() => expect(created()).toEqual([{ title: 'என் கோலம்', code: 'print(2)' }]));
  });

  it('can be pasted, and gets the title of a new one', async () => {
    const { user, sheet, created, pathname } = await open();
    fireEvent.change(sheet.getByRole('textbox', { name: say.paste }), { target: { value: 'print(3)' } });
    await user.click(sheet.getByRole('button', { name: say.keep }));
    await waitFor(() => expect(pathname()).toBe('/programs/p2'));
    expect(created()).toEqual([{ title: say.usual, code: 'print(3)' }]);
  });

  it('is refused kindly where it is none, and another can be chosen', async () => {
    const { user, sheet, created } = await open();
    await user.click(sheet.getByRole('button', { name: say.keep }));
    expect(sheet.getByRole('alert').textContent).toMatch(say.empty);
    const file = sheet.getByLabelText(say.choose);
    await user.upload(file, new File([new Uint8Array([0x89, 0x50, 0, 0x1a])], 'photo.py'));
    await waitFor(() => expect(sheet.getByRole('alert').textContent).toMatch(say.notText));
    expect(created()).toEqual([]);
    await user.upload(file, new File(['print(4)'], 'photo.py'));
    await waitFor(() => expect(created()).toEqual([{ title: 'photo', code: 'print(4)' }]));
    expect(sheet.queryByRole('alert')).toBeNull();
  });

  it('stays in the field while there is no connection', async () => {
    const { user, server, sheet, created } = await open();
    server.answer('programs.createProgram', networkFailure);
    const field = sheet.getByRole<HTMLTextAreaElement>('textbox', { name: say.paste });
    fireEvent.change(field, { target: { value: 'print(5)' } });
    await user.click(sheet.getByRole('button', { name: say.keep }));
    expect((await sheet.findByRole('alert')).textContent).toMatch(say.noAnswer);
    expect(field.value).toBe('print(5)');
    expect(created()).toHaveLength(1);
  });

  it('need not be brought: the sheet closes, and the button has the focus', async () => {
    const { user, sheet } = await open();
    await user.click(sheet.getByRole('button', { name: say.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: say.bring }));
  });
});
