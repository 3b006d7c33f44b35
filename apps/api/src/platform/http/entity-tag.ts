/** True when an `If-None-Match` or `If-Range` header names the tag, weak or strong, or any (`*`). */
export function namesTag(header: string | undefined, tag: string): boolean {
  const named = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return named.includes(`"${tag}"`) || named.includes('*');
}
