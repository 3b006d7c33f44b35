import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { apiBase, type Language, languages } from '@python-learning/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wishedLanguage } from './accept-language.ts';
import type { ApiServer } from './api-server.types.ts';

export type StaticFolders = {
  /** The built web app, or null when only the api is served. */
  web: string | null;
  /** Videos, sound and captions of the lessons. */
  media: string | null;
};

const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the web app and the lessons' media. File names of both carry a hash of what is in them, so browsers keep them
 * for ever; the page that names them is asked for anew each time. Any other address that a person opens gets that page.
 */
export async function serveFiles(server: ApiServer, folders: StaticFolders): Promise<void> {
  const { app } = server;
  if (folders.media !== null && existsSync(folders.media)) {
    await app.register(fastifyStatic, {
      root: path.resolve(folders.media),
      prefix: '/media/',
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', immutable),
    });
  }
  if (folders.web === null || !existsSync(folders.web)) return;
  await app.register(fastifyStatic, {
    root: path.resolve(folders.web),
    prefix: '/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(file)),
  });
  server.fallback = (request, reply) => (wantsPage(request) ? sendPage(request, reply) : null);
  if (languages.every((language) => existsSync(path.join(folders.web ?? '', landingPage(language)))))
    app.get('/', sendLanding);
}

/** The build draws the landing page beforehand, once in each language: it is seen before any script has come. */
function sendLanding(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('vary', 'accept-language, cookie, accept-encoding');
  return reply.sendFile(landingPage(pageLanguage(request)));
}

function landingPage(language: Language): string {
  return `landing.${language}.html`;
}

/** By the rules of the web app: what was chosen in it, else what the browser prefers, else Tamil. */
function pageLanguage(request: FastifyRequest): Language {
  const chosen = request.cookies['language'];
  return (
    languages.find((language) => language === chosen) ??
    wishedLanguage(request.headers['accept-language']) ??
    'ta'
  );
}

function cachingOf(file: string): string {
  return file.includes(`${path.sep}assets${path.sep}`) ? immutable : 'no-cache';
}

/** Who holds the address of a certificate may open it, in capitals too; search engines may not list it. */
const unlistedPages = /^\/+verify\//i;

function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (unlistedPages.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
  return reply.code(200).sendFile('index.html');
}

/** A person's browser that opens an address of the app, not a program that looks for a file or a call. */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if ([apiBase, '/media', '/assets', '/dev'].some((prefix) => request.url.startsWith(`${prefix}/`)))
    return false;
  return request.headers.accept?.includes('text/html') ?? false;
}
