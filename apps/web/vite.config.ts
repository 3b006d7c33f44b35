import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messageCompiler } from './build/message-compiler.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

const firstLoadLibraries = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|zod)\//;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    // A build compiles the messages before it starts (`npm run build`); here they are compiled when they change.
    command === 'serve' && paraglideVitePlugin(messageCompiler),
    tailwindcss(),
    react(),
    preloadFonts(),
    precompress(),
  ],
  server: { proxy: { '/api': api, '/media': api } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What every screen needs comes in two files: libraries, which stay in the browser's cache when we change
    // our own code, and ours. More and smaller files would compress worse.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'libraries', test: firstLoadLibraries }] } },
    },
  },
}));
