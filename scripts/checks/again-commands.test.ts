import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandsFor } from './again-commands.ts';

const root = path.resolve(import.meta.dirname, '../..');
const commandsOf = (file: string | null, name: string | null) => commandsFor(root, { file, name, times: 5 });

describe('a test that is run again and again', () => {
  test('is found by a part of its name, in the file where it stands', async () => {
    const [command = [], ...others] = await commandsOf(null, 'marks what is known to be unsteady');
    expect(others).toEqual([]);
    expect(command.slice(0, 2)).toEqual(['vitest', 'run']);
    expect(command).toContain('scripts/checks/summary.test.ts');
    expect(command).toEqual(expect.arrayContaining(['--repeats=4', '--retry=0']));
  });

  test('may be a story, which runs in the browser', async () => {
    const [command = [], ...others] = await commandsOf(null, 'slow phone draws loses no letter');
    expect(others).toEqual([]);
    expect(command.slice(0, 2)).toEqual(['playwright', 'test']);
    expect(command).toEqual(expect.arrayContaining(['--repeat-each=5', '--retries=0']));
  });

  test('may be every test of a file', async () => {
    const [command = []] = await commandsOf('scripts/checks/plan.test.ts', null);
    expect(command).toEqual(['vitest', 'run', 'scripts/checks/plan.test.ts', '--repeats=4', '--retry=0']);
  });

  test('is not found where nothing is called so', async () => {
    const nobody = ['no', 'test', 'has', 'this', 'name'].join(' ');
    expect(await commandsOf(null, nobody)).toEqual([]);
  });
});
