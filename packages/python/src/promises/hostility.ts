import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ask } from './ask.ts';
import { hostilePrograms } from './hostile-programs.ts';

const canaryText = 'the canary is well';

/** Nothing that a program does reaches the host. */
export function promiseHostility(ask: () => Ask): void {
  let folder: string;
  let canary: string;
  let server: Server;
  let visitors = 0;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'canary-'));
    canary = path.join(folder, 'canary.txt');
    writeFileSync(canary, canaryText);
    server = createServer(() => {
      visitors += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  describe('a hostile program', () => {
    it.each(Object.keys(hostilePrograms('', 0)))('reaches nothing: %s', async (kind) => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const wrong: string[] = [];
      for (const { source, ends } of hostilePrograms(canary, port)[kind] ?? []) {
        const { shown } = await ask().report(source, {
          limits: { caseCpuMs: kind === 'exhaustion' ? 200 : 4_000 },
        });
        if (!ends.includes(shown.kind))
          wrong.push(`${source} -> ${shown.kind} ${shown.exception?.message ?? ''}`);
        if (shown.transcript.includes(canaryText)) wrong.push(`${source} read the canary`);
      }
      expect(wrong).toEqual([]);
      expect(readFileSync(canary, 'utf8')).toBe(canaryText);
      expect(visitors).toBe(0);
      expect((await ask().outcome("print('still here')")).stdout).toBe('still here\n');
    });
  });
}
