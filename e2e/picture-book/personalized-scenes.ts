import type { Page, Route } from '@playwright/test';
import { messageByCode, type PersonalizedRun } from '@python-learning/contract';
import type { LearnerAtBrowser } from '../learner.ts';
import type { Language } from '../messages.ts';
import { fails, isOffline, languageOf, neverAnswers, refuses } from './network.ts';
import { listIn, rightRunIn, statsWith, unjudgedRunIn, wrongRunIn } from './personalized-fixtures.ts';
import type { Scene } from './scene.ts';

type Act = NonNullable<Scene['act']>;
type Arrange = NonNullable<Scene['arrange']>;

const screen = '/personalized-exercises';
const open = `${screen}?exercise=picture-mangoes`;
const own = `${screen}?exercise=picture-own`;
const calls = '/learn/personalized-exercises/';

/** The exercises of the pictures, in the language of the picture, with what a state has of its own over them. */
const graduate = (name: string, path: string, act?: Act, ...over: Arrange[]): Scene => ({
  name: `personalized${name}`,
  viewer: 'graduate',
  path,
  arrange: async (page) => {
    await hasExercises(page);
    for (const arrange of over) await arrange(page);
  },
  act: async (child) => {
    await child.page.getByRole('heading', { level: 1 }).waitFor();
    await child.page.waitForTimeout(1200);
    await act?.(child);
  },
});

/** The screen of personalized exercises in each of its states. */
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
  graduate('-hint', open, presses('personalized_hint_show')),
  graduate('-typing', open, types),
  graduate('-running', open, presses('personalized_run'), neverRuns),
  graduate('-waits', open, answersOnce, runs(waitsForMangoes)),
  graduate('-wrong', open, presses('personalized_run'), runs(wrongRunIn)),
  graduate('-completed', open, presses('personalized_run'), runs(rightRunIn)),
  graduate('-busy', open, presses('personalized_run'), refuses('/submit/', 'engine_busy', 30)),
  graduate('-run-offline', open, presses('personalized_run'), isOffline('/submit/')),
  graduate('-own', own),
  graduate('-own-ran', own, presses('personalized_run'), runs(unjudgedRunIn)),
  graduate('-unknown', `${screen}?exercise=nowhere`),
  { name: 'personalized-loading', viewer: 'graduate', path: screen, arrange: neverAnswers(calls) },
  { name: 'personalized-failed', viewer: 'graduate', path: screen, arrange: fails(calls) },
  { name: 'personalized-offline', viewer: 'graduate', path: screen, arrange: isOffline(calls) },
];

async function hasExercises(page: Page): Promise<void> {
  await page.route(isAt('/draft/'), (route) =>
    route.fulfill({ contentType: 'application/json', body: route.request().postData() ?? '{}' }),
  );
  await page.route(isAt(calls), (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    return route.fulfill({ json: listIn(languageOf(route)) });
  });
  await hasStats(2)(page);
}

function hasNone(page: Page): Promise<void> {
  return page.route(isAt(calls), (route) => route.fulfill({ json: [] })).then(() => undefined);
}

function hasStats(used: number): Arrange {
  return async (page) => {
    await page.route(isAt('/stats/'), (route) => route.fulfill({ json: statsWith(used, languageOf(route)) }));
  };
}

function runs(run: (language: Language) => PersonalizedRun): Arrange {
  return async (page) => {
    await page.route(isAt('/submit/'), (route) => route.fulfill({ json: run(languageOf(route)) }));
  };
}

function waitsForMangoes(language: Language): PersonalizedRun {
  const prompt = language === 'ta' ? 'மாம்பழங்கள்: ' : 'Mangoes: ';
  return { status: 'input_required', stdout_so_far: `3\n${prompt}15\n${prompt}`, inputs: ['3', '15'] };
}

async function neverMakes(page: Page): Promise<void> {
  await onMaking(page, () => undefined);
}

async function neverRuns(page: Page): Promise<void> {
  await page.route(isAt('/submit/'), () => undefined);
}

async function failsToMake(page: Page): Promise<void> {
  const { server_error: said } = messageByCode;
  await onMaking(page, (route) =>
    route.fulfill({ status: 500, json: { detail: said[languageOf(route)], code: 'server_error' } }),
  );
}

async function refusesTheQuestion(page: Page): Promise<void> {
  const said = {
    ta: 'இது Python பற்றிய வினா போல இல்லை. நீ எழுத விரும்பும் நிரலைப் பற்றிக் கேள்.',
    en: 'This does not look like a question about Python. Ask about a program that you want to write.',
  };
  await onMaking(page, (route) =>
    route.fulfill({ status: 400, json: { code: 'validation_failed', question: [said[languageOf(route)]] } }),
  );
}

async function onMaking(page: Page, answer: (route: Route) => Promise<void> | undefined): Promise<void> {
  await page.route(isAt(calls), (route) =>
    route.request().method() === 'POST' ? answer(route) : route.fallback(),
  );
}

function presses(key: string): Act {
  return async (child) => {
    await child.button(key).first().click();
    await child.page.waitForTimeout(900);
  };
}

async function types({ page, editor }: LearnerAtBrowser): Promise<void> {
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('total = 0');
  await page.waitForTimeout(2500);
}

async function answersOnce(child: LearnerAtBrowser): Promise<void> {
  await presses('personalized_run')(child);
  await child.page.getByLabel(child.t('practice_input_label')).fill('20');
}

async function asksForTheScore(child: LearnerAtBrowser): Promise<void> {
  const { page, t } = child;
  await page.getByLabel(t('personalized_custom_question'), { exact: true }).fill('Who won the match?');
  await presses('personalized_create')(child);
}

function isAt(path: string) {
  return (url: URL) => url.pathname.startsWith('/api') && url.pathname.endsWith(path);
}
