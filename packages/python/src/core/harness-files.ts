/** The sources of the harness, by name. They are run in this order, in one namespace. */
export const harnessFiles = [
  'preload',
  'facts',
  'clues',
  'variation',
  'nesting',
  'exceptions',
  'surroundings',
  'drawing',
  'traced_source',
  'tracing',
  'walking',
  'entry',
] as const;
