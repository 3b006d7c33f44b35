import type { Language } from '@python-learning/domain';
import { judgeRoom, noiseLevelDb, type RoomVerdict, speechLevelDb } from '../../takes/level.ts';
import { takeSampleRate } from '../../takes/take-wav.ts';
import type { VideoProgress } from '../answers.ts';
import { listVideos } from './calls.ts';
import { button, element, showView } from './elements.ts';
import { languageNames, languages, pageLanguage } from './languages.ts';
import { MicrophoneError, openMicrophone } from './microphone.ts';
import { keepSpeaker, knownSpeaker } from './speaker.ts';
import type { Say } from './texts.ts';

/** Asks who speaks, once; then shows the test of the room and the lessons. */
export async function showStart(say: Say, chooseLanguage: (language: Language) => void): Promise<void> {
  const videos = await listVideos();
  const speaker = knownSpeaker();
  const again = () => void showStart(say, chooseLanguage);
  const others = languages.filter((language) => language !== pageLanguage());
  const head = element(
    'header',
    {},
    element('h1', {}, say('title')),
    element('div', {}, ...others.map((language) => languageButton(language, () => chooseLanguage(language)))),
  );
  const parts =
    speaker === null
      ? [speakerForm(say, again)]
      : [
          element(
            'p',
            { class: 'row' },
            say('speaker', { name: speaker.name }),
            button(say('change'), () => {
              keepSpeaker(null);
              again();
            }),
          ),
          roomTest(say),
          ...videoList(say, videos),
        ];
  showView(head, element('main', {}, element('p', {}, say('intro')), ...parts));
}

function speakerForm(say: Say, done: () => void): HTMLElement {
  const name = element('input', {});
  Object.assign(name, { type: 'text', required: true, maxLength: 60, autocomplete: 'name' });
  const consent = element('input', {});
  Object.assign(consent, { type: 'checkbox', required: true });
  const submit = element('button', { class: 'first' }, say('continue'));
  const form = element(
    'form',
    { class: 'card' },
    element('h2', {}, say('speakerHeading')),
    element('label', {}, say('name'), name),
    element('label', {}, consent, say('consent')),
    submit,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (name.value.trim() === '') return;
    keepSpeaker({ name: name.value.trim(), consentedOn: new Date().toISOString().slice(0, 10) });
    done();
  });
  return form;
}

const silentMs = 4_000;
const readingMs = 6_000;

const verdictKeys: Record<RoomVerdict, string> = {
  good: 'roomGood',
  noisy: 'roomNoisy',
  quiet: 'roomQuiet',
  loud: 'roomLoud',
};

function roomTest(say: Say): HTMLElement {
  const status = element('p', { role: 'status' });
  const test = async () => {
    start.disabled = true;
    try {
      const microphone = await openMicrophone();
      const record = async (key: string, ms: number) => {
        status.textContent = say(key);
        microphone.start();
        await new Promise((resolve) => setTimeout(resolve, ms));
        return microphone.stop();
      };
      const noise = noiseLevelDb(await record('roomSilent', silentMs), takeSampleRate);
      const speech = speechLevelDb(await record('roomRead', readingMs), takeSampleRate);
      const levels = say('roomLevels', { noise: Math.round(noise), speech: Math.round(speech) });
      status.textContent = `${say(verdictKeys[judgeRoom({ noise, speech })])} ${levels}`;
    } catch (error) {
      status.textContent = say(error instanceof MicrophoneError ? error.fault : 'noMicrophone');
    }
    start.disabled = false;
  };
  const start = button(say('roomStart'), () => void test());
  return element(
    'section',
    { class: 'card' },
    element('h2', {}, say('roomHeading')),
    element('p', {}, say('roomIntro')),
    start,
    status,
  );
}

function videoList(say: Say, videos: readonly VideoProgress[]): HTMLElement[] {
  const items = videos.map(({ id, title, counts }) =>
    element(
      'li',
      {},
      element('strong', {}, title[pageLanguage()]),
      element(
        'div',
        { class: 'row' },
        ...languages.map((language) =>
          button(`${languageNames[language]}: ${say('count', counts[language])}`, () => {
            location.hash = `${id}.${language}`;
          }),
        ),
      ),
    ),
  );
  return [element('h2', {}, say('lessonsHeading')), element('ul', {}, ...items)];
}

function languageButton(language: Language, choose: () => void): HTMLButtonElement {
  const made = button(languageNames[language], choose);
  made.lang = language;
  return made;
}
