/** A fresh key under which the api does an unsafe call only once. `randomUUID` exists on secure origins alone. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
