import type { ComponentType } from 'react';
import { isPathOf } from '../lib/path-pattern.ts';
import { type AppScreen, type ScreenName, screens } from '../lib/screens.ts';
import { dataScreen, type Screen, screen } from './navigation/screen.tsx';

type ListedScreen = (typeof screens)[ScreenName];
type ScreenFile = `./${ListedScreen['module']}.tsx`;
type LoadModule = () => Promise<Record<ScreenName, ComponentType>>;

const modules = import.meta.glob(['./*.tsx', '!./*.test.tsx'], { base: './routes' }) as Record<
  ScreenFile,
  LoadModule
>;

export type FetchedScreen = Pick<AppScreen<ScreenName>, 'access' | 'next' | 'path'> & {
  name: ScreenName;
  screen: Screen;
};

/** All screens, each of which is fetched separately. */
export const fetchedScreens: readonly FetchedScreen[] = Object.keys(screens).map((key) => {
  const name = key as ScreenName;
  const listed: AppScreen<ScreenName> & ListedScreen = screens[name];
  const load = async () => (await modules[`./${listed.module}.tsx`]())[name];
  return {
    ...listed,
    name,
    screen: listed.usesData === true ? dataScreen(load) : screen(load),
  };
});

/** Returns the screen at this path; undefined for an unknown address. */
export function findScreen(pathname: string): FetchedScreen | undefined {
  return fetchedScreens.find(({ path }) => isPathOf(path, pathname));
}
