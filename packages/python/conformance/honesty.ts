import { describe, expect, it } from 'vitest';
import type { EngineReport } from '../src/types.ts';
import type { Ask } from './ask.ts';
import { type FixtureProgram, readPrograms } from './programs.ts';

const { forgeries = [], explanations = [], answers = [] } = readPrograms('hostile');
const cpuMsOf = ({ note }: FixtureProgram) => (note.includes('time-limit') ? 80 : 10_000);
const varied = 'name_of_no_program';

/** Conformance: a program may spoil its own run, but cannot forge a fact, a variation or an outcome. */
export function honestyConformance(ask: () => Ask): void {
  const submit = (program: FixtureProgram): Promise<EngineReport> =>
    ask().report(program.source, {
      inputsAreComplete: true,
      cases: [
        { inputs: [], vary: { [varied]: 1 } },
        { inputs: [], call: '40 + 2' },
      ],
      limits: { caseCpuMs: cpuMsOf(program), submissionCpuMs: 3 * cpuMsOf(program) },
    });

  describe('a program that forges what is said of it', () => {
    it('is one of more than a hundred and sixty', () => {
      expect([forgeries, explanations, answers].flat().length).toBeGreaterThan(160);
    });

    it.each(Object.entries({ forgeries, explanations, answers }))(
      'changes no fact, varies nothing else and lets no error vanish: %s (security 39)',
      async (_, programs) => {
        const wrong: string[] = [];
        for (const program of programs) {
          const said = await submit(program);
          const facts = await ask().engine.analyze(program.source);
          for (const fault of faultsOf(program, said)) wrong.push(`${program.name}: ${fault}`);
          if (JSON.stringify(said.facts) !== JSON.stringify(facts)) wrong.push(`${program.name}: its facts`);
        }
        expect(wrong).toEqual([]);
      },
    );
  });
}

function faultsOf({ note }: FixtureProgram, { shown, cases }: EngineReport): string[] {
  const ends = note.split(' or ');
  const faults: string[] = [shown, ...cases].map(({ kind }) => kind).filter((kind) => !ends.includes(kind));
  const silent = [shown, ...cases].filter((one) => one.kind === 'python-error' && one.exception === null);
  const [variation] = cases;
  if (silent.length > 0) faults.push('an error without a name');
  const isTold = variation !== undefined && variation.kind !== 'time-limit';
  if (isTold && variation.unvaried.join() !== varied) faults.push('a variation');
  if (shown.unvaried.length > 0 || shown.result !== null) faults.push('more than was asked');
  return faults;
}
