import type { Client } from './client.ts';

/** What attackers sent and got. A pass is forged: no program of an attack solves a question. */
export type AttackTold = { sent: number; refused: number; forged: number; lost: number };

/** An attack under way. `stop` resolves when its last answer has come. */
export type RunningAttack = { stop: () => Promise<AttackTold> };

/** A kind of attack. `clients` are logged in and have done nothing before. */
export type Attack = {
  name: string;
  start: (clients: readonly Client[], origin: string) => RunningAttack;
};
