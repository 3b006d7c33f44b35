import { existsSync } from 'node:fs';
import { apiBase, type PageManifest } from '@python-learning/contract';
import { type Language, languages } from '@python-learning/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from './accept-language.ts';
import type { ApiServer } from './api-server.types.ts';
import { type MediaFiles, serveMedia } from './media-files.ts';
import { sendPageWithAnswers, splitPage } from './page-answers.ts';
import { tokenOf } from './request-token.ts';
import { pathOf, readWebFiles, sendWebFile, type WebFile, type WebFiles } from './web-files.ts';
import { findPage, readPages } from './web-pages.ts';

export type StaticFiles = {
  /** The built web app, or null when only the api is served. */
  web: string | null;
  /** Videos, sound and captions of the lessons, and who may read them. */
  media: MediaFiles | null;
};

/**
 * Serves the web app and the media of lessons. Hashed file names may be cached forever; the page that names them is
 * always revalidated. Any other address that a person opens gets that page.
 */
export async function serveFiles(server: ApiServer, folders: StaticFiles): Promise<void> {
  if (folders.media !== null && existsSync(folders.media.folder)) await serveMedia(server.app, folders.media);
  if (folders.web !== null && existsSync(folders.web))
    serveWebApp(server, { files: await readWebFiles(folders.web), pages: await readPages(folders.web) });
}

type WebApp = { files: WebFiles; pages: PageManifest };

function serveWebApp(server: ApiServer, web: WebApp): void {
  const { app } = server;
  const { files } = web;
  const method = ['GET', 'HEAD'];
  const page = files.get('/index.html');
  app.route({
    method,
    url: '/*',
    config: { access: 'anyone' },
    handler(request, reply) {
      const address = pathOf(request.url);
      const file = address === '/' ? page : files.get(address ?? '');
      return file === undefined ? notFound(reply) : sendWebFile(file, request, reply);
    },
  });
  if (page !== undefined) {
    const sendOutline = outlineSender(server, web, page);
    server.fallback = (request, reply) => (wantsPage(request) ? sendOutline(request, reply) : null);
  }
  if (languages.every((language) => files.has(landingPage(language))))
    app.route({
      method,
      url: '/',
      config: { access: 'anyone' },
      handler: (request, reply) => sendLanding(files, request, reply),
    });
}

/**
 * Returns what sends the page of an address: its outline, and for a learner the answers to its first calls. Without a
 * valid session the app asks for itself, since it may have to renew one.
 */
function outlineSender(server: ApiServer, { files, pages }: WebApp, bare: WebFile) {
  const parts = new Map([...files.values()].map((file) => [file, partsOf(file)]));
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const found = findPage(pages, pathOf(request.url) ?? '');
    const language = pageLanguage(request);
    const file = files.get(`/${found?.page.file}.${language}.html`) ?? bare;
    const split = parts.get(file) ?? null;
    if (found?.page.isUnlisted) reply.header('x-robots-tag', 'noindex, nofollow');
    if (found === null || split === null || request.method === 'HEAD') return sendPage(file, request, reply);
    const send = async () => {
      const token = tokenOf(server, request);
      if (token === null || token.isExpired) sendPage(file, request, reply);
      else await sendPageWithAnswers(server.app, split, found, language, request, reply);
    };
    send().catch((failure: unknown) => void reply.send(failure));
    return reply;
  };
}

function partsOf({ type, plain }: WebFile) {
  return type.startsWith('text/html') ? splitPage(plain.bytes.toString()) : null;
}

/**
 * Sends the landing page in the form that the build has prerendered, one per language, so that it shows before any
 * script has loaded.
 */
function sendLanding(files: WebFiles, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const file = files.get(landingPage(pageLanguage(request)));
  if (file === undefined) return notFound(reply);
  reply.header('vary', variesBy);
  return sendWebFile(file, request, reply);
}

/** What a prerendered page depends on, beside its address. */
const variesBy = 'accept-language, cookie, accept-encoding';

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function landingPage(language: Language): string {
  return `/landing.${language}.html`;
}

/** Language by the rules of the web app: the one chosen in it, else the browser's preference, else the default. */
function pageLanguage(request: FastifyRequest): Language {
  const chosen = request.cookies['language'];
  return (
    languages.find((language) => language === chosen) ??
    preferredLanguage(request.headers['accept-language']) ??
    languages[0]
  );
}

function sendPage(page: WebFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendWebFile(page, request, reply.code(200).header('vary', variesBy));
}

/**
 * True for a person's browser that opens an address of the app; false for a program that requests a file or a call.
 */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if ([apiBase, '/media', '/assets', '/dev'].some((prefix) => request.url.startsWith(`${prefix}/`)))
    return false;
  return request.headers.accept?.includes('text/html') ?? false;
}
