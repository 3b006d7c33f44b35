import { expect, it } from 'vitest';
import { heldStops } from './held-stops.ts';

it('says ட் without voice before க, ச and ப', () => {
  expect(heldStops("k'e:d.kUm")).toBe("k'e:t.kUm");
  expect(heldStops("n'Vd.tSVtt,irVm")).toBe("n'Vt.tSVtt,irVm");
  expect(heldStops("n'Vd.pU")).toBe("n'Vt.pU");
});

it('leaves it voiced between vowels', () => {
  expect(heldStops("v'Vd.aI")).toBe("v'Vd.aI");
});
