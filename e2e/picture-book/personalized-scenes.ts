import type { PersonalizedRun } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { languageOf, noAnswer, refuse } from '@python-learning/testing/fake-api';
import { waitingRun } from '@python-learning/testing/samples';
import type { LearnerAtBrowser } from '../learner.ts';
import { answers, fails, isOffline, neverAnswers } from './network.ts';
import { listIn, rightRunIn, statsWith, unjudgedRunIn, wrongRunIn } from './personalized-fixtures.ts';
import type { Act, Arrange, Scene, Visit } from './scene.ts';

const screen = '/personalized-exercises';
const open = `${screen}?exercise=picture-mangoes`;
const own = `${screen}?exercise=picture-own`;
const list = 'personalized.personalizedExercises';
const make = 'personalized.createPersonalized';
const submit = 'personalized.submitPersonalized';

/** A picture with the fixture exercises in its language. `over` adds what its state needs. */
const graduate = (name: string, path: string, act?: Act, ...over: Arrange[]): Scene => ({
  name: `personalized${name}`,
  audience: 'graduate',
  path,
  arrange: async (visit) => {
    hasExercises(visit);
    for (const arrange of over) await arrange(visit);
  },
  ...(act === undefined ? {} : { act }),
});

export const personalizedScenes: readonly Scene[] = [
  graduate('', screen),
  graduate('-first-visit', screen, undefined, hasNone),
  graduate('-generating', screen, presses('personalized_generate'), neverMakes),
  graduate('-not-made', screen, presses('personalized_generate'), failsToMake),
  graduate('-few-left', screen, undefined, hasStats(39)),
  graduate('-none-left', screen, undefined, hasStats(40)),
  graduate('-own-form', `${screen}?own=1`),
  graduate('-own-form-refused', `${screen}?own=1`, asksForTheScore, refusesTheQuestion),
  graduate('-open', open),
  graduate('-hint', open, presses('practice_hint_show')),
  graduate('-typing', open, types),
  graduate('-running', open, presses('personalized_run'), neverRuns),
  graduate('-waits', open, answersOnce, runs(waitsForMangoes)),
  graduate('-wrong', open, presses('personalized_run'), runs(wrongRunIn)),
  graduate('-completed', open, presses('personalized_run'), runs(rightRunIn)),
  graduate(
    '-busy',
    open,
    presses('personalized_run'),
    answers('personalized.submitPersonalized', refuse('engine_busy', { retryAfterS: 30 })),
  ),
  graduate('-run-offline', open, presses('personalized_run'), isOffline('personalized.submitPersonalized')),
  graduate('-own', own),
  graduate('-own-ran', own, presses('personalized_run'), runs(unjudgedRunIn)),
  graduate('-unknown', `${screen}?exercise=nowhere`),
  {
    name: 'personalized-loading',
    audience: 'graduate',
    path: screen,
    arrange: neverAnswers('personalized.'),
  },
  { name: 'personalized-failed', audience: 'graduate', path: screen, arrange: fails('personalized.') },
  { name: 'personalized-offline', audience: 'graduate', path: screen, arrange: isOffline('personalized.') },
];

function hasExercises(visit: Visit): void {
  const { api } = visit;
  api.answer('personalized.savePersonalizedDraft', ({ body }) => body);
  api.answer(list, (sent) => listIn(languageOf(sent)));
  hasStats(2)(visit);
}

function hasNone({ api }: Visit): void {
  api.answer(list, []);
}

function hasStats(used: number) {
  return ({ api }: Visit): void =>
    api.answer('personalized.personalizedStats', (sent) => statsWith(used, languageOf(sent)));
}

function runs(run: (language: Language) => PersonalizedRun): Arrange {
  return ({ api }) => api.answer(submit, (sent) => run(languageOf(sent)));
}

function waitsForMangoes(language: Language): PersonalizedRun {
  const prompt = { ta: 'மாம்பழங்கள்: ', en: 'Mangoes: ' }[language];
  return waitingRun(`3\n${prompt}15\n${prompt}`);
}

function neverMakes({ api }: Visit): void {
  api.answer(make, noAnswer);
}

function neverRuns({ api }: Visit): void {
  api.answer(submit, noAnswer);
}

function failsToMake({ api }: Visit): void {
  api.answer(make, refuse('server_error'));
}

function refusesTheQuestion({ api }: Visit): void {
  const said = {
    ta: 'இது Python பற்றிய வினா போல இல்லை. நீ எழுத விரும்பும் நிரலைப் பற்றிக் கேள்.',
    en: 'This does not look like a question about Python. Ask about a program that you want to write.',
  };
  api.answer(make, (request) =>
    refuse('validation_failed', { fields: { question: [said[languageOf(request)]] } }),
  );
}

function presses(key: string): Act {
  return (child) => child.button(key).first().click();
}

async function types({ page, editor, t }: LearnerAtBrowser): Promise<void> {
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('total = 0');
  await page.getByText(t('practice_draft_saved'), { exact: true }).waitFor();
}

async function answersOnce(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await presses('personalized_run')(child, visit);
  await child.page.getByLabel(child.t('practice_input_label')).fill('20');
}

async function asksForTheScore(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  const { page, t } = child;
  await page.getByLabel(t('personalized_custom_question'), { exact: true }).fill('Who won the match?');
  await presses('personalized_create')(child, visit);
}
