import type { Language } from '@python-learning/domain';
import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPath } from 'react-router';
import { App } from '../app/app.tsx';
import { createMemoryHistory } from '../app/navigation/history.ts';
import { setLanguage } from '../lib/language/language.ts';

// Screens are fetched on navigation, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Renders the whole app at a path, in a language, on a computer or a phone held upright. */
export function openApp(path: string, language: Language, device: 'computer' | 'phone' = 'computer') {
  setLanguage(language);
  // Confetti and smooth scrolling have no place in a test.
  window.matchMedia = (query) => Object.assign(new EventTarget(), mediaAnswer(query, device === 'phone'));
  Element.prototype.scrollIntoView = () => {};
  const history = createMemoryHistory(path);
  const visited = recordPaths(history);
  const view = render(<App history={history} />);
  return {
    user: userEvent.setup(),
    router: {
      /** Goes to another page, as a link would. */
      navigate: (to: string, options: { state?: unknown } = {}) =>
        act(async () => history.push(to, options.state)),
      /** Goes back, like the browser's back button. */
      goBack: () => act(async () => history.go(-1)),
      /** Goes forward, like the browser's forward button. */
      goForward: () => act(async () => history.go(1)),
    },
    close: view.unmount,
    pathname: () => history.location.pathname,
    /** The path with its search. */
    address: () => createPath(history.location),
    /** Every page that the app went to, in order. */
    visited,
  };
}

function recordPaths(history: ReturnType<typeof createMemoryHistory>): readonly string[] {
  const visited: string[] = [];
  for (const method of ['push', 'replace'] as const) {
    const go = history[method].bind(history);
    history[method] = (to, state) => {
      go(to, state);
      visited.push(history.location.pathname);
    };
  }
  return visited;
}

function mediaAnswer(media: string, isPhone: boolean): Omit<MediaQueryList, keyof EventTarget> {
  return {
    media,
    matches: media.includes('reduced-motion') || (isPhone && media.includes('max-width')),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  };
}
