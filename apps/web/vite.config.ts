import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './build/first-paint.ts';
import { leanContract } from './build/lean-contract.ts';
import { leanRouter } from './build/lean-router.ts';
import { messages } from './build/messages.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerenderPages } from './build/prerender.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Libraries that every page loads. */
const firstLoadLibraries = /node_modules\/(?:react|react-dom|scheduler|react-router)\//;

const define = { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) };

export default defineConfig({
  root: import.meta.dirname,
  define,
  plugins: [
    messages(),
    leanContract(),
    leanRouter(),
    tailwindcss(),
    react(),
    preloadFonts(),
    precompress(),
    firstPaint(),
    prerenderPages(define),
  ],
  // The contract's shapes are read by the browser without the library, which weighs as much as all shapes together.
  resolve: { alias: { 'zod/mini': resolve(import.meta.dirname, 'src/lib/api/answer-shapes.ts') } },
  server: { proxy: { '/api': api, '/media': api } },
  build: {
    target: 'es2022',
    license: { fileName: 'third-party-licenses.txt' },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Schemas of the contract and messages that a page does not use are dropped, so that it does not load them.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/contract\/|\/compiled-messages\//.test(id) },
      output: {
        codeSplitting: {
          // Modules that always load together form one file with all their imports: many small files compress worse and
          // wait for each other. Libraries stay in the browser's cache when our own code changes.
          groups: [
            { name: 'libraries', test: firstLoadLibraries },
            { name: 'app', test: /\/src\/(?:main\.tsx|lib\/visits\/count-step\.ts)$/ },
            {
              name: 'api',
              test: /\/src\/lib\/api\/(?:api|failure-text|use-same-key)\.ts$|\/compiled-messages\/(?:core_network_failed|core_back_dashboard|core_close|practice_run)\.ts$|\/src\/lib\/(?:language\/plural|format\/made-once|outbox\/kept-kinds)\.ts$|\/src\/ui\/(?:wants-less-motion\.ts|card\.tsx)$/,
            },
            {
              name: 'data',
              // Several queries at once are for few screens, and so is what asks them.
              test: /\/@tanstack\/(?!.*\/(?:queriesObserver|useQueries)\.js)|\/src\/lib\/(?:data\/(?!use-open-challenge)|outbox\/(?!kept-kinds))|\/src\/lib\/settings\/(?:account|shared)-/,
            },
          ],
        },
      },
    },
  },
});
