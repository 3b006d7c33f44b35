import type { CertificateProof, LoginSession, RefundOverview } from '@python-learning/contract';
import { listedProgram, loginSession } from '@python-learning/testing/samples';
import { flower } from '../../apps/web/src/workbench/drawing/drawings.fixture.ts';
import type { LearnerAtBrowser } from '../learner.ts';
import { answers, fails, isOffline, neverAnswers } from './network.ts';
import type { Act, Scene } from './scene.ts';

const proofCode = '7KQ2-X0MD-4T8V-PW31-HJ9C';
const proof: CertificateProof = { kind: 'starter', awarded_on: '2026-11-21', name: null };

const devices: LoginSession[] = [
  loginSession('1', { browser: 'Chrome', system: 'Android', is_current: true }),
  loginSession('2', {
    browser: 'Firefox',
    system: 'Windows',
    started_at: '2026-11-02T08:00:00Z',
    last_used_at: '2026-11-20T08:00:00Z',
  }),
  loginSession('3', {
    started_at: '2026-10-02T08:00:00Z',
    last_used_at: '2026-11-01T08:00:00Z',
    is_shared: true,
  }),
];

const payment = {
  order_id: 'PL-7hG2kQ9xTzB4mN1cV8sRdE',
  plan: { id: 'monthly', name: 'Monthly Subscription' },
  amount: 4,
  currency: 'USD',
  paid_at: '2026-11-02T08:00:00Z',
};
const payments: RefundOverview = {
  completed_percent: 34,
  rules: {
    within_days: 30,
    completed_percent_max: 80,
    review_business_days: { min: 3, max: 5 },
    payout_business_days: { min: 5, max: 10 },
  },
  payments: [
    {
      ...payment,
      refund: {
        state: 'possible',
        possible_until: '2026-12-02T08:00:00Z',
        requested_at: null,
        review: null,
        payout: null,
      },
    },
    {
      ...payment,
      order_id: 'PL-9aaaaaaaaaaaaaaaaaaaaa',
      refund: {
        state: 'requested',
        possible_until: '2026-12-02T08:00:00Z',
        requested_at: '2026-11-20T08:00:00Z',
        review: { from: '2026-11-25', to: '2026-11-27' },
        payout: { from: '2026-12-02', to: '2026-12-09' },
      },
    },
  ],
};

const showsDrawing = answers('programs.programs', [
  { ...listedProgram, is_shown: true, has_drawing: true, drawing: flower },
]);

/** Pictures of the settings, the certificates and the verification page. */
export const settingsScenes: readonly Scene[] = [
  { name: 'settings', audience: 'halfway', path: '/settings' },
  {
    name: 'settings-devices',
    audience: 'halfway',
    path: '/settings',
    arrange: answers('auth.sessions', devices),
  },
  {
    name: 'settings-loading',
    audience: 'halfway',
    path: '/settings',
    arrange: neverAnswers('auth.sessions'),
  },
  {
    name: 'settings-offline',
    audience: 'halfway',
    path: '/settings',
    arrange: isOffline('settings.'),
    act: chooseLarger('settings_waiting'),
  },
  { name: 'settings-larger', audience: 'new', path: '/settings', act: chooseLarger('settings_saved') },
  {
    name: 'settings-refund',
    audience: 'graduate',
    path: '/settings',
    arrange: answers('payments.refunds', payments),
  },
  { name: 'settings-password-refused', audience: 'halfway', path: '/settings', act: changePasswordWrongly },
  { name: 'settings-delete', audience: 'graduate', path: '/settings', act: openDeletion, windowOnly: true },
  { name: 'certificate-starter', audience: 'halfway', path: '/certificate/starter', act: nameCertificate },
  { name: 'certificate-course', audience: 'graduate', path: '/certificate/course', act: nameCertificate },
  {
    name: 'certificate-starter-drawing',
    audience: 'halfway',
    path: '/certificate/starter',
    arrange: showsDrawing,
  },
  {
    name: 'certificate-course-drawing',
    audience: 'graduate',
    path: '/certificate/course',
    arrange: showsDrawing,
  },
  {
    name: 'certificate-course-project',
    audience: 'graduate',
    path: '/certificate/course',
    act: writeAddress,
  },
  { name: 'certificate-starter-missing', audience: 'new', path: '/certificate/starter' },
  { name: 'certificate-course-missing', audience: 'halfway', path: '/certificate/course' },
  {
    name: 'certificate-loading',
    audience: 'new',
    path: '/certificate/starter',
    arrange: neverAnswers('certificates.'),
  },
  {
    name: 'certificate-failed',
    audience: 'new',
    path: '/certificate/starter',
    arrange: fails('certificates.'),
  },
  {
    name: 'verify',
    audience: 'visitor',
    path: `/verify/${proofCode}`,
    arrange: answers('certificates.verify', proof),
  },
  {
    name: 'verify-named',
    audience: 'visitor',
    path: `/verify/${proofCode}`,
    arrange: answers('certificates.verify', { ...proof, kind: 'course', name: 'நிலா குமார்' }),
  },
  {
    name: 'verify-loading',
    audience: 'visitor',
    path: `/verify/${proofCode}`,
    arrange: neverAnswers('certificates.verify'),
  },
  { name: 'verify-unknown', audience: 'visitor', path: `/verify/${proofCode}` },
  {
    name: 'verify-failed',
    audience: 'visitor',
    path: `/verify/${proofCode}`,
    arrange: fails('certificates.verify'),
  },
];

/** Chooses a larger text, and waits until the screen reports it as saved or as waiting. */
function chooseLarger(told: 'settings_saved' | 'settings_waiting'): Act {
  return async ({ page, t }) => {
    const heard = page.waitForRequest((request) => request.method() === 'POST');
    await page
      .getByRole('radio', { name: t('settings_size_larger') })
      .first()
      .check();
    await heard;
    await page.getByText(t(told), { exact: true }).first().waitFor();
  };
}

async function changePasswordWrongly(child: LearnerAtBrowser): Promise<void> {
  const { page, t } = child;
  await page.getByLabel(t('settings_password_current'), { exact: true }).fill('not-the-one-1');
  await page.getByLabel(t('auth_reset_new'), { exact: true }).fill('tea-with-milk-7');
  await page.getByLabel(t('auth_reset_confirm'), { exact: true }).fill('tea-with-milk-7');
  await child.button('settings_password_submit').click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

async function openDeletion(child: LearnerAtBrowser): Promise<void> {
  await child.button('settings_delete_open').click();
}

async function nameCertificate({ page, t }: LearnerAtBrowser): Promise<void> {
  await page.getByLabel(t('certificates_name'), { exact: true }).fill('நிலா குமார் Nila Kumar');
}

async function writeAddress(child: LearnerAtBrowser): Promise<void> {
  const { page, t } = child;
  await page
    .getByLabel(t('certificates_project'), { exact: true })
    .fill('I live at 45/2 Gandhi Main Street.');
  await child.button('certificates_project_save').click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}
