import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openPhone, promisedBy, type Returning } from './web-visit.ts';

/** Milliseconds from the answer of a run to its drawing on the screen of a cheap phone. */
export type DrawingTimes = {
  /** All of it, for a program that asks for it at once. */
  wholeMs: number;
  /** Its first line, for one that is drawn step by step. */
  firstLineMs: number;
};

/** Runs in the page before everything else. In a file of its own because it uses the DOM. */
const watch = path.join(import.meta.dirname, 'drawing-watch.js');

/** A spiral of so many lines, which CPython shows at once or step by step. */
function spiral(lines: number, isAtOnce: boolean): string {
  const head = isAtOnce ? 'tracer(0)\n' : 'speed(10)\n';
  return `from turtle import *\n${head}for step in range(${lines}):\n    forward(step / 4)\n    left(59)\n`;
}

/** Runs two programs that draw so many lines, in a new browser context. */
export async function drawingTimes(
  browser: Browser,
  origin: string,
  learner: Returning,
  lines: number,
): Promise<DrawingTimes> {
  const page = await openPhone(browser, learner, { data_saving: 'on' });
  try {
    await page.addInitScript({ path: watch });
    const wholeMs = await runMs(page, origin, spiral(lines, true), lines);
    return { wholeMs, firstLineMs: await runMs(page, origin, spiral(lines, false), 1) };
  } finally {
    await page.context().close();
  }
}

async function runMs(page: Page, origin: string, code: string, lines: number): Promise<number> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post(`${origin}/api/programs/`, {
    headers: { 'X-CSRFToken': token },
    data: { title: 'Spiral', code },
  });
  if (!answer.ok()) throw new Error(`a new program answered ${answer.status()}`);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${origin}/programs/${id}`, { waitUntil: 'load', timeout: 60_000 });
  const run = page.locator('main form button[type=submit]').last();
  await page.locator('main .cm-content').waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const drawn = promisedBy(page, `window.drawingMs(${lines})`);
  await run.click();
  const ms = await drawn;
  await page.request.post(`${origin}/api/programs/${id}/delete/`, { headers: { 'X-CSRFToken': token } });
  return ms;
}
