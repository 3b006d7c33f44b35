import type { Language } from '@python-learning/domain';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import { DrawnOutlineProvider } from './app/layout/drawn-outline.tsx';
import { createMemoryHistory } from './app/navigation/history.ts';
import { FirstOutline } from './app/outlines/first-outline.tsx';
import { m } from './compiled-messages/messages.ts';
import { setLanguage } from './lib/language/language.ts';
import { paths } from './lib/paths.ts';
import type { ScreenName } from './lib/screens.ts';

export type DrawnPage = { html: string; title: string; description: string };

/** Renders the landing page for a first-time visitor. Runs in the build, without a browser. */
export async function drawLanding(language: Language): Promise<DrawnPage> {
  return { ...(await draw(language, paths.home())), title: `${m.landing_tab()} · Python Learning` };
}

/** Renders the frame of the app as it is at this path, with the outline of a screen in it. */
export async function drawOutline(
  language: Language,
  path: string,
  screen: ScreenName | undefined,
): Promise<DrawnPage> {
  return { ...(await draw(language, path, <FirstOutline screen={screen} />)), title: 'Python Learning' };
}

async function draw(
  language: Language,
  path: string,
  outline: ReactNode = null,
): Promise<Omit<DrawnPage, 'title'>> {
  setLanguage(language);
  const app = (
    <DrawnOutlineProvider value={outline}>
      <App history={createMemoryHistory(path)} />
    </DrawnOutlineProvider>
  );
  // In one piece: a page in parts would need scripts in it, which it does not allow.
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return { html: await new Response(prelude).text(), description: m.core_description() };
}
