import { type ProgramShare, submissionLimits } from '@python-learning/contract';
import { refuse } from '@python-learning/testing/fake-api';
import {
  listedProgram,
  ownProgram,
  ownShare,
  runResult,
  sharedProgram,
  unsharedProgram,
  waitingRun,
} from '@python-learning/testing/samples';
import { flower } from '../../apps/web/src/workbench/drawing/drawings.fixture.ts';
import type { LearnerAtBrowser } from '../learner.ts';
import { answers, fails, isOffline, neverAnswers } from './network.ts';
import type { Act, Arrange, Scene } from './scene.ts';

const path = `/p/${sharedProgram.code}`;
const source = 'from kolam import *\nfor i in range(6):\n    loop(30)\n    left(60)\ndot()';
const kolam = { ...sharedProgram, title: 'My kolam', source };
const drawn = runResult({ verdict: 'unchecked', output: '', drawing: flower });
const longText = 'https://example.com/an-address 0771234567\n'.repeat(60);

/** A picture of a shared program. `over` adds what its state needs. */
const shared = (name: string, act?: Act, ...over: Arrange[]): Scene => ({
  name,
  audience: 'visitor',
  path,
  arrange: async (visit) => {
    visit.api.answerAll({ 'shares.sharedProgram': kolam, 'shares.runShared': drawn });
    for (const arrange of over) await arrange(visit);
  },
  ...(act === undefined ? {} : { act }),
});

const qrPath = 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 9h3v3h-3zM14 14h2v2h-2z';
const linked: ProgramShare = { ...unsharedProgram, share: ownShare, qr: { size: 21, path: qrPath } };

/** A picture of a sheet over the learner's programs. */
const sheet = (name: string, act: Act, state: ProgramShare, ...over: Arrange[]): Scene => ({
  name,
  audience: 'new',
  path: '/programs',
  windowOnly: true,
  arrange: async (visit) => {
    visit.api.answerAll({
      'programs.programs': [{ ...listedProgram, has_drawing: true, drawing: flower }],
      'programs.programDrawing': { drawing: flower },
      'shares.shares': state.share === null ? [] : [state.share],
      'shares.programShare': state,
    });
    for (const arrange of over) await arrange(visit);
  },
  act,
});

const card = (name: string, ...over: Arrange[]): Scene => ({
  name,
  audience: 'new',
  path: '/card/p1',
  arrange: async (visit) => {
    visit.api.answerAll({
      'programs.program': ownProgram,
      'programs.runProgram': drawn,
      'shares.programShare': linked,
    });
    for (const arrange of over) await arrange(visit);
  },
});

