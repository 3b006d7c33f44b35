import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ask } from './ask.ts';
import { type FixtureProgram, readPrograms } from './programs.ts';

const canaryText = 'the canary is well';
const programs = readPrograms('hostile');
/** A program that ends by itself gets ample time for any machine; one that runs into its limit gets little. */
const cpuMsOf = ({ note }: FixtureProgram) => (note.includes('time-limit') ? 80 : 10_000);
/** An input of a test case that the shown run must not find. */
const hidden = 'hidden-answer-17';

/** Conformance: no program reaches the host, and each ends as its heading says. */
export function hostilityConformance(ask: () => Ask): void {
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

  const sourceOf = ({ source }: FixtureProgram) => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return source.replaceAll('CANARY', canary).replaceAll('PORT', String(port));
  };

  /** Output of an honest program in each interpreter, the spare included: they take turns. */
  const honestRun = async () => {
    const source = "name = input()\nprint('hello', name, sum(range(10)))";
    const inputs = ['kavi'];
    const { shown, cases } = await ask().report(source, { inputs, cases: [{ inputs }] });
    return [shown, ...cases].map(({ stdout }) => stdout);
  };

  describe('a hostile program', () => {
    it('is one of more than five hundred', () => {
      expect(Object.values(programs).flat().length).toBeGreaterThan(500);
    });

    it.each(Object.entries(programs))(
      'reaches nothing, and the next one is served well: %s',
      async (kind, all) => {
        const wrong: string[] = [];
        for (const program of all) {
          const { shown } = await ask().report(sourceOf(program), {
            inputsAreComplete: true,
            cases: kind === 'forgeries' ? [{ inputs: [hidden] }] : [],
            limits: { caseCpuMs: cpuMsOf(program), submissionCpuMs: 2 * cpuMsOf(program) },
          });
          if (!program.note.split(' or ').includes(shown.kind)) {
            wrong.push(`${program.name}: ${shown.kind} instead of ${program.note}`);
          }
          if (shown.transcript.includes(canaryText)) wrong.push(`${program.name} read the canary`);
          if (shown.transcript.includes(hidden)) wrong.push(`${program.name} read a hidden case`);
          expect(await honestRun()).toEqual(['hello kavi 45\n', 'hello kavi 45\n']);
        }
        expect(wrong).toEqual([]);
        expect(readFileSync(canary, 'utf8')).toBe(canaryText);
        expect(readdirSync(folder)).toEqual(['canary.txt']);
        expect(visitors).toBe(0);
      },
    );
  });
}
