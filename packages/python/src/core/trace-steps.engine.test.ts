import type { TracedFrame, TracedState, TracedValue, TraceStep } from '@python-learning/domain';
import { expect, test } from 'vitest';
import { startHere, stepHere } from '../../conformance/start-here.ts';
import { runStep } from './run-step.ts';

/** Names and objects change where no line of the innermost call says so. */
const program = `
def counter():
    n = 0
    def more(by):
        nonlocal n
        n += by
        return n
    more(1)
    more(2)
    return more
def given(a, b=[]):
    b.append(a)
    return (c := a) + 1
def numbers(upto):
    for number in range(upto):
        yield number
def fails():
    at = 1
    raise ValueError
def outer(x):
    global total
    total = x
    return given((y := x) + 1) + y
def later(x):
    z = given(x)
    z += 1
    return z
class Pet:
    def __init__(self, name):
        self.name = name
    def rename(self, name):
        self.__dict__ = {'name': name}
total = 0
more = counter()
more(3)
pet = Pet('Mani')
pet.rename('Selvi')
pets = [pet, [pet]]
for number in numbers(3):
    total += number
ages = {'a': 1, 'b': 1}
ages['c'] = ages.pop('a')
del number; fresh = 2
try:
    fails()
except ValueError as error:
    reason = 'x'
outer(5)
later(6)
same = rows = [[0] * 3 for _ in range(2)]
rows[1][2] = {4}
rows[1][2].add(5)
del same
globals()['late'] = total
swap = rows, pets
rows, pets = pets, rows
given(given(7))
if total > 2 and rows:
    more = None
`;

type State = Pick<TracedState, 'frames' | 'objects'>;

const nothing: State = { frames: [], objects: {} };

/** What a browser knows after a step. */
function after({ frames, objects }: State, step: TraceStep): State {
  if (step.whole !== undefined) return step.whole;
  const gone = new Set(step.returned?.map(({ id }) => id));
  const known = [...frames, ...(step.called ?? []).map((call) => ({ ...call, names: {} }))];
  return {
    frames: known.filter(({ id }) => !gone.has(id)).map((frame) => changed(frame, step)),
    objects: { ...objects, ...step.objects },
  };
}

function changed(frame: TracedFrame, { set = [], gone = [] }: TraceStep): TracedFrame {
  const isGone = (name: string) => gone.some(([id, one]) => id === frame.id && one === name);
  const kept = Object.entries(frame.names).filter(([name]) => !isGone(name));
  const added = set.filter(([id]) => id === frame.id).map(([, name, value]) => [name, value] as const);
  return { ...frame, names: Object.fromEntries([...kept, ...added]) };
}

/** The names of all calls with what they refer to, without the numbers of calls and objects. */
function drawn({ frames, objects }: State): unknown {
  const full = (value: TracedValue): unknown => {
    if (typeof value === 'string') return value;
    const object = objects[value.ref];
    if (object === undefined) return null;
    if ('items' in object) return { ...object, items: object.items.map(full) };
    return { ...object, entries: object.entries.map((entry) => entry.map(full)) };
  };
  return frames.map(({ names }) =>
    Object.fromEntries(Object.entries(names).map(([name, value]) => [name, full(value)])),
  );
}

test('what each step changes adds up to the whole state', { timeout: 120_000 }, async () => {
  const { interpreter, image } = await startHere();
  const stepsFrom = (first: number, most: number) => {
    const { trace } = runStep(interpreter, image, { ...stepHere(program, 2_000), trace: { first, most } });
    interpreter.rewind(image.heap);
    return trace?.steps ?? [];
  };
  const steps = stepsFrom(0, 300);
  expect(steps.length).toBeGreaterThan(60);
  let state = nothing;
  for (const [at, step] of steps.slice(0, -1).entries()) {
    state = after(state, step);
    const [whole] = stepsFrom(at, 1);
    expect({ at, state: drawn(state) }).toEqual({ at, state: drawn(whole?.whole ?? nothing) });
  }
});
