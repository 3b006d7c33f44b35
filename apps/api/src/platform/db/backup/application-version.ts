import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const Package = z.object({ version: z.string() });

/** Version of this program. */
export async function applicationVersion(): Promise<string> {
  const text = await readFile(new URL('../../../../package.json', import.meta.url), 'utf8');
  return Package.parse(JSON.parse(text)).version;
}
