import type { WorldName } from './world-names.ts';
import { stillWorld, type WorldState } from './world-state.ts';

type MilestoneWorld = { world: WorldName; state: WorldState };

/** The place of each milestone, in their order, in a state that shows what the milestone is about. */
const milestoneWorlds: readonly MilestoneWorld[] = [
  place('board', { printed: ['print("…")'] }),
  place('home', {
    names: new Map([
      ['name', "'Nila'"],
      ['age', '11'],
    ]),
  }),
  place('market', { printed: ['12 * 5', '60'] }),
  place('tea-shop', { question: '?' }),
  place('rain', { condition: true }),
  place('canteen', { printed: ['if', 'elif', 'else'] }),
  place('bus', { printed: ['1', '2', '3'] }),
  place('gate', { typed: ['banana'], question: 'Password?', typing: 'mango' }),
  place('library', { names: new Map([['word', "'Python'"]]) }),
  place('garland', { printed: ["['Arun', 'Mala', 'Nila', 'Ravi']"] }),
  place('potter', { printed: ['Kavin', 'Nila', 'Mala'], isRunning: true }),
  place('pigeonholes', { printed: ['tea: 50', 'bun: 60', 'vadai: 40'] }),
  place('loom', { printed: ['*o*o*o*o*o*o*o', 'o*o*o*o*o*o*o*', '*o*o*o*o*o*o*o'] }),
  place('boat', { printed: ['?', 'OK!'] }),
  place('sports-day', { printed: ['Red 40', 'Green 25', 'Gold 35'], hasEnded: true }),
];

function place(world: WorldName, state: Partial<WorldState>): MilestoneWorld {
  return { world, state: { ...stillWorld, ...state } };
}

/** The place of a milestone, from 1; null for a video of no milestone. */
export function milestoneWorld(milestone: number): MilestoneWorld | null {
  return milestoneWorlds[milestone - 1] ?? null;
}
