import { dot, thread } from './drawing.ts';

/**
 * The cast: Nila and Kavin, who learn, Paatti, their grandmother, who has the tea shop, and people at their work: Amma ties garlands and
 * weaves, Appa is a potter.
 */
export type Person = 'nila' | 'kavin' | 'paatti' | 'amma' | 'appa' | 'postman' | 'fisher';

/** `cheers`: both arms up. `points`: the right arm up. `wonders`: a hand at the chin, and a small mouth. */
export type Pose = 'stands' | 'points' | 'cheers' | 'wonders';

/** Draws a person whose feet are at (x, y). About 58 units high. */
export function person(who: Person, pose: Pose, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${bodies[who]}${arms(pose)}${heads[who]}${face(pose)}</g>`;
}

const bodies: Record<Person, string> = {
  nila:
    thread('M-4 0V-9M4 0V-9M-4 0H-7M4 0H7') +
    thread('M0-36C-7-36-7-30-8-26L-14-10Q0-4 14-10L8-26C7-30 7-36 0-36Z', 'teal') +
    thread('M-8-25Q0-22 8-25'),
  kavin:
    thread('M-4 0V-10M4 0V-10M-4 0H-7M4 0H7') +
    thread('M-9-20H9L8-8H2L0-14L-2-8H-8Z', 'ink') +
    thread('M-6-36Q0-33 6-36L10-32L9-18H-9L-10-32Z', 'gold'),
  paatti:
    thread('M0-37C-9-37-11-30-12-22L-17 0H17L12-22C11-30 9-37 0-37Z', 'rose') +
    thread('M-10-31Q6-24 13-2M-6-35Q9-26 16-8'),
  amma:
    thread('M0-37C-8-37-10-30-10-23L-14 0H14L10-23C10-30 8-37 0-37Z', 'leaf') +
    thread('M-9-31Q4-26 10-12M-6-35Q7-28 12-18', 'fine'),
  appa:
    thread('M-12-18L-14 0H14L12-18Z', 'paper') +
    thread('M-4-18L-2 0', 'fine') +
    thread('M-6-36Q0-33 6-36L11-32L11-18H-11L-11-32Z', 'teal'),
  postman:
    thread('M-4 0V-10M4 0V-10M-4 0H-8M4 0H8') +
    thread('M-10-20H10L9-6H2L0-14L-2-6H-9Z', 'tea') +
    thread('M-6-36Q0-33 6-36L11-32L10-18H-10L-11-32Z', 'tea') +
    thread('M0-34V-18', 'fine'),
  fisher:
    thread('M-11-20L-13 0H13L11-20Z', 'teal') + thread('M-6-36Q0-33 6-36L10-32L9-18H-9L-10-32Z', 'skin'),
};

const moustache = thread('M-5-41Q-2-43 0-42Q2-43 5-41', 'fine smile');

const heads: Record<Person, string> = {
  nila:
    thread('M-9-48Q-15-44-12-34M9-48Q15-44 12-34', 'hair') +
    dot(-12, -32, 2.6) +
    dot(12, -32, 2.6) +
    '<circle class="skin" cx="0" cy="-46" r="10"/>' +
    thread('M-10-46C-11-60 11-60 10-46C8-51 3-53 0-56C-3-53-8-51-10-46Z', 'ink'),
  kavin:
    '<circle class="skin" cx="0" cy="-46" r="10"/>' +
    thread('M-10-47C-12-54-6-60-1-58C4-62 12-56 10-47L7-51L3-49L0-52L-5-49L-7-51Z', 'ink'),
  paatti:
    '<circle class="silver" cx="9" cy="-56" r="4.5"/><circle class="skin" cx="0" cy="-46" r="10"/>' +
    thread('M-10-46C-11-60 11-60 10-46C6-52 3-54 0-54C-3-54-6-52-10-46Z', 'silver') +
    '<circle cx="-4" cy="-45" r="3.2" class="fine smile"/><circle cx="4" cy="-45" r="3.2" class="fine smile"/>',
  amma:
    '<circle class="ink" cx="10" cy="-52" r="4.5"/><circle class="skin" cx="0" cy="-46" r="10"/>' +
    thread('M-10-46C-11-60 11-60 10-46C7-52 3-54 0-56C-3-54-7-52-10-46Z', 'ink') +
    [6, 10, 14].map((x) => dot(x, -58 + Math.abs(x - 10) / 2, 2)).join('') +
    '<circle class="eye" cx="0" cy="-50" r="1"/>',
  appa:
    '<circle class="skin" cx="0" cy="-46" r="10"/>' +
    thread('M-10-47C-12-58-4-59 0-58C4-59 12-58 10-47Q0-55-10-47Z', 'ink') +
    moustache,
  postman:
    '<circle class="skin" cx="0" cy="-46" r="10"/>' +
    thread('M-11-50Q-12-60 0-60T11-50Z', 'tea') +
    thread('M-11-50H15') +
    moustache,
  fisher:
    '<circle class="skin" cx="0" cy="-46" r="10"/>' +
    thread('M-11-49Q-10-59 0-59T11-49Q0-53-11-49Z', 'rose') +
    thread('M-10-50L-16-46L-14-40', 'rose') +
    moustache,
};

function face(pose: Pose): string {
  const mouth = pose === 'cheers' ? 'M-4-41Q0-36 4-41' : pose === 'wonders' ? 'M-1-40H2' : 'M-3-41Q0-39 3-41';
  return `<circle class="eye" cx="-4" cy="-45" r="1.2"/><circle class="eye" cx="4" cy="-45" r="1.2"/>${thread(mouth, 'fine smile')}`;
}

const left = { down: 'M-8-32Q-14-27-13-18', up: 'M-8-32Q-16-38-17-51' };
const right = { down: 'M8-32Q14-27 13-18', up: 'M8-32Q16-38 19-50', chin: 'M8-32Q18-28 6-37' };

function arms(pose: Pose): string {
  const own = {
    stands: [left.down, right.down],
    points: [left.down, right.up],
    cheers: [left.up, right.up],
    wonders: [left.down, right.chin],
  }[pose];
  return thread(own.join(''));
}
