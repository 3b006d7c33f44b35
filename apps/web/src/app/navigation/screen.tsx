import { type ComponentType, lazy, useState } from 'react';
import { inLanguage } from '../../lib/language/in-language.tsx';
import { fetchScreen } from './fetch-screen.ts';

/** A screen that is fetched on navigation, or a little before. */
export type Screen = {
  Component: ComponentType;
  /** Prefetches the screen. Ignores a failure, because navigation tries again. */
  prefetch: () => void;
};

/** A screen that shows no data of the api, or fetches it without the cache. */
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

/** Renders a fetched screen at once: behind `lazy` React would first show the fallback, and keep it for 300 ms. */
function drawnAtOnce(choose: () => ComponentType): ComponentType {
  return () => {
    const [Shown] = useState(choose);
    return <Shown />;
  };
}

/** A screen that needs the api's data (`lib/data/queries.ts`): the cache is fetched together with it. */
export function dataScreen(load: () => Promise<ComponentType>): Screen {
  return screen(async () => {
    const [{ withData }, Content] = await Promise.all([import('../../lib/data/data-scope.tsx'), load()]);
    return withData(Content);
  });
}
