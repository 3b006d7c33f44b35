import { expect, it } from 'vitest';
import { addressOf, type Place, readPlace } from './exercise-place.ts';

it.each<Place>([{ kind: 'exercise', id: 'a b&c' }, { kind: 'form' }, { kind: 'picker' }])(
  'finds the place again that an address was made for: $kind',
  (place) => {
    expect(readPlace(new URL(addressOf(place), 'http://localhost').search)).toEqual(place);
  },
);

it('opens the picker where the address names nothing', () => {
  expect(readPlace('?exercise=')).toEqual({ kind: 'picker' });
});
