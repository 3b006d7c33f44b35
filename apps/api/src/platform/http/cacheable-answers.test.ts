import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { languageOf } from './accept-language.ts';
import { answersByLanguage } from './cacheable-answers.ts';

/** A server whose one answer is the language, and the list of what was really made. */
function served(freshForS?: number) {
  const made: string[] = [];
  const app = Fastify();
  let isReady = true;
  const answer = answersByLanguage(async ({ headers }) => {
    if (!isReady) throw new AppError('not_found');
    const language = languageOf(headers['accept-language']);
    made.push(language);
    return { language };
  }, freshForS);
  app.get('/', answer);
  const ask = (language: string) => app.inject({ url: '/', headers: { 'accept-language': language } });
  const setReady = (is: boolean) => {
    isReady = is;
  };
  return { made, ask, setReady };
}

test('an answer is made once for each language, however often it is asked for', async () => {
  const { made, ask } = served();
  const answers = [];
  for (const language of ['ta', 'en', 'ta', 'en']) answers.push((await ask(language)).json());
  expect(answers).toEqual([{ language: 'ta' }, { language: 'en' }, { language: 'ta' }, { language: 'en' }]);
  expect(made).toEqual(['ta', 'en']);
});

test('a refusal is not kept', async () => {
  const { ask, setReady } = served();
  setReady(false);
  expect((await ask('ta')).statusCode).not.toBe(200);
  setReady(true);
  expect((await ask('ta')).json()).toEqual({ language: 'ta' });
});

test('a browser asks each time whether it is the same, unless the call says for how long it is', async () => {
  expect((await served().ask('ta')).headers['cache-control']).toBe('private, no-cache');
  expect((await served(60).ask('ta')).headers['cache-control']).toBe('private, max-age=60');
});
