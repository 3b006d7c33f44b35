import {
  accountSettings,
  contract,
  drawing,
  type Endpoint,
  type EndpointTable,
} from '@python-learning/contract';
import { mutatedAnswers } from '@python-learning/testing/mutated-answers';
import { describe, expect, it, vi } from 'vitest';

/** The contract as the browser has it. */
async function inBrowser() {
  vi.doMock('zod/mini', () => import('./answer-shapes.ts'));
  vi.resetModules();
  const light = await import('@python-learning/contract');
  expect(light.contract).not.toBe(contract);
  return light;
}
const light = await inBrowser();

/** Fields with a drawing, whose shape has a test of its own. */
const drawings = ['drawing', 'expected_drawing', 'actual_drawing'];

type Parser = Pick<Endpoint['response'], 'safeParse'>;

type Shape = { library: Endpoint['response']; twin: Endpoint['response'] };

/** What every call answers that answers anything, with its name. Calls that share one shape have one entry. */
function answers(): [names: string, Shape][] {
  const named = new Map<Endpoint['response'], Map<Endpoint['response'], string[]>>();
  for (const [feature, table] of Object.entries<EndpointTable>(contract)) {
    for (const [name, { response }] of Object.entries(table)) {
      if (response.safeParse(undefined).success) continue;
      // Cast: an entry of a table that is walked by name.
      const twin = Reflect.get(Reflect.get(light.contract, feature), name) as Endpoint;
      const twins = named.getOrInsertComputed(response, () => new Map());
      twins.getOrInsertComputed(twin.response, () => []).push(`${feature}.${name}`);
    }
  }
  return [...named].flatMap(([library, twins]) =>
    [...twins].map(([twin, names]): [string, Shape] => [names.join(', '), { library, twin }]),
  );
}

/** What a schema makes of a value, as JSON: values may be nested too deeply to be compared. */
function said({ safeParse }: Parser, value: unknown): string {
  const { success, data } = safeParse(value);
  return success ? JSON.stringify(data) : 'refused';
}

/** Expects the same of the twin as of the library, which it returns. Asserts differences only: there are many texts. */
function sameOf(library: Parser, twin: Parser, json: string): string {
  // The library goes first. It leaves the value as it is.
  const value: unknown = JSON.parse(json);
  const wanted = said(library, value);
  const actual = said(twin, value);
  if (actual !== wanted) expect([json.slice(0, 300), actual]).toEqual([json.slice(0, 300), wanted]);
  return wanted;
}

describe('the shapes of answers in the browser', () => {
  it.each(answers())(
    'take and refuse what the library does, and return the same: %s',
    (_names, { library, twin }) => {
      const verdicts = new Set<boolean>();
      for (const json of mutatedAnswers({ response: library }, { whole: drawings })) {
        verdicts.add(sameOf(library, twin, json) !== 'refused');
      }
      // Answers of both kinds were compared.
      expect(verdicts).toEqual(new Set([false, true]));
    },
  );

  it('read what the browser keeps in the same way', () => {
    for (const json of mutatedAnswers({ response: accountSettings })) {
      sameOf(accountSettings, light.accountSettings, json);
    }
    expect(Object.keys(light.accountSettings.shape)).toEqual(Object.keys(accountSettings.shape));
  });

  it('read a drawing that is sent in columns in the same way', () => {
    const verdicts = mutatedAnswers({ response: drawing }, { io: 'input' }).map(
      (json) => sameOf(drawing, light.drawing, json) !== 'refused',
    );
    expect(new Set(verdicts)).toEqual(new Set([false, true]));
  });

  it('name the first place that is not as described', () => {
    const shape = light.contract.progress.progress.response;
    const { error } = shape.safeParse({ course: { milestones: 15, free: 'two' } });
    expect(error?.message).toBe('.course.free has another shape');
  });
});
