import type { Page } from '@playwright/test';
import type { Calls } from '../calls.ts';
import type { LearnerAtBrowser } from '../learner.ts';

/** Whose eyes look: nobody who is logged in, or one of the demo accounts. */
export type Viewer = 'visitor' | 'new' | 'halfway' | 'graduate';

/** The page of a scene, and what stands between it and the server. */
export type Visit = { page: Page; calls: Calls };

/** Brings the network or the browser into a state, before the screen is opened. */
export type Arrange = (visit: Visit) => void | Promise<void>;

/** What a learner does on the screen. It ends with what the learner waits for; what follows from it is waited for. */
export type Act = (child: LearnerAtBrowser, visit: Visit) => Promise<void>;

/** A picture of the book: a screen in one state. */
export type Scene = {
  /** Its name in the book and of its file, such as `code-with-an-error`. */
  name: string;
  viewer: Viewer;
  path: string;
  arrange?: Arrange;
  act?: Act;
  /** True where a dialog or a bar at the foot of the window is the point: only the window is shown. */
  windowOnly?: true;
};
