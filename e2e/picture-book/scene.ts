import type { Page } from '@playwright/test';
import type { LearnerAtBrowser } from '../learner.ts';

/** Whose eyes look: nobody who is logged in, or one of the demo accounts. */
export type Viewer = 'visitor' | 'new' | 'halfway' | 'graduate';

/** A picture of the book: a screen in one state. */
export type Scene = {
  /** Its name in the book and of its file, such as `code-with-an-error`. */
  name: string;
  viewer: Viewer;
  path: string;
  /** Brings the network into the state that is shown, before the screen is opened. */
  arrange?: (page: Page) => Promise<void>;
  /** What a learner does before the picture is taken. */
  act?: (child: LearnerAtBrowser) => Promise<void>;
  /** True where a dialog or a bar at the foot of the window is the point: only the window is shown. */
  windowOnly?: true;
};
