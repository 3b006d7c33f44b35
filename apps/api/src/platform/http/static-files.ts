import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { apiBase } from '@python-learning/contract';
import { type Language, languages } from '@python-learning/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from './accept-language.ts';
import type { ApiServer } from './api-server.types.ts';

export type StaticFolders = {
  /** The built web app, or null when only the api is served. */
  web: string | null;
  /** Videos, sound and captions of the lessons. */
  media: string | null;
};

const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the web app and the media of lessons. Hashed file names may be cached forever; the page that names them is
 * always revalidated. Any other address that a person opens gets that page.
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

/**
 * Sends the landing page in the form that the build has prerendered, one per language, so that it shows before any
 * script has loaded.
 */
function sendLanding(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('vary', 'accept-language, cookie, accept-encoding');
  return reply.sendFile(landingPage(pageLanguage(request)));
}

function landingPage(language: Language): string {
  return `landing.${language}.html`;
}

/** Language by the rules of the web app: the one chosen in it, else the browser's preference, else Tamil. */
function pageLanguage(request: FastifyRequest): Language {
  const chosen = request.cookies['language'];
  return (
    languages.find((language) => language === chosen) ??
    preferredLanguage(request.headers['accept-language']) ??
    'ta'
  );
}

function cachingOf(file: string): string {
  return file.includes(`${path.sep}assets${path.sep}`) ? immutable : 'no-cache';
}

/** Anyone with the address of a certificate may open it, in capitals too, but search engines may not list it. */
const unlistedPages = /^\/+verify\//i;

function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (unlistedPages.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
  return reply.code(200).sendFile('index.html');
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
