import type { Drawing, DrawingStep, Point } from '@python-learning/domain';

const page: Drawing['page'] = { lower: [-200, -150], upper: [200, 150] };

export function drawingOf(steps: readonly DrawingStep[]): Drawing {
  return { page, steps };
}

/** What is the same for most steps of these drawings. */
export const usual = { line: null, pen: 0, ms: 100 };

export function lineOf(points: readonly Point[], more: Partial<Extract<DrawingStep, { kind: 'line' }>> = {}) {
  return { kind: 'line', ...usual, points, colour: '#000000', width: 1, heading: 0, ...more } as const;
}

/** Counts the lines that a picture shows, in whatever elements they are; one that is being drawn is not counted. */
export function linesIn(picture: Element): number {
  const paths = [...picture.querySelectorAll('g:not(.drawing-target) > path:not([display])')];
  return paths.reduce((sum, path) => sum + (path.getAttribute('d')?.split('M').length ?? 1) - 1, 0);
}

/** A square of 100 with a turn after each side. */
export const square: Drawing = drawingOf(
  [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ].flatMap(([x = 0, y = 0], side, corners): DrawingStep[] => {
    const [toX = 0, toY = 0] = corners[(side + 1) % 4] ?? [];
    return [
      lineOf(
        [
          [x, y],
          [toX, toY],
        ],
        { line: 3, heading: side * 90, colour: '#ff0000', width: 3 },
      ),
      { kind: 'turn', ...usual, line: 4, heading: ((side + 1) * 90) % 360, ms: 30 },
    ];
  }),
);

/** A line, a dot on it, a filled triangle that lies under both its outline and the dot, then the dot is taken away. */
export const layered: Drawing = drawingOf([
  lineOf([
    [-50, 0],
    [50, 0],
  ]),
  lineOf([
    [0, 0],
    [60, 0],
    [30, 40],
    [0, 0],
  ]),
  { kind: 'dot', ...usual, at: [30, 10], size: 20, colour: '#0000ff' },
  {
    kind: 'fill',
    ...usual,
    points: [
      [0, 0],
      [60, 0],
      [30, 40],
    ],
    colour: '#ffff00',
    under: 1,
  },
  { kind: 'erase', ...usual, steps: [2] },
]);

/** A flower of six petals on coloured paper, with a name under it, as a program of seven lines draws it. */
export const flower: Drawing = drawingOf([
  { kind: 'background', ...usual, line: 2, colour: '#fff3d6', ms: 0 },
  ...Array.from({ length: 6 }, (_, petal): DrawingStep[] => {
    const points = petalAt(petal * 60);
    const under = 1 + petal * 3;
    return [
      lineOf(points, { line: 4, colour: '#b3202c', width: 3, heading: petal * 60 }),
      { kind: 'fill', ...usual, line: 4, points, colour: '#f7a8b8', under, ms: 0 },
      { kind: 'turn', ...usual, line: 5, heading: (petal * 60 + 60) % 360 },
    ];
  }).flat(),
  { kind: 'dot', ...usual, line: 6, at: [0, 0], size: 26, colour: '#f2a900' },
  {
    kind: 'text',
    ...usual,
    line: 7,
    at: [0, -110],
    text: 'Nila',
    colour: '#0b3b40',
    size: 16,
    align: 'center',
  },
]);

/** The outline of a petal that grows out of the middle, in a direction in degrees. */
function petalAt(direction: number): Point[] {
  return Array.from({ length: 25 }, (_, corner): Point => {
    const angle = ((corner / 24) * 60 + direction - 30) * (Math.PI / 180);
    const reach = 80 * Math.sin((corner / 24) * Math.PI);
    return [Math.round(reach * Math.cos(angle) * 100) / 100, Math.round(reach * Math.sin(angle) * 100) / 100];
  });
}
