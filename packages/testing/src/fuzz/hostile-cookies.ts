const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const wrongValues: readonly string[] = [
  '',
  ' ',
  '.',
  '..',
  'a',
  'a.b',
  'a.b.c',
  'a.b.c.d.e',
  '"a.b.c"',
  '"',
  '%',
  '%E0%A4%A',
  '%00',
  '%0d%0aset-cookie:a=b',
  '%ff',
  '__proto__',
  'null',
  '[]',
  '{"a":1}',
  "';--",
  'j:{"a":1}',
  's:a.b',
  '\u00ff\u00fe',
  'a'.repeat(4000),
  'a.'.repeat(2000),
  `${encoded({ alg: 'none' })}.${encoded({ sub: 'a', exp: 9e9 })}.`,
  `${encoded({ alg: 'HS256', kid: '../../x' })}.${encoded({ sub: 'a' })}.a`,
  `${encoded({ alg: 'RS256', jku: 'http://evil.example' })}.${encoded({})}.a`,
  `${encoded([])}.${encoded(null)}.${encoded(1)}`,
  `${encoded({ alg: 'HS256' })}.${'e30'.repeat(1000)}.a`,
];

const wrongHeaders: readonly string[] = [
  '',
  ';',
  ';;;;=;=;',
  '=',
  '==',
  'a',
  'a=b=c=d',
  ' a = b ; c',
  '__proto__=a; constructor=b; toString=c',
  'a="b;c"; d="',
  ';'.repeat(4000),
  'a=b; '.repeat(1500),
  '$Version=1; a=b; $Path=/',
  'language=xx; language=../../x; language=%00',
];

/** Broken `Cookie` headers around a caller's real cookies: values cut, doubled, replaced and surrounded. */
export function hostileCookies(cookies: ReadonlyMap<string, string>): string[] {
  const named = [...new Set([...cookies.keys(), 'access_token', 'refresh_token', 'csrftoken', 'visitor_id'])];
  const header = (changed: Iterable<readonly [string, string]>): string =>
    [...changed].map(([name, value]) => `${name}=${value}`).join('; ');
  const withValue = (name: string, value: string): string => header(new Map([...cookies, [name, value]]));
  const whole = header(cookies);
  const cut = named.flatMap((name) => {
    const value = cookies.get(name) ?? '';
    const half = value.slice(0, value.length / 2);
    return [
      half,
      value.slice(1),
      `${value}x`,
      value.toUpperCase(),
      `"${value}"`,
      encodeURIComponent(`${value} `),
    ].map((one) => withValue(name, one));
  });
  const doubled = named.flatMap((name) => [
    `${name}=x; ${whole}`,
    `${whole}; ${name}=x`,
    `${whole}; ${name}=`,
  ]);
  const replaced = named.flatMap((name) => wrongValues.map((value) => withValue(name, value)));
  return [...wrongHeaders, ...wrongHeaders.map((one) => `${one}; ${whole}`), ...cut, ...doubled, ...replaced];
}
