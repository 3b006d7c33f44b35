/** One picture for each badge, drawn on a grid of 24, as strokes of 2. */
export const badgeShapes = {
  // A stair.
  'first-step': 'M3 20h5.5v-5H14v-5h5.5V4M16.5 6.5l3-3 3 3',
  // A beetle.
  'bug-hunter':
    'M8 12.5a4 4 0 0 1 8 0V16a4 4 0 0 1-8 0zM9.5 8.8a2.5 2.5 0 0 1 5 0M8.5 3.5l2 2.5M15.5 3.5l-2 2.5M12 12v8M4 9.5l4 2M3.5 14.5H8M4.5 20.5l4-2.5M20 9.5l-4 2M20.5 14.5H16M19.5 20.5l-4-2.5',
  // A crystal ball.
  'good-guess':
    'M18.5 9.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM7.5 14.5L5.5 21h13l-2-6.5M9 9.5a3 3 0 0 1 3-3',
  // A page under a magnifying glass.
  'error-reader':
    'M11 21H5V3h8l4 4v2.5M8.5 8h3M8.5 12H10M19.5 16a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM18.5 18.5l3 3',
  // A circular arrow around a check mark.
  'try-again': 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9M9 12.5l2.2 2.2 4-4.5',
  // Headphones.
  listener:
    'M4 16v-3a8 8 0 0 1 16 0v3M4 14h3.5v6.5h-2A1.5 1.5 0 0 1 4 19zM20 14h-3.5v6.5h2A1.5 1.5 0 0 0 20 19z',
  // A way that forks.
  decider: 'M12 21v-7M12 14c0-4-6-3.5-6-10M12 14c0-4 6-3.5 6-10M3 7l3-3 3 3M15 7l3-3 3 3',
  // A loop without end.
  'loop-rider':
    'M12 12C10 9 8.5 7.5 6.5 7.5a4.5 4.5 0 0 0 0 9c2 0 3.5-1.5 5.5-4.5s3.5-4.5 5.5-4.5a4.5 4.5 0 0 1 0 9c-2 0-3.5-1.5-5.5-4.5z',
  // A letter between quote marks.
  'word-smith': 'M7.5 20L12 8.5 16.5 20M9.2 16h5.6M3.5 4v4M7 4v4M17 4v4M20.5 4v4',
  // Lines between square brackets.
  'list-keeper': 'M8 4H4v16h4M16 4h4v16h-4M9 8.5h6M9 12h6M9 15.5h6',
  // Bricks.
  builder: 'M3.5 14h8v6.5h-8zM12.5 14h8v6.5h-8zM8 6.5h8V13H8z',
  // A key.
  'key-finder': 'M12 15.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM11 12.5L20 4M16.5 7.5l3 3M13.5 10.3l2 2',
  // A way through a grid.
  'grid-walker': 'M4 4h16v16H4zM4 12h16M12 4v16M8 16v.01M16 16v.01M16 8v.01',
  // A flask.
  tester: 'M8.5 3h7M10 3v6l-5 9a2 2 0 0 0 1.7 3h10.6a2 2 0 0 0 1.7-3l-5-9V3M7.5 14.5h9',
  // Code on a shield.
  'strong-coder':
    'M12 3l8 3v5.5c0 4.5-3.3 7.8-8 9.5-4.7-1.7-8-5-8-9.5V6zM10.5 9.5L8 12l2.5 2.5M13.5 9.5L16 12l-2.5 2.5',
  // A rocket.
  'project-maker':
    'M12 2.5c3.5 2.5 5 6.5 4.5 12h-9c-.5-5.5 1-9.5 4.5-12zM7.5 11l-3 3.5V18l3-2M16.5 11l3 3.5V18l-3-2M12 9v.01M10.5 18L12 21.5l1.5-3.5',
  // A compass.
  explorer: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4z',
  // A house with a heart.
  'welcome-back':
    'M2.5 11.5L12 3.5l9.5 8M5 9.5v11h14v-11M12 17.5l-2.6-2.5a1.7 1.7 0 0 1 2.6-2.1 1.7 1.7 0 0 1 2.6 2.1z',
} as const;
