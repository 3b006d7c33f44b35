/** The sources of the harness, by name. They are run in this order, in one namespace. */
export const harnessFiles = [
  'preload',
  'facts',
  'variation',
  'nesting',
  'exceptions',
  'surroundings',
  'tracing',
  'entry',
] as const;
