import type { apiBase, Contract } from '@python-learning/contract';
import type { ShownStep, VisitStep } from '@python-learning/domain';
import { readCsrfToken } from '../api/csrf-token.ts';
import { readStored, writeStored } from '../settings/stored-settings.ts';
import { visitKeys } from '../storage/device-storage.ts';

/** Repeated here, because importing the constant would load the table of all calls with it. */
const base: typeof apiBase = '/api';
const path: Contract['visits']['countStep']['path'] = '/visits/count/';

/**
 * Tells the server that one more browser reached a step, once for each step. The browser remembers its steps; it sends a
 * step alone, and nobody waits for the answer. Nothing is counted or remembered in a browser that asks not to be tracked,
 * nor without a storage.
 */
export function reachStep(step: ShownStep): void {
  if (asksNotToBeTracked()) return;
  if (step !== 'visit') countSecondDay();
  countOnce(step);
}

/** A second day is one with a step after the visit, later than the first such day. */
function countSecondDay(): void {
  const today = new Date().toDateString();
  const first = readStored(visitKeys.firstDay);
  if (first === null) writeStored(visitKeys.firstDay, today);
  else if (first !== today) countOnce('second_day');
}

function countOnce(step: VisitStep): void {
  const before = readSteps();
  if (before.includes(step)) return;
  rememberSteps([...before, step]);
  if (!readSteps().includes(step)) return;
  void send(step);
}

/** Not by the transport, which waits, repeats and reports a slow connection. The request outlives the page. */
async function send(step: VisitStep): Promise<void> {
  try {
    const answer = await fetch(`${base}${path}`, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': readCsrfToken() ?? '' },
      body: JSON.stringify({ step }),
    });
    // An answer that is not read keeps its connection.
    await answer.text();
    if (!answer.ok) forget(step);
  } catch {
    forget(step);
  }
}

/** A step that was not counted is counted when it is reached again. */
function forget(step: VisitStep): void {
  rememberSteps(readSteps().filter((one) => one !== step));
}

function readSteps(): readonly string[] {
  return readStored(visitKeys.steps)?.split(' ') ?? [];
}

function rememberSteps(steps: readonly string[]): void {
  writeStored(visitKeys.steps, steps.join(' ') || null);
}

/** Global Privacy Control, and the older Do Not Track. */
function asksNotToBeTracked(): boolean {
  const isControlled = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return isControlled || navigator.doNotTrack === '1';
}
