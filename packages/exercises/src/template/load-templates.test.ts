import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, readFileSync: vi.fn(fs.readFileSync) };
});

/** Loads the module again, as in a process that has made no exercise yet. */
async function newProcess() {
  vi.resetModules();
  return import('./load-templates.ts');
}

beforeEach(() => {
  vi.mocked(readFileSync).mockClear();
});

test('templates that were read at the start are not read again for the first exercise', async () => {
  const { loadTemplates, warmTemplates } = await newProcess();

  await warmTemplates();
  const read = vi.mocked(readFileSync).mock.calls.length;
  const templates = loadTemplates();

  expect(templates.length).toBeGreaterThan(0);
  expect(read).toBe(templates.length);
  expect(readFileSync).toHaveBeenCalledTimes(read);
});

test('other work passes while they are read', async () => {
  const { loadTemplates, warmTemplates } = await newProcess();
  let turns = 0;
  let isDone = false;
  const work = () => {
    turns += 1;
    if (!isDone) setImmediate(work);
  };
  setImmediate(work);

  await warmTemplates();
  isDone = true;

  expect(turns).toBeGreaterThanOrEqual(loadTemplates().length - 1);
});

test('who does not wait for them has them all the same', async () => {
  const { loadTemplates, warmTemplates } = await newProcess();
  const warming = warmTemplates();

  const templates = loadTemplates();
  await warming;

  expect(loadTemplates()).toEqual(templates);
  expect(readFileSync).toHaveBeenCalledTimes(templates.length);
});
