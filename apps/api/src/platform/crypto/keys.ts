import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** One key per use, so that a signature for one use is worthless for another. */
export type KeyUse = 'access' | 'csrf' | 'code' | 'refresh' | 'repeat' | 'device' | 'log' | 'media';

/** All keys derived from one secret; `kid` identifies the secret without revealing it. */
export type KeySet = { kid: string } & Readonly<Record<KeyUse, Buffer>>;

/** `current` signs; `all` still verifies what was signed before a change of the secret. */
export type Keys = { current: KeySet; all: readonly KeySet[] };

export function deriveKeys(secrets: { current: string; former: readonly string[] }): Keys {
  const current = deriveSet(secrets.current);
  return { current, all: [current, ...secrets.former.map(deriveSet)] };
}

/** HMAC of several texts, in base64url. Includes their lengths, so that boundaries count. */
export function sign(key: Buffer, ...parts: readonly string[]): string {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest('base64url');
}

/** HMAC of one text in base64url, as JSON Web Tokens have it (HS256). */
export function signature(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares texts of equal length in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function deriveSet(secret: string): KeySet {
  const key = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `python-learning/${use}`, 32));
  return {
    kid: sha256(`kid:${secret}`).slice(0, 8),
    access: key('access'),
    csrf: key('csrf'),
    code: key('code'),
    refresh: key('refresh'),
    repeat: key('repeat'),
    device: key('device'),
    log: key('log'),
    media: key('media'),
  };
}
