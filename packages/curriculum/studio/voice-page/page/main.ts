import { element, showView } from './elements.ts';
import { choosePageLanguage, languageOf, pageLanguage } from './languages.ts';
import { showVideo } from './record-view.ts';
import { showStart } from './start-view.ts';
import { loadTexts } from './texts.ts';

/** Shows what the address names: `#m01-v1.ta` a video in one language, otherwise the start. */
async function show(): Promise<void> {
  const language = pageLanguage();
  const say = await loadTexts(language);
  document.documentElement.lang = language;
  document.title = say('title');
  const [id = '', code] = location.hash.slice(1).split('.');
  const spoken = languageOf(code);
  try {
    if (spoken !== undefined) await showVideo(say, id, spoken);
    else {
      await showStart(say, (chosen) => {
        choosePageLanguage(chosen);
        void show();
      });
    }
  } catch {
    showView(
      element('main', {}, element('h1', {}, say('title')), element('p', { role: 'alert' }, say('noAnswer'))),
    );
  }
}

window.addEventListener('hashchange', () => void show());
await show();
