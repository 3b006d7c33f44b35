import type { Page } from '@playwright/test';
import type { LearnerAtBrowser } from '../learner.ts';
import type { PageApi } from '../page-api.ts';

/** Who looks at a screen: a visitor or a demo account. */
export type Audience = 'visitor' | 'new' | 'halfway' | 'graduate';

/** The page of a picture, and its fake api. */
export type Visit = { page: Page; api: PageApi };

/** Prepares the network or the browser before the screen is opened. */
export type Arrange = (visit: Visit) => void | Promise<void>;

/** What a learner does on the screen, up to what they wait for. The caller waits for the rest. */
export type Act = (child: LearnerAtBrowser, visit: Visit) => Promise<void>;

/** A picture of the picture book: a screen in one state. */
export type Scene = {
  /** Its name in the picture book and of its file, such as `code-with-an-error`. */
  name: string;
  audience: Audience;
  path: string;
  arrange?: Arrange;
  act?: Act;
  /** True captures only the window, for a dialog or a bar at its foot. */
  windowOnly?: true;
  /** True if it controls the page's clock, which needs a browser context of its own. */
  stopsClock?: true;
};
