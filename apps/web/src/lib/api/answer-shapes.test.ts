import {
  accountSettings,
  contract,
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

/** What a schema makes of a JSON text, as JSON: values may be nested too deeply to be compared. */
function said({ safeParse }: { safeParse: Endpoint['response']['safeParse'] }, json: string): string {
  const { success, data } = safeParse(JSON.parse(json));
  return success ? JSON.stringify(data) : 'refused';
}

describe('the shapes of answers in the browser', () => {
  it.each(calls)('take and refuse what the library does, and return the same: %s', (name, endpoint) => {
    const [feature = '', entry = ''] = name.split('.');
    // Cast: an entry of a table that is walked by name.
    const twin = Reflect.get(Reflect.get(light.contract, feature), entry) as Endpoint;
    const verdicts = new Set<boolean>();
    for (const json of mutatedAnswers(endpoint)) {
      const wanted = said(endpoint.response, json);
      expect([json.slice(0, 300), said(twin.response, json)]).toEqual([json.slice(0, 300), wanted]);
      verdicts.add(wanted !== 'refused');
    }
    // Answers of both kinds were compared.
    expect(verdicts).toEqual(new Set([false, true]));
  });

  it('read what the browser keeps in the same way', () => {
    for (const [schema, twin] of [
      [runResult, light.runResult],
      [accountSettings, light.accountSettings],
    ] as const) {
      for (const json of mutatedAnswers({ ...contract.settings.settings, response: schema })) {
        expect([json.slice(0, 300), said(twin, json)]).toEqual([json.slice(0, 300), said(schema, json)]);
      }
    }
    expect(Object.keys(light.accountSettings.shape)).toEqual(Object.keys(accountSettings.shape));
  });

  it('name the first place that is not as described', () => {
    const shape = light.contract.progress.progress.response;
    const { error } = shape.safeParse({ course: { milestones: 15, free: 'two' } });
    expect(error?.message).toBe('.course.free has another shape');
  });
});
