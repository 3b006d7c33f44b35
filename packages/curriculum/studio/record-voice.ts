import { loadStoryboards } from '../src/lesson.ts';
import { packageRoot } from '../src/package-root.ts';
import { serveVoicePage } from './voice-page/serve-voice-page.ts';

/** Serves the page on which a teacher records the sentences of the lessons, until Ctrl-C: `npm run voice`. */
async function main(): Promise<void> {
  const { lessons, videos } = loadStoryboards();
  const port = Number(process.env['VOICE_PORT'] ?? 4180);
  const storyboards = [...lessons, ...videos];
  const { origin, close } = await serveVoicePage({
    storyboards,
    root: packageRoot,
    port,
    now: () => new Date(),
  });
  console.log(`Open ${origin} in a browser on this machine. Ctrl-C ends it; kept takes stay.`);
  process.once('SIGINT', () => void close());
}

await main();
