import './styles/app.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createBrowserHistory } from './app/navigation/history.ts';
import { prefetchScreen } from './app/navigation/prefetch.ts';
import { fetchedScreens } from './app/router.tsx';
import { getLanguage } from './lib/language/language.ts';

const root = document.getElementById('root');
if (root === null) throw new TypeError('index.html has no element with the id root');
prefetchScreen(fetchedScreens, window.location.pathname);
// Render in a separate task: input can be handled between evaluating the libraries and drawing the page.
setTimeout(() => show(root), 0);

function show(place: HTMLElement): void {
  const app = <App history={createBrowserHistory()} />;
  if (place.dataset['drawnIn'] === getLanguage()) {
    hydrateRoot(place, app);
    delete place.dataset['drawnIn'];
    return;
  }
  place.replaceChildren();
  delete document.documentElement.dataset['wrongLanguage'];
  createRoot(place).render(app);
}
