import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryHistory } from '../app/navigation/history.ts';
import { Link, type LinkProps } from './link.tsx';

function openLink(props: Partial<LinkProps> = {}) {
  const history = createMemoryHistory('/here?part=1');
  render(
    <Router location={history.location} navigator={history}>
      <Link to="/there?part=2#end" {...props}>
        Onward
      </Link>
    </Router>,
  );
  const press = (how: MouseEventInit = {}) => {
    const link = screen.getByRole('link', { name: 'Onward' });
    const click = createEvent.click(link, { button: 0, ...how });
    fireEvent(link, click);
    return { isLeftToBrowser: !click.defaultPrevented };
  };
  return { history, press };
}

describe('a link', () => {
  it('goes to its address with what it hands on, and the way back stays', () => {
    const { history, press } = openLink({ state: 'from here' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/there?part=2#end');
    expect(press().isLeftToBrowser).toBe(false);
    expect(history.location).toMatchObject({ pathname: '/there', search: '?part=2', hash: '#end' });
    expect(history.location.state).toBe('from here');
    expect(history.action).toBe('PUSH');
  });

  it('to the very page adds no step to the history', () => {
    const { history, press } = openLink({ to: '/here?part=1' });
    press();
    expect(history.action).toBe('REPLACE');
  });

  it('replaces the page where it is told to', () => {
    const { history, press } = openLink({ replace: true });
    press();
    expect(history.action).toBe('REPLACE');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a press with %o to the browser',
    (how) => {
      const { history, press } = openLink();
      expect(press(how).isLeftToBrowser).toBe(true);
      expect(history.location.pathname).toBe('/here');
    },
  );

  it('is not followed where its own handler prevented it', () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { history, press } = openLink({ onClick });
    press();
    expect(onClick).toHaveBeenCalledOnce();
    expect(history.location.pathname).toBe('/here');
  });

  it('with a target is left to the browser', () => {
    const { press } = openLink({ target: '_blank' });
    expect(press().isLeftToBrowser).toBe(true);
  });
});
