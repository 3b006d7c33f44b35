import {
  accountSettings,
  contract,
  drawing,
  type Endpoint,
  type EndpointTable,
  runResult,
} from '@python-learning/contract';
import { mutatedAnswers } from '@python-learning/testing/mutated-answers';
import { describe, expect, it, vi } from 'vitest';

/** Every call but those that answer nothing. */
const calls = Object.entries<EndpointTable>(contract).flatMap(([feature, table]) =>
  Object.entries(table)
    .filter(([, { response }]) => !response.safeParse(undefined).success)
    .map(([name, endpoint]): [string, Endpoint] => [`${feature}.${name}`, endpoint]),
);

/** The contract as the browser has it. */
async function inBrowser() {
  vi.doMock('zod/mini', () => import('./answer-shapes.ts'));
  vi.resetModules();
  const light = await import('@python-learning/contract');
  expect(light.contract).not.toBe(contract);
  return light;
}
const light = await inBrowser();

type Parser = Pick<Endpoint['response'], 'safeParse'>;

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
  it.each(calls)('take and refuse what the library does, and return the same: %s', (name, endpoint) => {
    const [feature = '', entry = ''] = name.split('.');
    // Cast: an entry of a table that is walked by name.
    const twin = Reflect.get(Reflect.get(light.contract, feature), entry) as Endpoint;
    const verdicts = new Set<boolean>();
    for (const json of mutatedAnswers(endpoint, { whole: ['drawing'] })) {
      verdicts.add(sameOf(endpoint.response, twin.response, json) !== 'refused');
    }
    // Answers of both kinds were compared.
    expect(verdicts).toEqual(new Set([false, true]));
  });

  it('read what the browser keeps in the same way', () => {
    for (const [schema, twin] of [
      [runResult, light.runResult],
      [accountSettings, light.accountSettings],
    ] as const) {
      for (const json of mutatedAnswers({ response: schema }, { whole: ['drawing'] })) {
        sameOf(schema, twin, json);
      }
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
