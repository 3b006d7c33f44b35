import type { ListedProgram, OwnProgram } from '@python-learning/contract';

export const ownProgram: OwnProgram = {
  id: 'p1',
  title: 'My kolam',
  code: 'print("o o")\nprint(" o ")',
  version: 1,
  inputs: [],
  files: [],
  is_shown: false,
  has_drawing: false,
  changed_at: '2026-11-24T10:00:00.000Z',
};

/** As the list shows it, before its first run. */
export const listedProgram: ListedProgram = {
  id: ownProgram.id,
  title: ownProgram.title,
  changed_at: ownProgram.changed_at,
  output: null,
  drawing: null,
  drawn_done: null,
  is_shown: false,
  has_drawing: false,
  beginning: ownProgram.code,
  lines: 2,
};
