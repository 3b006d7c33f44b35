import type { OwnProgram } from '@python-learning/contract';

/** A small text file of a program or of a task. */
export type TextFile = OwnProgram['files'][number];
