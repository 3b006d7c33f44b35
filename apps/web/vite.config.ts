import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messageCompiler } from './build/message-compiler.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerenderLanding } from './build/prerender.ts';
import { routeHints } from './build/route-hints.ts';
import { shortMessages } from './build/short-messages.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Libraries that every page loads. */
const firstLoadLibraries = /node_modules\/(?:react|react-dom|scheduler|react-router)\//;

const define = { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) };

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  define,
  plugins: [
    // `npm run build` compiles the messages beforehand; the dev server compiles them when they change.
    command === 'serve' && paraglideVitePlugin(messageCompiler),
    shortMessages(),
    tailwindcss(),
    react(),
    preloadFonts(),
    precompress(),
    routeHints(),
    prerenderLanding(define),
  ],
  server: { proxy: { '/api': api, '/media': api } },
  build: {
    target: 'es2022',
    license: { fileName: 'third-party-licenses.txt' },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Schemas of the contract that a page does not use are dropped, so that it does not load them.
      treeshake: { moduleSideEffects: (id) => !id.includes('/packages/contract/') },
      output: {
        codeSplitting: {
          // Modules that always load together form one file with all their imports: many small files compress worse and
          // wait for each other. Libraries stay in the browser's cache when our own code changes.
          groups: [
            { name: 'libraries', test: firstLoadLibraries },
            { name: 'app', test: /\/src\/main\.tsx$/ },
            { name: 'api', test: /\/src\/lib\/api\/api\.ts$/ },
            { name: 'data', test: /\/@tanstack\/|\/src\/lib\/data\// },
          ],
        },
      },
    },
  },
}));
