import type { OwnShare, ProgramShare, SharedProgram } from '@python-learning/contract';
import { ownProgram } from './programs.ts';

export const sharedProgram: SharedProgram = {
  code: 'k7m2qrstvw',
  title: ownProgram.title,
  kind: 'code',
  source: ownProgram.code,
  inputs: [],
  reads_input: false,
  draws: false,
  lacks_files: false,
  changed: null,
  origin: null,
  shown_at: '2026-11-24T10:00:00.000Z',
  is_own: false,
};

export const ownShare: OwnShare = {
  program_id: ownProgram.id,
  title: ownProgram.title,
  code: sharedProgram.code,
  address: `https://python-learning.test/p/${sharedProgram.code}`,
  kind: 'code',
  changed: null,
  shown_at: sharedProgram.shown_at,
  is_current: true,
  closed_for: null,
  ends_at: null,
};

/** A program that can be shared, and is not. */
export const unsharedProgram: ProgramShare = {
  share: null,
  qr: null,
  offer: 'offered',
  origin: null,
  needs_changed: false,
  personal_data: [],
};
