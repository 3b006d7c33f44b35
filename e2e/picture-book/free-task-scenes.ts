import type { CodingQuestion } from '@python-learning/contract';
import { solutionOf } from '../course.ts';
import type { LearnerAtBrowser } from '../learner.ts';
import { inTask, runs } from './code-scenes.ts';
import { startsAfresh, startsAfreshWith } from './network.ts';
import type { Act, Arrange, Scene, Visit } from './scene.ts';

const poster = {
  audience: 'new',
  path: '/code/hello-python?q=6',
  arrange: startsAfresh,
} as const;

/** A picture of the poster, whose theme is chosen. */
const chosenPoster = (name: string, act: Act = isReady): Scene => ({
  ...poster,
  name,
  act: onTheme(act),
});

const lines = `# by Kavin
print("~~~~~~~~~~")
print("  DRUM CLUB")
print("Kavin, Meera, Ravi")
print("Songs so far:", 7)
print()
print("Come on Friday!")`;
const otherEnds = `${lines}\nprint("==========")`;
const sameEnds = `${lines}\nprint("~~~~~~~~~~")`;

const ownBeginning = 'name = input("Who travels? ")\nprint(f"{name} hears a whistle.")';
const ourBeginning = 'name = input("Your name? ")\nprint(f"{name} sees the lighthouse.")';

export const freeTaskScenes: readonly Scene[] = [
  { ...poster, name: 'free-themes' },
  { ...poster, name: 'free-themes-without-pictures', arrange: startsAfreshWith(withoutPictures) },
  chosenPoster('free-chosen'),
  { ...chosenPoster('free-task', inTask(isReady)), windowOnly: true },
  chosenPoster('free-other-theme', asksForOther),
  chosenPoster('free-refused', runs(otherEnds)),
  { ...chosenPoster('free-example', looksAtExample), windowOnly: true },
  chosenPoster('free-accepted', runs(sameEnds)),
  chosenPoster('free-checklist', ticks),
  { ...poster, name: 'free-story-themes', audience: 'graduate', path: '/code/programs-that-listen?q=8' },
  story('free-story-own-beginning', { is_own_code: true, sample_code: ourBeginning }),
  story('free-story-example-beginning', { is_own_code: false, sample_code: null }),
  {
    ...chosenPoster('free-kolam', runs(solutionOf('m07-q9-progress-kolam'))),
    audience: 'graduate',
    path: '/code/repeat-with-for?q=7',
  },
];

/** A picture of the second part of the story, with the whole task over the program where that is narrow. */
function story(name: string, parts: Pick<Before, 'is_own_code' | 'sample_code'>): Scene {
  const code = parts.is_own_code ? ownBeginning : ourBeginning;
  const arrange: Arrange = startsAfreshWith(({ continues_from: before, ...question }) => ({
    ...question,
    ...(before !== undefined && { example_code: code, continues_from: { ...before, ...parts } }),
  }));
  return {
    name,
    audience: 'graduate',
    path: '/code/making-decisions?q=7',
    arrange,
    act: inTask(isReady),
    windowOnly: true,
  };
}

type Before = NonNullable<CodingQuestion['continues_from']>;

function withoutPictures({ free, ...question }: CodingQuestion): CodingQuestion {
  const themes = free?.themes.map(({ name }) => ({ name, picture: null })) ?? [];
  return { ...question, ...(free !== undefined && { free: { ...free, themes } }) };
}

async function isReady(child: LearnerAtBrowser): Promise<void> {
  await child.editor.waitFor();
}

function onTheme(act: Act): Act {
  return async (child, visit) => {
    await child.choosesTheme(0);
    await act(child, visit);
  };
}

async function asksForOther(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await inTask(async () => child.button('practice_theme_other').click())(child, visit);
  await child.page.getByRole('region', { name: child.t('practice_theme_heading') }).waitFor();
}

async function looksAtExample(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await runs(otherEnds)(child, visit);
  await child.button('practice_sample_show').click();
  await child.page.getByRole('heading', { name: child.t('practice_sample_heading') }).waitFor();
}

async function ticks(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await runs(sameEnds)(child, visit);
  await child.page.getByLabel(child.t('practice_checklist_a')).check();
}
