import { expect, test } from 'vitest';
import { copyHeap, fillHeap, usedPages } from './clean-heap.ts';
import { GuestMemory } from './guest-memory.ts';

const pageBytes = 4_096;

/** A memory of 32 pages as a new instance has it, with the given bytes. */
function memoryWith(bytes: Readonly<Record<number, number>>): GuestMemory {
  const memory = new GuestMemory();
  const seenPages = new WebAssembly.Global({ value: 'i32', mutable: true }, 2);
  memory.attach(new WebAssembly.Memory({ initial: 2 }), new WebAssembly.Memory({ initial: 1 }), seenPages);
  for (const [at, byte] of Object.entries(bytes)) memory.bytes[Number(at)] = byte;
  return memory;
}

test('a page that a new instance has and the clean heap cleared is cleared in every other instance', () => {
  const inModule = { 10: 1, [20 * pageBytes]: 2 };
  const booted = memoryWith(inModule);
  const usedAtFirst = usedPages(booted);
  booted.bytes[20 * pageBytes] = 0;
  const clean = copyHeap(booted, [], usedAtFirst);

  const woken = memoryWith(inModule);
  fillHeap(woken, clean);
  expect(woken.bytes[10]).toBe(1);
  expect(woken.bytes[20 * pageBytes]).toBe(0);
});

test('filling a new heap leaves alone what is zero anyway, so that it takes no memory', () => {
  const booted = memoryWith({ 10: 1 });
  const clean = copyHeap(booted, [], usedPages(booted));
  expect([...clean.extents]).toEqual([0, pageBytes]);

  const untouched = 20 * pageBytes;
  const woken = memoryWith({ [untouched]: 7 });
  fillHeap(woken, clean);
  expect(woken.bytes[untouched]).toBe(7);
});
