/**
 * The sources of the harness, by name. They are run in this order, in one namespace. Those in `modules` become modules
 * that a program can import.
 */
export const harnessFiles = [
  'preload',
  'modules',
  'modules/drawing_colours',
  'modules/drawing_steps',
  'modules/drawing_pen',
  'modules/turtle',
  'modules/kolam',
  'facts',
  'clues',
  'value_use',
  'variation',
  'nesting',
  'exceptions',
  'surroundings',
  'traced_values',
  'traced_source',
  'tracing',
  'walking',
  'entry',
] as const;
