import { once } from 'node:events';
import { connect } from 'node:net';
import { loadCurriculum } from '@python-learning/curriculum';
import {
  type FuzzTarget,
  faultOf,
  headersOf,
  startFuzzTarget,
  tablesChangedBy,
  takeBugs,
} from '@python-learning/testing/fuzz';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScriptedEngine } from '../../../../testing/index.ts';

let testApp: FuzzTarget;
let port: number;
beforeAll(async () => {
  testApp = await startFuzzTarget({ curriculum: loadCurriculum(), engine: createScriptedEngine({}) });
  port = Number(new URL(await testApp.app.listen()).port);
});
afterAll(() => testApp.app.stop());

const call = '/api/learn/progress/update-milestone/';
const json = 'content-type: application/json\r\n';

/** Returns the head of a call by a learner who may make it, with `lines` added to its headers. */
function head(lines: string, method = 'POST', address = call): string {
  const page = Object.entries(headersOf(testApp.callers.subscriber)).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${address} HTTP/1.1\r\nhost: localhost\r\n${page.join('')}${json}${lines}\r\n`;
}

/**
 * Sends the bytes and resolves with what comes back. An unfinished request ends after its bytes, as if the client broke
 * off.
 */
async function answerTo(bytes: string | Buffer, isUnfinished = false): Promise<string> {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    answer += chunk;
    if (!/^HTTP\/1\.1 100 Continue\r\n\r\n$/.test(answer)) socket.end();
  });
  socket.on('error', () => undefined).on('close', () => resolve());
  await once(socket, 'connect');
  if (isUnfinished) socket.end(bytes);
  else socket.write(bytes);
  await closed;
  return answer;
}

function partsOf(answer: string) {
  const [top = '', ...rest] = answer.split('\r\n\r\n');
  const [line = '', ...headers] = top.split('\r\n');
  const named = headers.map((one) => [
    one.slice(0, one.indexOf(':')).toLowerCase(),
    one.slice(one.indexOf(':') + 2),
  ]);
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(named),
    // A chunked body without chunks is empty.
    text: rest.join('\r\n\r\n').replace(/^0\r\n\r\n$/, ''),
  };
}

const whole = '{"milestone_id":"hello-python"}';
const bigChunk = 'a'.repeat(1000);

/** Requests that no correct client sends. Where one has a body, the body would change something. */
const broken: readonly (readonly [string, () => string | Buffer, 'unfinished'?])[] = [
  ['no HTTP at all', () => 'hello\r\n\r\n'],
  ['bytes of TLS', () => Buffer.from('16030100c8010000c40303', 'hex')],
  ['only line breaks', () => '\r\n\r\n\r\n', 'unfinished'],
  ['no version', () => `GET ${call}\r\n\r\n`],
  ['an old version', () => `GET ${call} HTTP/0.9\r\n\r\n`],
  ['a version to come', () => `GET ${call} HTTP/9.9\r\nhost: a\r\n\r\n`],
  ['no host', () => `GET ${call} HTTP/1.1\r\n\r\n`],
  ['two hosts', () => `GET ${call} HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n`],
  ['an unknown method', () => head('', 'FROBNICATE')],
  ['a method in small letters', () => head('', 'post')],
  ['a method with a control character', () => head('', 'PO\u0001ST')],
  ['a space in the address', () => head('', 'GET', '/api/a b/')],
  ['a NUL in the address', () => head('', 'GET', '/api/a\0b/')],
  ['raw UTF-8 in the address', () => Buffer.from(head('', 'GET', '/api/learn/milestones/தமிழ்/questions/'))],
  ['overlong UTF-8 in the address', () => Buffer.from(head('', 'GET', '/api/\u00c0\u00af/'), 'latin1')],
  ['an address of 100 KB', () => head('', 'GET', `/api/${'a'.repeat(100_000)}/`)],
  ['an address without a slash', () => head('', 'GET', 'api/learn/milestones/')],
  ['an asterisk', () => head('', 'OPTIONS', '*')],
  ['CONNECT', () => 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n'],
  ['TRACE', () => head('', 'TRACE')],
  ['a header of 100 KB', () => head(`x-long: ${'a'.repeat(100_000)}\r\n`)],
  ['3,000 headers', () => head(Array.from({ length: 3000 }, (_, index) => `x-${index}: a\r\n`).join(''))],
  ['a header without a name', () => head(': a\r\n')],
  ['a header without a colon', () => head('x-nothing\r\n')],
  ['a space before the colon', () => head('x-space : a\r\n')],
  ['a folded header', () => head('x-folded: a\r\n b\r\n')],
  ['a NUL in a header', () => head('x-nul: a\0b\r\n')],
  ['a lone line feed', () => head('x-a: b\nx-c: d\r\n')],
  ['a lone carriage return', () => head('x-a: b\rx-c: d\r\n')],
  [
    'two cookies headers',
    () => head('cookie: a=b\r\ncookie: access_token=x\r\ncontent-length: 1\r\n').concat('{'),
  ],
  ['a length that is no number', () => head('content-length: abc\r\n') + whole],
  ['a length below zero', () => head('content-length: -1\r\n') + whole],
  ['a length beyond all numbers', () => head(`content-length: ${'9'.repeat(40)}\r\n`) + whole],
  ['a length of terabytes', () => head('content-length: 9007199254740991\r\n') + whole],
  ['a length above the limit', () => head('content-length: 70000\r\n') + whole],
  ['a length in hexadecimals', () => head('content-length: 0x1f\r\n') + whole],
  ['a length with a sign', () => head('content-length: +31\r\n') + whole],
  ['two lengths', () => head('content-length: 31\r\ncontent-length: 5\r\n') + whole],
  ['a list of lengths', () => head('content-length: 31, 31\r\n') + whole],
  ['a length and chunks', () => `${head('content-length: 31\r\ntransfer-encoding: chunked\r\n')}0\r\n\r\n`],
  ['chunks of an odd spelling', () => `${head('transfer-encoding: xchunked\r\n')}0\r\n\r\n`],
  ['chunks that are packed', () => `${head('transfer-encoding: gzip, chunked\r\n')}5\r\nabcde\r\n0\r\n\r\n`],
  ['chunks before another encoding', () => `${head('transfer-encoding: chunked, identity\r\n')}0\r\n\r\n`],
  ['chunks of garbage', () => `${head('transfer-encoding: chunked\r\n')}zz\r\nabc\r\n0\r\n\r\n`],
  ['a chunk below zero', () => `${head('transfer-encoding: chunked\r\n')}-1\r\nabc\r\n0\r\n\r\n`],
  [
    'a chunk of terabytes',
    () => `${head('transfer-encoding: chunked\r\n')}ffffffffffffffff\r\nabc\r\n`,
    'unfinished',
  ],
  [
    'a chunk that is longer than it says',
    () => `${head('transfer-encoding: chunked\r\n')}2\r\nabcdef\r\n0\r\n\r\n`,
  ],
  ['chunks without an end', () => `${head('transfer-encoding: chunked\r\n')}5\r\nabcde\r\n`, 'unfinished'],
  [
    'chunks beyond the limit',
    () => `${head('transfer-encoding: chunked\r\n')}${`3e8\r\n${bigChunk}\r\n`.repeat(80)}0\r\n\r\n`,
  ],
  [
    'a long extension of a chunk',
    () => `${head('transfer-encoding: chunked\r\n')}1;${'a'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`,
  ],
  [
    'a trailer that lies',
    () =>
      `${head('transfer-encoding: chunked\r\ntrailer: content-length\r\n')}1\r\n{\r\n0\r\ncontent-length: 5\r\n\r\n`,
  ],
  ['a body that is cut off', () => head('content-length: 31\r\n') + whole.slice(0, 9), 'unfinished'],
  [
    'a request behind a refused one',
    () => `${head('content-length: 1\r\n')}{GET /api/none/ HTTP/1.1\r\nhost: a\r\n\r\n`,
  ],
  [
    'an upgrade',
    () =>
      head(
        'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: a\r\ncontent-length: 1\r\n',
      ).concat('{'),
  ],
  ['HTTP/2 by prior knowledge', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a wait for leave to go on', () => `${head('expect: 100-continue\r\ncontent-length: 1\r\n')}{`],
];

const requests = broken.map(([what, bytes, end]) => ({ what, bytes, isUnfinished: end !== undefined }));

test.each(requests)(
  '$what breaks nothing, tells nothing and writes nothing (security 46)',
  async ({ bytes, isUnfinished }) => {
    let answer = '';
    const changed = await tablesChangedBy(testApp, async () => {
      answer = await answerTo(bytes(), isUnfinished);
    });
    expect(changed).toEqual([]);
    expect(takeBugs(testApp)).toEqual([]);
    if (answer === '') return;
    const parts = partsOf(answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''));
    expect(parts.status).toBeGreaterThanOrEqual(400);
    expect(faultOf(parts)).toBe(null);
  },
);

test('a well-made request is served after all of them', async () => {
  const answer = partsOf(await answerTo(head('connection: close\r\n', 'GET', '/api/learn/progress/')));
  expect(answer.status).toBe(200);
});
