export const demoPassword = 'learn-python-1';

/** Learners at three places of the course. They exist outside production only. */
export const demoAccounts = [
  { email: 'new@demo.test', username: 'demo_new', completedThroughOrder: 0, subscribed: false },
  { email: 'halfway@demo.test', username: 'demo_halfway', completedThroughOrder: 4, subscribed: false },
  { email: 'graduate@demo.test', username: 'demo_graduate', completedThroughOrder: 15, subscribed: true },
] as const;
