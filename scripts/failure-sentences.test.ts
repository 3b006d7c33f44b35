import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '../apps/web');
const read = (file: string): string => readFileSync(path.join(web, file), 'utf8');

/** The English texts of all screens, by key. */
const texts: [key: string, text: string][] = globSync('messages/*/en.json', { cwd: web }).flatMap((file) =>
  Object.entries(JSON.parse(read(file)) as Record<string, string>),
);
const notOurs = /\.test\.tsx?$|compiled-messages/;
const sources = globSync('src/**/*.{ts,tsx}', { cwd: web })
  .filter((file) => !notOurs.test(file))
  .map((file) => ({ file, code: read(file) }));

const ofConnection = /\b(?:connection|network|internet|server|answer came)\b/i;

/** Texts that name the connection or the server, and are no sentence about a call without an answer. */
const otherTexts: Readonly<Record<string, string>> = {
  core_network_failed: 'the one sentence about it',
  core_unreachable_title: 'a heading above that sentence',
  core_offline: 'the device is offline, before any call fails',
  core_load_fault_text: 'a file of the app did not load',
  lesson_try_missing: 'a file of the app did not load',
  landing_demo_failed: 'a video did not load',
  lesson_offline: 'a video waits, and goes on by itself',
  settings_waiting: 'what happens to a choice that is not saved yet',
  practice_error_network_waits: 'what happens to a run on a device that is offline',
  landing_feature4_text: 'what the product promises',
  policy_privacy_short_what: 'a policy',
  policy_privacy_limit_what: 'a policy',
  policy_privacy_browser_drafts: 'a policy',
  policy_terms_promise_text: 'a policy',
};

test('one sentence says on every screen that the server did not answer', () => {
  const found = texts.filter(([, text]) => ofConnection.test(text)).map(([key]) => key);
  expect(found.sort()).toEqual(Object.keys(otherTexts).sort());
  const users = sources.filter(({ code }) => code.includes('m.core_network_failed')).map(({ file }) => file);
  expect(users).toEqual(['src/lib/api/failure-text.ts']);
});

const ofFailure = /^(?:Failed|Unable) to|could not|did not (?:work|come|load)/;

/** Failures of something else than a call, or with the sentence about the missing answer beside them. */
const saidDirectly: Readonly<Record<string, string>> = {
  dashboard_error: 'the second line of this screen is the sentence',
  personalized_error_load: 'a text of ScreenError, whose second line is the sentence',
  personalized_error_generate: 'a text of MakeFailure, whose second line is the sentence',
  personalized_error_create: 'a text of MakeFailure, whose second line is the sentence',
  lesson_mark_failed: 'it waits in the outbox and is sent again',
  core_load_fault_title: 'a file of the app',
  lesson_try_missing: 'a file of the app',
  lesson_media_failed: 'a video or a sound',
  exercise_audio_failed: 'a video or a sound',
  exercise_result_unsent: 'the card of each answer that was not sent says why',
  landing_demo_failed: 'a video or a sound',
  certificates_download_failed: 'drawn by the browser',
  drawing_save_failed: 'drawn by the browser',
};

test('a screen that says why a call failed looks first whether it was answered', () => {
  const keys = texts.filter(([, text]) => ofFailure.test(text)).map(([key]) => key);
  // The functions of failure-text.ts take the message uncalled, and ScreenError takes it as `failed`.
  const direct = keys.filter((key) =>
    sources.some(({ code }) => code.replaceAll(`failed: m.${key}(`, '').includes(`m.${key}(`)),
  );
  expect(direct.sort()).toEqual(Object.keys(saidDirectly).sort());
});
