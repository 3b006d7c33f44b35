import type { LearnerAtBrowser } from '../learner.ts';
import { fails, isOffline, startsAfresh } from './network.ts';
import type { Act, Arrange, Scene } from './scene.ts';

/** A program of a new learner's first practice, seen step by step. */
const seen = (name: string, act: Act): Scene => ({
  name,
  audience: 'new',
  path: '/code/hello-python',
  arrange: startsAfresh,
  act,
  windowOnly: true,
});

const swap =
  'window = "Arun"\ndoor = "Nila"\nhelper = window\nwindow = door\ndoor = helper\nprint("Window:", window)';
const shared = 'a = [1, 2]\nb = a\nb[0] = 9\nprices = {"idli": 10, "dosai": [40, 50]}\nprint(a)';
const calls =
  'def area(length, width):\n    return length * width\n\nrooms = area(4, 3) + area(5, 2)\nprint("Both rooms:", rooms)';
const decision = 'age = 9\nif age < 12:\n    print("Ticket: Rs 50")\nelse:\n    print("Ticket: Rs 100")';
const failing =
  'def share(sweets, children):\n    return sweets // children\n\nprint(share(12, 4))\nprint(share(12, 0))';
const long = 'total = 0\nfor number in range(600):\n    total += number\nprint(total)';

export const stepsScenes: readonly Scene[] = [
  seen('steps', steps(swap, 4)),
  seen('steps-start', steps(swap, 0)),
  seen('steps-shared-list', steps(shared, 3)),
  seen('steps-dictionary', steps(shared, 5)),
  seen('steps-call', steps(calls, 3)),
  seen('steps-condition', async (child, visit) => {
    await steps(decision, 2)(child, visit);
    await child.button('practice_steps_parts').click();
  }),
  seen('steps-error', async (child) => {
    await writesAndRuns(child, failing);
    await child.button('practice_steps_open_error').click();
    await child.button('practice_steps_again').waitFor();
  }),
  seen('steps-long', steps(long, 0)),
  seen('steps-long-end', async (child, visit) => {
    await steps(long, 0)(child, visit);
    await child.button('practice_steps_to_end').click();
  }),
  seen('steps-failed', opensOver(fails('practice.traceProgram'))),
  seen('steps-offline', opensOver(isOffline('practice.traceProgram'))),
];

async function writesAndRuns(child: LearnerAtBrowser, source: string): Promise<void> {
  await child.page.locator('.cm-line').first().waitFor();
  await child.writeProgram(`${source}\n# prediction: x`);
  await child.run();
}

/** Opens a program at its beginning and goes on by some steps. */
function steps(source: string, count: number): Act {
  return async (child) => {
    await writesAndRuns(child, source);
    await child.button('practice_steps_open').click();
    const next = child.button('practice_steps_next');
    for (let step = 0; step < count; step += 1) await next.click();
    await next.or(child.button('practice_steps_again')).waitFor();
  };
}

function opensOver(arrange: Arrange): Act {
  return async (child, visit) => {
    await arrange(visit);
    await writesAndRuns(child, swap);
    await child.button('practice_steps_open').click();
    await child.button('core_try_again').waitFor();
  };
}
