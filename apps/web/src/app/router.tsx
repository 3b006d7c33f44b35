import type { ComponentType } from 'react';
import { pathPatterns, type ScreenName } from '../lib/paths.ts';
import { dataScreen, type Screen, screen } from './navigation/screen.tsx';
import { type AppRoute, routes } from './routes.ts';

type Route = (typeof routes)[ScreenName];
type RouteFile = `./${Route['module']}.tsx`;
type LoadModule = () => Promise<Record<ScreenName, ComponentType>>;

const modules = import.meta.glob(['./*.tsx', '!./*.test.tsx'], { base: './routes' }) as Record<
  RouteFile,
  LoadModule
>;

export type FetchedScreen = Pick<AppRoute, 'access' | 'next'> & {
  name: ScreenName;
  path: string;
  screen: Screen;
};

/** The screens of all routes, each of which is fetched separately. */
export const fetchedScreens: readonly FetchedScreen[] = Object.keys(routes).map((key) => {
  const name = key as ScreenName;
  const route: AppRoute & Route = routes[name];
  const load = async () => (await modules[`./${route.module}.tsx`]())[name];
  return {
    ...route,
    name,
    path: pathPatterns[name],
    screen: route.usesData === true ? dataScreen(load) : screen(load),
  };
});
