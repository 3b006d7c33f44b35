import type { Language } from '@python-learning/domain';
import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import { createMemoryHistory } from './app/navigation/history.ts';
import { m } from './compiled-messages/messages.ts';
import { setLanguage } from './lib/language/language.ts';
import { paths } from './lib/paths.ts';

export type DrawnPage = { html: string; title: string; description: string };

/** Renders the landing page for a first-time visitor. Runs in the build, without a browser. */
export async function drawLanding(language: Language): Promise<DrawnPage> {
  setLanguage(language);
  // In one piece: a page in parts would need scripts in it, which it does not allow.
  const { prelude } = await prerender(<App history={createMemoryHistory(paths.home())} />, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return {
    html: await new Response(prelude).text(),
    title: `${m.landing_tab()} · Python Learning`,
    description: m.core_description(),
  };
}
