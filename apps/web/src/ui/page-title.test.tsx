import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { DropDown } from './drop-down.tsx';
import { PageTitle } from './page-title.tsx';

type PageProps = { entry: string; isThere: boolean };

function Page({ entry, isThere }: PageProps) {
  return (
    <MemoryRouter initialEntries={[{ pathname: '/', key: entry }]}>
      <DropDown label="Menu">
        <button type="button">Inside</button>
      </DropDown>
      {isThere && <PageTitle title="Dashboard" />}
    </MemoryRouter>
  );
}

/** A page whose title is not there yet, after an earlier page: the first title of all leaves the focus alone. */
function openBeforeTitle() {
  render(<Page entry="first" isThere />);
  cleanup();
  const { rerender } = render(<Page entry="next" isThere={false} />);
  return { user: userEvent.setup(), titleArrives: () => rerender(<Page entry="next" isThere />) };
}

describe('the title of a page', () => {
  it('takes the focus when it comes late, from a part that is no menu', () => {
    const { titleArrives } = openBeforeTitle();
    titleArrives();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' }));
  });

  it('leaves open the menu that was opened before it came', async () => {
    const { user, titleArrives } = openBeforeTitle();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    titleArrives();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('leaves the focus where it is in an open menu', async () => {
    const { user, titleArrives } = openBeforeTitle();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.tab();
    titleArrives();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Inside' }));
  });
});
