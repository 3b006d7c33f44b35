import { type ComponentType, lazy } from 'react';
import { inLanguage } from '../../lib/language/in-language.tsx';
import { fetchScreen } from './fetch-screen.ts';

/** A screen that is fetched when it is gone to, or a little before. */
export type Screen = {
  Component: ComponentType;
  /** Fetches it ahead; a failure is no matter, it will be tried again. */
  prefetch: () => void;
};

/** A screen that shows nothing of the api's data, or asks for it without the cache. */
export function screen(load: () => Promise<ComponentType>): Screen {
  return {
    Component: lazy(async () => ({ default: inLanguage(await fetchScreen(load)) })),
    prefetch: () => void load().catch(() => undefined),
  };
}

/** A screen that lives on the api's data (`lib/data/queries.ts`): the cache is fetched along with it. */
export function dataScreen(load: () => Promise<ComponentType>): Screen {
  return screen(async () => {
    const [{ withData }, Content] = await Promise.all([import('../../lib/data/data-scope.tsx'), load()]);
    return withData(Content);
  });
}