export const sharedScenes: readonly Scene[] = [
  shared('shared'),
  shared(
    'shared-text',
    undefined,
    answers('shares.sharedProgram', { ...kolam, kind: 'play', source: null }),
    answers('shares.runShared', runResult({ verdict: 'unchecked', output: longText })),
  ),
  shared(
    'shared-asks',
    runsAndWaits,
    answers('shares.sharedProgram', { ...kolam, source: 'input("Name? ")', reads_input: true }),
    answers('shares.runShared', waitingRun('Name? ')),
  ),
  shared(
    'shared-lacks-files',
    undefined,
    answers('shares.sharedProgram', { ...kolam, source: 'print(open("a.txt").read())', lacks_files: true }),
    answers(
      'shares.runShared',
      runResult({ verdict: 'unchecked', output: '', error: 'FileNotFoundError: a.txt' }),
    ),
  ),
  shared(
    'shared-copy-of-another',
    undefined,
    answers('shares.sharedProgram', {
      ...kolam,
      changed: 'colours',
      origin: { kind: 'share', title: 'Star', code: 'bcdfghjkmn' },
    }),
  ),
  shared(
    'shared-stopped',
    undefined,
    answers(
      'shares.runShared',
      runResult({ verdict: 'unchecked', output: 'again\nagain', error: 'stopped', is_stopped: true }),
    ),
  ),
  shared(
    'shared-used-up',
    undefined,
    answers('shares.runShared', refuse('run_time_used', { retryAfterS: 300 })),
  ),
  shared('shared-gone', undefined, answers('shares.sharedProgram', refuse('not_found'))),
  shared('shared-failed', undefined, fails('shares.sharedProgram')),
  shared('shared-offline-run', undefined, isOffline('shares.runShared')),
  shared('shared-loading', undefined, neverAnswers('shares.sharedProgram')),
  { ...shared('shared-report', opensReport), windowOnly: true },
  { ...shared('shared-account', wantsToCopy), windowOnly: true },
  sheet('programs-bring', opensBring, unsharedProgram),
  sheet('programs-bring-too-long', bringsTooMuch, unsharedProgram),
  sheet('programs-share', opensShare, {
    ...unsharedProgram,
    personal_data: [{ looks_like: 'phone', place: 'code', line: 2, excerpt: '0771234567' }],
  }),
  sheet('programs-share-copy', opensShare, {
    ...unsharedProgram,
    needs_changed: true,
    origin: { kind: 'share', title: 'Star', code: 'bcdfghjkmn' },
  }),
  sheet('programs-share-linked', opensShare, linked),
  sheet('programs-share-old', opensShare, { ...linked, share: { ...ownShare, is_current: false } }),
  sheet('programs-share-end', wantsToEnd, linked),
  sheet('programs-share-unchanged', opensShare, { ...unsharedProgram, offer: 'unchanged_copy' }),
  sheet('programs-share-no-consent', opensShare, { ...unsharedProgram, offer: 'no_consent' }),
  sheet('programs-share-closed', opensShare, { ...linked, share: { ...ownShare, closed_for: 'copied' } }),
  sheet('programs-share-failed', opensShare, unsharedProgram, fails('shares.programShare')),
  sheet('programs-link-ends', async () => undefined, {
    ...linked,
    share: { ...ownShare, ends_at: '2026-12-24T10:00:00.000Z' },
  }),
  card('card'),
  card('card-asks', answers('programs.runProgram', waitingRun('Name? '))),
  card('card-failed', fails('programs.runProgram')),
  card('card-without-link', answers('shares.programShare', unsharedProgram)),
];

async function runsAndWaits(child: LearnerAtBrowser): Promise<void> {
  await child.button('practice_run').click();
  await child.button('practice_input_send').waitFor();
}

async function opensReport(child: LearnerAtBrowser): Promise<void> {
  await child.button('shares_report').click();
  await child.button('shares_report_send').waitFor();
}

async function wantsToCopy(child: LearnerAtBrowser): Promise<void> {
  await child.button('shares_copy').click();
  await child.page.getByRole('dialog').waitFor();
}

async function opensBring(child: LearnerAtBrowser): Promise<void> {
  await child.button('programs_bring').click();
  await child.button('programs_bring_keep').waitFor();
}

async function bringsTooMuch(child: LearnerAtBrowser): Promise<void> {
  await opensBring(child);
  const { page, t } = child;
  const buffer = Buffer.from('#'.repeat(submissionLimits.maxCodeLength + 1));
  await page
    .getByLabel(t('programs_bring_choose'))
    .setInputFiles({ name: 'a.py', mimeType: 'text/plain', buffer });
  await page.getByRole('dialog').getByRole('alert').waitFor();
}

async function opensShare({ page, t }: LearnerAtBrowser): Promise<void> {
  const title = ownProgram.title;
  await page.getByRole('button', { name: t('programs_more', { title }), exact: true }).click();
  await page.getByRole('button', { name: t('programs_share'), exact: true }).click();
  await page.getByRole('dialog', { name: t('programs_share_title'), exact: true }).waitFor();
}

async function wantsToEnd(child: LearnerAtBrowser): Promise<void> {
  await opensShare(child);
  await child.button('programs_share_end').click();
  await child.button('programs_share_end_cancel').waitFor();
}
