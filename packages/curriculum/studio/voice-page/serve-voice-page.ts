import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Language, languages, localized } from '@python-learning/domain';
import type { Storyboard } from '../../src/lesson.ts';
import { packageRoot } from '../../src/package-root.ts';
import { respellingsOf } from '../pronunciation.ts';
import { sentencesOf } from '../takes/sentences.ts';
import { newTakeSchema } from '../takes/take.ts';
import { readTakes, removeTake, takeFolderOf } from '../takes/take-folder.ts';
import type { ShownVideo, VideoProgress } from './answers.ts';
import { keepTake, type TakeKeeper, type TakePlace } from './keep-take.ts';

/** What the page is served with. */
export type VoicePageOptions = TakeKeeper & { storyboards: readonly Storyboard[]; port: number };

export type VoicePage = { origin: string; close: () => Promise<void> };

/** Serves the recording page to browsers on this machine. */
export async function serveVoicePage(options: VoicePageOptions): Promise<VoicePage> {
  const server = createServer((request, response) => {
    answer(options, request).then(
      ({ status, type, body }) => response.writeHead(status, headersOf(type)).end(body),
      (error: unknown) => fail(response, error),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}

type Answer = { status: number; type: string; body: string | Buffer };

function headersOf(type: string) {
  return {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** Only this machine's own pages are answered: a site that is open in the browser has another host or origin. */
function isOwn({ headers, method = 'GET' }: IncomingMessage): boolean {
  const hosts = ['127.0.0.1', 'localhost'];
  const [name = ''] = (headers.host ?? '').split(':');
  const isSameOrigin = headers.origin === undefined || headers.origin === `http://${headers.host}`;
  const isRead = method === 'GET';
  return hosts.includes(name) && isSameOrigin && (isRead || headers['x-voice-page'] === 'yes');
}

async function answer(options: VoicePageOptions, request: IncomingMessage): Promise<Answer> {
  if (!isOwn(request)) return text(403, 'Open the address that npm run voice prints.');
  const { pathname } = addressOf(request);
  const [first = '', ...rest] = pathname.slice(1).split('/');
  if (first === 'api') return answerCall(options, request, rest);
  return request.method === 'GET' ? file(pathname) : text(405, 'Files are only read.');
}

function addressOf({ url = '/' }: IncomingMessage): URL {
  return new URL(`http://localhost${url}`);
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.ts': 'text/javascript; charset=utf-8',
};

/** The files of the page by their address, which is also how they import each other. */
const files: ReadonlyMap<string, string> = new Map([
  ['/', 'studio/voice-page/page/index.html'],
  ...readdirSync(join(import.meta.dirname, 'page')).map((name): [string, string] => [
    `/voice-page/page/${name}`,
    `studio/voice-page/page/${name}`,
  ]),
  ...['level', 'letter-times', 'take-wav'].map((name): [string, string] => [
    `/takes/${name}.ts`,
    `studio/takes/${name}.ts`,
  ]),
  ...languages.map((language): [string, string] => [`/texts/${language}.json`, `texts/${language}.json`]),
]);

function file(pathname: string): Answer {
  const path = files.get(pathname);
  if (path === undefined) return text(404, 'There is no such file.');
  const ending = extname(path);
  const source = readFileSync(join(packageRoot, path), 'utf8');
  const body = ending === '.ts' ? stripTypeScriptTypes(source) : source;
  return { status: 200, type: contentTypes[ending] ?? 'text/plain', body };
}

/** `videos`, `videos/<id>/<language>`, `takes/<id>/<language>/<key>`. */
async function answerCall(
  options: VoicePageOptions,
  request: IncomingMessage,
  [call, id, languageName, key]: readonly string[],
): Promise<Answer> {
  const { storyboards, root } = options;
  if (call === 'videos' && id === undefined)
    return json(
      200,
      storyboards.map((one) => progressOf(one, root)),
    );
  const storyboard = storyboards.find((one) => one.id === id);
  const language = languages.find((name) => name === languageName);
  if (storyboard === undefined || language === undefined) return text(404, 'There is no such video.');
  if (call === 'videos') return json(200, shownVideo(storyboard, language, root));
  if (call !== 'takes' || key === undefined) return text(404, 'There is no such call.');
  const place: TakePlace = { storyboard, language, key };
  if (request.method === 'PUT') return putTake(options, request, place);
  if (request.method === 'DELETE') return deleteTake(options, request, place);
  return request.method === 'GET' ? soundOfTake(options, place) : text(405, 'A take cannot do that.');
}

async function putTake(options: TakeKeeper, request: IncomingMessage, place: TakePlace): Promise<Answer> {
  const parsed = newTakeSchema.safeParse(await jsonBody(request));
  if (!parsed.success) return json(422, 'broken');
  const kept = keepTake(options, place, parsed.data);
  return json(typeof kept === 'string' ? 409 : 200, kept);
}

/** Removes a take that the page knows: `recordedAt` in the query says which. Another window may have recorded another one. */
function deleteTake({ root }: TakeKeeper, request: IncomingMessage, place: TakePlace): Answer {
  const { storyboard, language, key } = place;
  const folder = takeFolderOf(storyboard.id, language, root);
  const take = readTakes(folder).takes.get(key);
  const known = addressOf(request).searchParams.get('recordedAt');
  if (take !== undefined && take.recordedAt !== known) return json(409, 'elsewhere');
  if (take !== undefined) removeTake(folder, key);
  return json(200, null);
}

function soundOfTake({ root }: TakeKeeper, { storyboard, language, key }: TakePlace): Answer {
  const folder = takeFolderOf(storyboard.id, language, root);
  const take = readTakes(folder).takes.get(key);
  if (take === undefined) return text(404, 'There is no such take.');
  return { status: 200, type: 'audio/wav', body: readFileSync(join(folder, take.sound)) };
}

function progressOf(storyboard: Storyboard, root: string): VideoProgress {
  const counts = localized((language) => {
    const { takes } = readTakes(takeFolderOf(storyboard.id, language, root));
    const sentences = sentencesOf(storyboard, language);
    return { sentences: sentences.length, recorded: sentences.filter(({ key }) => takes.has(key)).length };
  });
  return { id: storyboard.id, title: storyboard.title, counts };
}

function shownVideo(storyboard: Storyboard, language: Language, root: string): ShownVideo {
  const { takes } = readTakes(takeFolderOf(storyboard.id, language, root));
  const sentences = sentencesOf(storyboard, language).map((sentence) => ({
    ...sentence,
    code: storyboard.scenes[sentence.scene]?.code ?? null,
    respellings: respellingsOf(sentence.text, language),
    take: takes.get(sentence.key) ?? null,
  }));
  return { title: storyboard.title[language], sentences };
}

/** A minute of sound in base64, and the words. */
const maxBodyBytes = 8_500_000;

/** @returns null for a body that is too large or no JSON */
async function jsonBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= maxBodyBytes) parts.push(part);
  }
  if (bytes > maxBodyBytes) return null;
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return null;
  }
}

function json(status: number, value: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

function text(status: number, body: string): Answer {
  return { status, type: 'text/plain; charset=utf-8', body };
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  response.writeHead(500, headersOf('text/plain')).end('Something failed: the terminal says what.');
}
