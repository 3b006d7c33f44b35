import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';

const message = { text: 'I wrote a program', url: 'https://learn.test/p/k7m2qrstvw' };

describe('a button that hands over a message', () => {
  afterEach(() => vi.restoreAllMocks());

  it('copies it where the phone has no way to send it', async () => {
    const user = userEvent.setup();
    render(<ShareButton message={message}>Send</ShareButton>);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await navigator.clipboard.readText()).toBe(`${message.text} ${message.url}`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows and selects it where the browser refuses to copy, so that it can be copied by hand', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    render(<ShareButton message={message}>Send</ShareButton>);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/did not copy/);
    expect(getSelection()?.toString()).toBe(`${message.text} ${message.url}`);
  });
});
