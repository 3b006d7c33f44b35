import { expect, test } from 'vitest';
import { systemRandomness } from '../../platform/clock/clock.ts';
import { deriveKeys } from '../../platform/crypto/keys.ts';
import { createKnownDevices } from './known-device.ts';

const current = 'the secret of these tests is this long';
const devices = createKnownDevices({
  keys: deriveKeys({ current, former: [] }),
  randomness: systemRandomness,
});
const nila = { id: 'nila', credentialsVersion: 1 };

test('a browser is known to the learner who was logged in there, and to nobody else', () => {
  const cookie = devices.remember(undefined, nila);
  expect(devices.findMark(cookie, nila)).not.toBeNull();
  expect(devices.findMark(cookie, { ...nila, id: 'kavin' })).toBeNull();
  expect(devices.findMark(cookie, { ...nila, credentialsVersion: 2 })).toBeNull();
  expect(devices.findMark(cookie, null)).toBeNull();
  expect(devices.findMark(undefined, nila)).toBeNull();
});

test('a browser keeps one mark for a learner, and those of the five who logged in last', () => {
  let cookie = devices.remember(undefined, nila);
  const first = devices.findMark(cookie, nila);
  cookie = devices.remember(cookie, nila);
  expect(devices.findMark(cookie, nila)).not.toBe(first);
  expect(cookie.split('.')).toHaveLength(1);
  for (let others = 0; others < 5; others++) {
    cookie = devices.remember(cookie, { ...nila, id: `other ${others}` });
  }
  expect(cookie.split('.')).toHaveLength(5);
  expect(devices.findMark(cookie, nila)).toBeNull();
});

test('a mark counts after a change of the secret while the former one is named', () => {
  const cookie = devices.remember(undefined, nila);
  const keys = deriveKeys({ current: 'a newer secret, and as long as it has to be', former: [current] });
  const later = createKnownDevices({ keys, randomness: systemRandomness });
  expect(later.findMark(cookie, nila)).not.toBeNull();
  expect(later.findMark(`${cookie}.${'~'.repeat(9)}`, { ...nila, id: 'kavin' })).toBeNull();
});
