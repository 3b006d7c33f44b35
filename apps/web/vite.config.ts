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

/** What every page needs. */
const firstLoadLibraries = /node_modules\/(?:react|react-dom|scheduler|react-router)\//;

const define = { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) };

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  define,
  plugins: [
    // A build compiles the messages before it starts (`npm run build`); here they are compiled when they change.
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
      // The schemas of the contract are made where they are used: a page that uses none must not load them.
      treeshake: { moduleSideEffects: (id) => !id.includes('/packages/contract/') },
      output: {
        codeSplitting: {
          // What is always loaded together is one file, with all that it imports: many small ones compress worse and
          // wait for each other. Libraries stay in the browser's cache when we change our own code.
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
