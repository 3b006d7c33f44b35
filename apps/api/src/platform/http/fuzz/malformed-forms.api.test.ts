import { apiBase } from '@python-learning/contract';
import { loadCurriculum } from '@python-learning/curriculum';
import {
  createTally,
  everyCall,
  type FuzzRequest,
  type FuzzTarget,
  faultsOf,
  fuzzSeed,
  hostileTexts,
  inject,
  type SentBody,
  sendAll,
  startFuzzTarget,
  tablesChangedBy,
  takeBugs,
  unreadableBodies,
} from '@python-learning/testing/fuzz';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScriptedEngine } from '../../../../testing/index.ts';

let testApp: FuzzTarget;
beforeAll(async () => {
  testApp = await startFuzzTarget({ curriculum: loadCurriculum(), engine: createScriptedEngine({}) });
});
afterAll(() => testApp.app.stop());

const tally = createTally();
afterAll(() => console.log(`Seed ${fuzzSeed}. Malformed forms: ${tally.figures()}.`));

const plain = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const part = (headers: string, value: string): string => `--x\r\n${headers}\r\n\r\n${value}\r\n`;
const named = (name: string, value: string): string =>
  part(`content-disposition: form-data; name="${name}"`, value);

const fieldNames = [
  'order_id',
  'merchant_id',
  'payhere_amount',
  'status_code',
  'md5sig',
  'signature',
  '__proto__',
];

const plainForms = [
  '',
  '&',
  '&&==&&',
  '=',
  'a',
  '%',
  '%zz=%zz',
  'a=%00',
  'a=%ff%fe',
  'a=%ed%a0%80',
  'a=1&a=2',
  'a[]=1&a[]=2',
  '__proto__=1&constructor=2&toString=3',
  '__proto__=1&__proto__=2',
  'a=1;b=2',
  `${'a=1&'.repeat(5000)}`,
  `a=${'1'.repeat(66_000)}`,
  ...Array.from({ length: 3 }, (_, index) => `a=${'%F0%9F%98%80'.repeat(index * 500)}`),
  ...fieldNames.flatMap((name) => hostileTexts.map((text) => `${name}=${encodeURIComponent(text)}`)),
];

const multipartForms = [
  '',
  '--x--',
  '--x',
  '--y--\r\n',
  '--x\r\n--x--\r\n',
  `${named('a', '1')}`,
  `${named('a', '1')}--x-`,
  `${named('a', '1')}${named('a', '2')}--x--`,
  `${named('__proto__', '1')}--x--`,
  `${named('a', '\0')}--x--`,
  `${named('a"; filename="b', '1')}--x--`,
  `${part('content-disposition: form-data', '1')}--x--`,
  `${part('content-disposition: attachment; name="a"', '1')}--x--`,
  `${part('content-disposition: form-data; name=a', '1')}--x--`,
  `${part('x: y', '1')}--x--`,
  `${part('content-disposition: form-data; name="a"\r\ncontent-transfer-encoding: base64', 'AAAA')}--x--`,
  `${named('a', '1').replaceAll('\r\n', '\n')}--x--`,
  `${named('a', '1').repeat(101)}--x--`,
  `${'--x\r\n'.repeat(9000)}--x--`,
  `${named('a', '1'.repeat(66_000))}--x--`,
  `content-disposition:${' '.repeat(30_000)}form-data; name="a"`,
  `${part(`content-disposition: form-data;${' '.repeat(30_000)}`, '1')}--x--`,
  `${part(`content-disposition: form-data; ${'name="'.repeat(5000)}`, '1')}--x--`,
  `${part(`content-disposition: form-data; ${';filename'.repeat(3000)}`, '1')}--x--`,
];

const boundaries = [
  '',
  ';',
  '; boundary',
  '; boundary=',
  '; boundary=""',
  '; boundary="x',
  `; boundary=${'x'.repeat(71)}`,
];

function forms(): SentBody[] {
  const whole = `${named('order_id', 'PL-1')}--x--`;
  return [
    ...plainForms.map((payload): SentBody => ({ what: 'form', payload, contentType: plain })),
    ...multipartForms.map((payload): SentBody => ({ what: 'parts', payload, contentType: multipart })),
    ...boundaries.map(
      (end): SentBody => ({ what: 'boundary', payload: whole, contentType: `multipart/form-data${end}` }),
    ),
    ...unreadableBodies().map(
      (body): SentBody => ({ ...body, contentType: body.contentType === null ? null : plain }),
    ),
    ...unreadableBodies().map((body): SentBody => ({ ...body, contentType: multipart })),
  ];
}

const notifyCalls = everyCall.flatMap(([, endpoint]) =>
  endpoint.access === 'provider' ? [apiBase + endpoint.path] : [],
);
const addresses = [...notifyCalls, '/pay/local/checkout', '/pay/local/checkout/decide'];

/** A sample of unsigned notifications is stored each hour for diagnosis. They have no other effect. */
const keptRefusals = ['payment_events'];

test.each(addresses)('no malformed form breaks %s, and none is written (security 46)', async (address) => {
  const requests = forms().map(({ payload, contentType, headers }): FuzzRequest => {
    const type = contentType === null ? {} : { 'content-type': contentType };
    return { method: 'POST', address, headers: { ...type, ...headers }, payload };
  });
  expect(requests.length).toBeGreaterThan(300);
  const changed = await tablesChangedBy(testApp, async () => {
    const sent = await sendAll(testApp, requests, (request) => inject(testApp.app.app.server, request));
    tally.add(sent);
    expect(faultsOf(sent)).toEqual([]);
    expect(
      sent.map(({ answer }) => answer.status).filter((status) => ![400, 413, 415].includes(status)),
    ).toEqual([]);
  });
  expect(changed.filter((table) => !keptRefusals.includes(table))).toEqual([]);
  const events = await testApp.app.db.selectFrom('payment_events').select('outcome').distinct().execute();
  expect(events.filter(({ outcome }) => outcome !== 'bad_signature')).toEqual([]);
  expect(takeBugs(testApp)).toEqual([]);
});
