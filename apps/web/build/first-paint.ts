import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { pageFacts } from '../src/app/page-facts.ts';
import type { RouteHint } from '../src/first-paint.ts';
import { type ScreenName, screens } from '../src/lib/screens.ts';

const source = resolve(import.meta.dirname, '../src');
const script = 'first-paint.js';

/**
 * Builds `first-paint.js` with the first calls of every screen in it, so that they are not made after the app has come.
 * In a build its name has a hash: the page waits for it, so that it may not be asked for again at each visit.
 */
export function firstPaint(): Plugin {
  let builtAs = script;
  return {
    name: 'first-paint',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configureServer({ middlewares }) {
      middlewares.use(`/${script}`, (_request, response, next) => {
        bundle(listHints()).then((code) => {
          response.setHeader('Content-Type', 'text/javascript').end(code);
        }, next);
      });
    },
    async generateBundle() {
      builtAs = this.getFileName(
        this.emitFile({ type: 'asset', name: script, source: await bundle(listHints()) }),
      );
    },
    transformIndexHtml: {
      // After all files have their names.
      order: 'post',
      handler: (html) => html.replace(`"/${script}"`, `"/${builtAs}"`),
    },
  };
}

/** Returns the hints of the screens that have calls of their own. */
export function listHints(): RouteHint[] {
  return Object.entries(pageFacts).flatMap<RouteHint>(([name, { calls = [] }]) =>
    calls.length === 0 ? [] : [[screens[name as ScreenName].path, ...calls]],
  );
}

/** Returns the script as one minified file. */
async function bundle(hints: readonly RouteHint[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { routeHints: JSON.stringify(hints) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: resolve(source, 'first-paint.ts'), output: { format: 'iife' } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}
