/**
 * A place on the page of a drawing, as turtle programs have it: x to the right, y up, the middle is (0, 0). Rounded to
 * hundredths.
 */
export type Point = readonly [x: number, y: number];

/** What every step of a drawing tells. */
type StepOfAll = {
  /** Line of the program that asked for it; null when it was asked for elsewhere. */
  line: number | null;
  /** The pen that did it; a program may have several, counted from 0. */
  pen: number;
  /** Milliseconds that CPython's turtle would take to show it, what the program waited before it included. */
  ms: number;
};

/** A shape that shows where a pen is. */
export const penShapes = ['classic', 'arrow', 'turtle', 'circle', 'square', 'triangle'] as const;
export type PenShape = (typeof penShapes)[number];

/** Colours are written `#rrggbb`. A width, and the size of a dot, is a diameter. Headings are degrees: 0 is right, 90 is up. */
export type DrawingStep = StepOfAll &
  (
    | { kind: 'line'; points: readonly Point[]; colour: string; width: number; heading: number }
    /** The pen goes to a place without a line. */
    | { kind: 'move'; to: Point; heading: number }
    | { kind: 'turn'; heading: number }
    | { kind: 'dot'; at: Point; size: number; colour: string }
    /** An area, painted even-odd. It lies under everything drawn from step `under` on. */
    | { kind: 'fill'; points: readonly Point[]; colour: string; under: number }
    /** `at` is where its bottom line begins, has its middle, or ends. */
    | {
        kind: 'text';
        at: Point;
        text: string;
        colour: string;
        size: number;
        align: 'left' | 'center' | 'right';
      }
    | {
        kind: 'stamp';
        at: Point;
        heading: number;
        shape: PenShape;
        colour: string;
        inside: string;
        stretch: Point;
      }
    /** How the pen itself looks from here on. */
    | { kind: 'pen'; isShown: boolean; shape: PenShape; colour: string; inside: string; stretch: Point }
    | { kind: 'background'; colour: string }
    /** These steps are taken away again, as by `clear` and `undo`. */
    | { kind: 'erase'; steps: readonly number[] }
  );

/** What a program drew, step by step, in the order of its drawing. */
export type Drawing = {
  /** What the page shows: its lower left and its upper right corner. What lies outside may be shown by a smaller scale. */
  page: { lower: Point; upper: Point };
  steps: readonly DrawingStep[];
};
