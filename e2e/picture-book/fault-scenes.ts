import type { LearnerAtBrowser } from '../learner.ts';
import { isOffline, startsAfresh } from './network.ts';
import type { Scene, Visit } from './scene.ts';

/** What stands in for a screen that did not load or broke, and the screens of a device without a connection. */
export const faultScenes: readonly Scene[] = [
  {
    name: 'fault-not-loaded',
    viewer: 'visitor',
    path: '/contact',
    arrange: losesTheScreen,
    act: reads('core_load_fault_title'),
  },
  {
    name: 'fault-broken',
    viewer: 'visitor',
    path: '/contact',
    arrange: breaksTheScreen,
    act: reads('core_fault_title'),
  },
  {
    name: 'fault-way-back',
    viewer: 'visitor',
    path: '/contact',
    arrange: breaksTheScreen,
    act: goesHome,
    windowOnly: true,
  },
  { name: 'offline-dashboard', viewer: 'halfway', path: '/dashboard', act: losesConnection },
  {
    name: 'offline-code',
    viewer: 'new',
    path: '/code/hello-python',
    arrange: startsAfresh,
    act: losesConnection,
  },
  { name: 'offline-exercise', viewer: 'new', path: '/exercise/hello-python', act: losesConnection },
  { name: 'offline-lesson', viewer: 'new', path: '/learn/hello-python', act: losesConnection },
  {
    name: 'certificate-offline',
    viewer: 'halfway',
    path: '/certificate/starter',
    arrange: isOffline('/certificates/'),
  },
  {
    name: 'subscription-offline',
    viewer: 'halfway',
    path: '/subscription',
    arrange: isOffline('/subscriptions/'),
  },
  {
    name: 'verify-offline',
    viewer: 'visitor',
    path: '/verify/7KQ2-X0MD-4T8V-PW31-HJ9C',
    arrange: isOffline('/verify/'),
  },
];

const contactScreen = '**/assets/contact-*.js';

/** The app has loaded itself anew just now, as it does once before it says that the screen is gone. */
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
