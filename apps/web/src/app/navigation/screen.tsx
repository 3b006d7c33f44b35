import { type ComponentType, lazy, useState } from 'react';
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
  let fetched: ComponentType | null = null;
  const fetchOnce = async () => {
    fetched ??= inLanguage(await load());
    return fetched;
  };
  const Later = lazy(async () => ({ default: await fetchScreen(fetchOnce) }));
  return {
    Component: drawnAtOnce(() => fetched ?? Later),
    prefetch: () => void fetchOnce().catch(() => undefined),
  };
}

/** Draws a fetched screen at once: behind `lazy` React would show the fallback first, and keep it for 300 ms. */
function drawnAtOnce(choose: () => ComponentType): ComponentType {
  return () => {
    const [Shown] = useState(choose);
    return <Shown />;
  };
}

/** A screen that lives on the api's data (`lib/data/queries.ts`): the cache is fetched along with it. */
export function dataScreen(load: () => Promise<ComponentType>): Screen {
  return screen(async () => {
    const [{ withData }, Content] = await Promise.all([import('../../lib/data/data-scope.tsx'), load()]);
    return withData(Content);
  });
}
