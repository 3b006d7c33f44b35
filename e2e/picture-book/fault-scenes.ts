import type { LearnerAtBrowser } from '../learner.ts';
import { isOffline, startsAfresh } from './network.ts';
import type { Scene, Visit } from './scene.ts';

/** Pictures of screens that did not load or broke, and of a device without a connection. */
export const faultScenes: readonly Scene[] = [
  {
    name: 'fault-not-loaded',
    audience: 'visitor',
    path: '/contact',
    arrange: losesTheScreen,
    act: reads('core_load_fault_title'),
  },
  {
    name: 'fault-broken',
    audience: 'visitor',
    path: '/contact',
    arrange: breaksTheScreen,
    act: reads('core_fault_title'),
  },
  {
    name: 'fault-way-back',
    audience: 'visitor',
    path: '/contact',
    arrange: breaksTheScreen,
    act: goesHome,
    windowOnly: true,
  },
  { name: 'offline-dashboard', audience: 'halfway', path: '/dashboard', act: losesConnection },
  {
    name: 'offline-code',
    audience: 'new',
    path: '/code/hello-python',
    arrange: startsAfresh,
    act: losesConnection,
  },
  { name: 'offline-exercise', audience: 'new', path: '/exercise/hello-python', act: losesConnection },
  { name: 'offline-lesson', audience: 'new', path: '/learn/hello-python', act: losesConnection },
  {
    name: 'certificate-offline',
    audience: 'halfway',
    path: '/certificate/starter',
    arrange: isOffline('certificates.'),
  },
  {
    name: 'subscription-offline',
    audience: 'halfway',
    path: '/subscription',
    arrange: isOffline('subscriptions.'),
  },
  {
    name: 'verify-offline',
    audience: 'visitor',
    path: '/verify/7KQ2-X0MD-4T8V-PW31-HJ9C',
    arrange: isOffline('certificates.verify'),
  },
];

const contactScreen = '**/assets/contact-*.js';

/** The app has just reloaded itself, as it does once before it reports a missing screen. */
async function losesTheScreen({ page }: Visit): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('reloaded_for_update_at', String(Date.now())));
  await page.route(contactScreen, (route) => route.abort('failed'));
}

async function breaksTheScreen({ page }: Visit): Promise<void> {
  const body = `export const ContactRoute = () => { throw new Error('planted for the picture') }`;
  await page.route(contactScreen, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

function reads(title: string) {
  return async ({ page, t }: LearnerAtBrowser): Promise<void> => {
    await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
  };
}

async function goesHome(child: LearnerAtBrowser): Promise<void> {
  const { page, t } = child;
  await reads('core_fault_title')(child);
  await page.getByRole('link', { name: t('core_back_home') }).click();
  await page.getByRole('heading', { level: 1, name: t('landing_title') }).waitFor();
}

async function losesConnection({ page, t }: LearnerAtBrowser): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().setOffline(true);
  await page.getByText(t('core_offline')).waitFor();
}
