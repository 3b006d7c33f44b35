import { z } from 'zod';
import { loadStoryboards } from '../src/lesson.ts';
import { packageRoot } from '../src/package-root.ts';
import { StudioError } from './studio-error.ts';
import { serveVoicePage } from './voice-page/serve-voice-page.ts';

const portSchema = z.coerce.number().int().min(1024).max(65_535).default(4180);

/** Serves the page on which a teacher records the sentences of the lessons, until Ctrl-C: `npm run voice`. */
async function main(): Promise<void> {
  const { lessons, videos } = loadStoryboards();
  const port = portSchema.safeParse(process.env['VOICE_PORT']);
  if (!port.success) throw new StudioError('VOICE_PORT must be a port from 1024 to 65535.');
  const storyboards = [...lessons, ...videos];
  const { origin, close } = await serveVoicePage({
    storyboards,
    root: packageRoot,
    port: port.data,
    now: () => new Date(),
  });
  console.log(`Open ${origin} in a browser on this machine. Ctrl-C ends it; kept takes stay.`);
  process.once('SIGINT', () => void close());
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function messageOf(error: unknown): string {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) return 'The port is in use. Choose another one: VOICE_PORT=4181 npm run voice';
  return error instanceof Error ? error.message : String(error);
}
