import './styles/app.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { asDrawn, DrawnOutlineProvider } from './app/layout/drawn-outline.tsx';
import { createBrowserHistory } from './app/navigation/history.ts';
import { prefetchScreen } from './app/navigation/prefetch.ts';
import { getLanguage } from './lib/language/language.ts';
import { paths } from './lib/paths.ts';

const root = document.getElementById('root');
if (root === null) throw new TypeError('index.html has no element with the id root');
// In tasks of their own: input can be handled between evaluating the libraries, fetching the screen and drawing the page.
setTimeout(() => prefetchScreen(window.location.pathname), 0);
setTimeout(() => show(root), 0);

function show(place: HTMLElement): void {
  const history = createBrowserHistory();
  const app = <App history={history} />;
  if (place.dataset['drawnIn'] === getLanguage()) {
    const isOutline = history.location.pathname !== paths.home();
    // A transition is rendered in slices, between which the page answers touches.
    startTransition(() => {
      hydrateRoot(
        place,
        isOutline ? <DrawnOutlineProvider value={asDrawn}>{app}</DrawnOutlineProvider> : app,
      );
    });
    delete place.dataset['drawnIn'];
    return;
  }
  place.replaceChildren();
  delete document.documentElement.dataset['wrongLanguage'];
  createRoot(place).render(app);
}
