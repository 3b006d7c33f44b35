import type { Language } from '@python-learning/contract';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { routes } from '../app/router.tsx';
import { setLanguage } from '../lib/language/language.ts';

// Screens are fetched when they are gone to, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Opens the whole app at a path, as a learner in that language would see it. */
export function openApp(path: string, language: Language) {
  setLanguage(language);
  // Confetti and smooth scrolling have no place in a test.
  window.matchMedia = (query) => Object.assign(new EventTarget(), mediaAnswer(query));
  Element.prototype.scrollIntoView = () => {};
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(<App router={router} />);
  return {
    user: userEvent.setup(),
    router,
    close: view.unmount,
    pathname: () => router.state.location.pathname,
  };
}

function mediaAnswer(media: string): Omit<MediaQueryList, keyof EventTarget> {
  return {
    media,
    matches: media.includes('reduced-motion'),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  };
}
