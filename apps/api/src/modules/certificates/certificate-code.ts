/** Crockford's Base32: without I, L, O and U, so that a code can be read aloud and typed from paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const signs = 20;

/** A code of 100 random bits in groups of four, such as `7KQ2-X0MD-…`, from a random token in base64url. */
export function certificateCode(token: string): string {
  const bits = [...Buffer.from(token, 'base64url')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  if (bits.length < signs * 5) throw new RangeError('A certificate code needs 100 random bits');
  const code = Array.from({ length: signs }, (_sign, index) =>
    alphabet.charAt(Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)),
  ).join('');
  return grouped(code);
}

/** Normalises a typed code, however it is spaced; null for a text that cannot be one. */
export function readCertificateCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isCode = code.length === signs && [...code].every((sign) => alphabet.includes(sign));
  return isCode ? grouped(code) : null;
}

function grouped(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-');
}
