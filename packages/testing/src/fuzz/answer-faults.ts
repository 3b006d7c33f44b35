/** The parts of an answer that fuzz tests check. */
export type FuzzAnswer = {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  text: string;
};

/** Internals that no answer may contain: stack frames and paths of the machine. */
const insideAny: readonly RegExp[] = [
  /\bat (?:async )?[\w.<>[\] ]+ \(?(?:file:|node:|\/)/,
  /node_modules|file:\/\/\/|\/apps\/api\/|\.ts:\d+/,
];

/** Internals that no refusal may contain: SQL and database errors, names of errors and libraries. */
const insideRefusal: readonly RegExp[] = [
  /\b(?:select|delete) .{0,200}\bfrom "|\binsert into "|\bupdate "/i,
  /relation "|syntax error at|violates \w+|duplicate key|invalid input syntax|out of range for type/i,
  /kysely|postgres|pg_\w+|ZodError|FST_ERR|SyntaxError|RangeError|TypeError: /i,
];

/** Returns what is wrong with an answer to any request; null for an acceptable one. */
export function faultOf({ status, headers, text }: FuzzAnswer): string | null {
  if (status >= 500) return `status ${status}`;
  const signs = status >= 400 ? [...insideAny, ...insideRefusal] : insideAny;
  // Cookies are random, and may match by chance.
  const { 'set-cookie': _cookies, ...told } = headers;
  const sign = signs.find((one) => one.test(text) || one.test(JSON.stringify(told)));
  if (sign !== undefined) return `tells of the inside: ${sign.exec(text)?.[0] ?? 'in a header'}`;
  if (text.includes(process.cwd())) return 'tells a path of the machine';
  if (text !== '' && headers['x-content-type-options'] !== 'nosniff') return 'lets browsers guess its type';
  const isPage = String(headers['content-type']).startsWith('text/html');
  if (status >= 400 && text !== '' && !isPage && !/^\{.*"code":["[]/s.test(text))
    return 'has not the shape of a refusal';
  return null;
}
