import type { Language } from '@python-learning/domain';
import { element, showView } from './elements.ts';
import { showVideo } from './record-view.ts';
import { showStart } from './start-view.ts';
import { loadTexts } from './texts.ts';

/** Shows what the address names: `#m01-v1.ta` a video in one language, otherwise the start. */
async function show(): Promise<void> {
  const language = pageLanguage();
  const say = await loadTexts(language);
  document.documentElement.lang = language;
  document.title = say('title');
  const [id = '', spoken] = location.hash.slice(1).split('.');
  try {
    if (spoken === 'ta' || spoken === 'en') await showVideo(say, id, spoken);
    else await showStart(say, { switchLanguage });
  } catch {
    showView(
      element('main', {}, element('h1', {}, say('title')), element('p', { role: 'alert' }, say('noAnswer'))),
    );
  }
}

const languageKey = 'voice-page.language';

function pageLanguage(): Language {
  return localStorage.getItem(languageKey) === 'en' ? 'en' : 'ta';
}

function switchLanguage(): void {
  localStorage.setItem(languageKey, pageLanguage() === 'ta' ? 'en' : 'ta');
  void show();
}

window.addEventListener('hashchange', () => void show());
await show();
