import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Storyboard } from '../../src/lesson.ts';
import { type NewTake, takeKey } from '../takes/take.ts';
import { readTakes, takeFolderOf } from '../takes/take-folder.ts';
import { toneWav } from '../takes/takes.fixture.ts';
import { serveVoicePage, type VoicePage } from './serve-voice-page.ts';

const scene = { code: null, inputs: [], shows: null, error: null, mark: [], table: null, tryIt: false };
const storyboard: Storyboard = {
  id: 'm01-v1',
  title: { en: 'Hello', ta: 'வணக்கம்' },
  scenes: [{ ...scene, code: 'print(1)', voice: { en: 'Look.', ta: 'print-ஐப் பார்.' } }],
};
const key = takeKey('Look.', 'teacher');

let root = '';
let server: VoicePage;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'voice-calls-'));
  server = await serveVoicePage({
    storyboards: [storyboard],
    root,
    port: 0,
    now: () => new Date('2026-11-27T08:00:00Z'),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => rmSync(join(root, 'voice'), { recursive: true, force: true }));

type Call = { method?: string; headers?: Record<string, string>; body?: unknown };

const own = { 'x-voice-page': 'yes' };

/** Calls the server as any program could, with any header. */
function call(path: string, { method = 'GET', headers = own, body }: Call = {}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(`${server.origin}${path}`, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const newTake = (wav: Buffer, fields: Partial<NewTake> = {}): NewTake => ({
  speaker: 'Malar',
  consentedOn: '2026-11-27',
  words: [100],
  sound: wav.toString('base64'),
  replaces: null,
  ...fields,
});

const put = (take: unknown, headers: Record<string, string> = own) =>
  call(`/api/takes/m01-v1/en/${key}`, { method: 'PUT', body: take, headers });

const takesIn = () => readTakes(takeFolderOf('m01-v1', 'en', root));

it('a sentence comes with its program and with how its words are said', async () => {
  const { text } = await call('/api/videos/m01-v1/ta');
  expect(JSON.parse(text)).toMatchObject({
    title: 'வணக்கம்',
    sentences: [{ code: 'print(1)', respellings: [{ written: 'print-ஐப்', said: 'பிரிண்டைப்' }], take: null }],
  });
});

it('a kept take is given back as it was recorded', async () => {
  const wav = toneWav();
  expect(JSON.parse((await put(newTake(wav))).text)).toMatchObject({ text: 'Look.', speaker: 'Malar' });
  expect(takesIn().takes.get(key)?.levelDb).toBeCloseTo(-13.5, 0);
  const { text } = await call(`/api/takes/m01-v1/en/${key}`);
  expect(text).toBe(wav.toString('utf8'));
});

it.each([
  ['is cut', newTake(toneWav().subarray(0, 9000)), 'broken'],
  ['lasts a moment', newTake(toneWav({ beforeMs: 0, toneMs: 100, afterMs: 0 })), 'broken'],
  ['is silent', newTake(toneWav({ amplitude: 0.001 })), 'silent'],
  ['is cut off at its peaks', newTake(toneWav({ amplitude: 1.5 })), 'distorted'],
  ['has a time for no word', newTake(toneWav(), { words: [1, 2] }), 'gone'],
  [
    'replaces one that is not there',
    newTake(toneWav(), { replaces: '2026-01-01T00:00:00.000Z' }),
    'elsewhere',
  ],
  ['has no speaker', newTake(toneWav(), { speaker: ' ' }), 'broken'],
  ['has no day of consent', newTake(toneWav(), { consentedOn: '' }), 'broken'],
  ['is no take', 'text', 'broken'],
])('a take that %s is refused, and nothing is written', async (_what, take, refusal) => {
  expect(JSON.parse((await put(take)).text)).toBe(refusal);
  expect(readdirSync(root)).not.toContain('voice');
});

it.each([
  ['from another site', { ...own, origin: 'https://example.org' }],
  ['to another name', { ...own, host: 'example.org' }],
  ['without the header of the page', {}],
])('a write %s is refused', async (_what, headers) => {
  expect((await put(newTake(toneWav()), headers)).status).toBe(403);
  expect(takesIn().takes.size).toBe(0);
});

it.each([
  ['of a page', '/'],
  ['of the lessons', '/api/videos'],
])('a read %s from another site or to another name is refused', async (_what, path) => {
  expect((await call(path, { headers: {} })).status).toBe(200);
  expect((await call(path, { headers: { host: 'example.org' } })).status).toBe(403);
  expect((await call(path, { headers: { origin: 'https://example.org' } })).status).toBe(403);
});

it('a take is deleted by a window that knows it, and by no other', async () => {
  await put(newTake(toneWav()));
  const path = `/api/takes/m01-v1/en/${key}`;
  const known = takesIn().takes.get(key)?.recordedAt ?? '';
  const remove = (query: string) => call(`${path}${query}`, { method: 'DELETE' });
  expect(await remove('?recordedAt=2026-01-01T00:00:00.000Z')).toEqual({ status: 409, text: '"elsewhere"' });
  expect((await remove('')).status).toBe(409);
  expect((await call(path, { method: 'POST' })).status).toBe(405);
  expect(takesIn().takes.size).toBe(1);
  expect(await remove(`?recordedAt=${known}`)).toEqual({ status: 200, text: 'null' });
  expect(takesIn().takes.size).toBe(0);
  expect((await remove('')).status).toBe(200);
});

it.each([
  '/../package.json',
  '//',
  '/voice-page/page/../../tools.ts',
  '/takes/take-folder.ts',
  '/api/videos/m99-v1/en',
])('nothing is served at %s', async (path) => {
  expect((await call(path)).status).toBe(404);
});

it('a page may load nothing from elsewhere, and no other site shows it or plays its takes', async () => {
  const { headers } = await fetch(server.origin);
  expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
