import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Each use has a key of its own, so that what is signed for one is worth nothing for another. */
export type KeyUse = 'access' | 'csrf' | 'code' | 'refresh' | 'repeat' | 'device' | 'log';

/** All keys made of one secret; `kid` tells which secret that was without telling the secret. */
export type KeySet = { kid: string } & Readonly<Record<KeyUse, Buffer>>;

/** The keys in force, and those that what was signed before a change may still be checked with. */
export type Keys = { current: KeySet; all: readonly KeySet[] };

export function deriveKeys(secrets: { current: string; former: readonly string[] }): Keys {
  const current = deriveSet(secrets.current);
  return { current, all: [current, ...secrets.former.map(deriveSet)] };
}

/** Keyed digest of several texts, in base64url; their borders count too. */
export function sign(key: Buffer, ...parts: readonly string[]): string {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest('base64url');
}

/** Compares without telling by its time where the texts differ. */
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
  };
}
