import { AppError } from '../errors/app-error.ts';

const partsMax = 100;
const lineBreak = '\r\n';

/**
 * The plain fields of a `multipart/form-data` body, in order; parts with a file are left out. The body is bounded by the
 * server. @throws AppError `validation_failed` for anything that is not whole, `unreadable_text` for other text than UTF-8
 */
export function multipartFields(contentType: string, body: Buffer): (readonly [string, string])[] {
  const boundary = boundaryOf(contentType);
  // Every byte is one character here, so that borders can be looked for without breaking the text between them.
  const text = `${lineBreak}${body.toString('latin1')}`;
  const [, ...parts] = text.split(`${lineBreak}--${boundary}`);
  const end = parts.pop();
  if (end === undefined || !end.startsWith('--') || parts.length > partsMax) throw unwhole();
  return parts.flatMap((part) => {
    const field = fieldOf(part);
    return field === null ? [] : [field];
  });
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw unwhole();
  return boundary;
}

/** A part is a line's rest, its headers, an empty line and the value. Null for a file. */
function fieldOf(part: string): readonly [string, string] | null {
  if (!part.startsWith(lineBreak)) throw unwhole();
  const split = part.indexOf(lineBreak + lineBreak);
  if (split < 0) throw unwhole();
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(part.slice(0, split))?.[1];
  if (disposition === undefined) throw unwhole();
  if (/filename\*?=/i.test(disposition)) return null;
  const name = /(?:^|[;\s])name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw unwhole();
  return [decode(name), decode(part.slice(split + 2 * lineBreak.length))];
}

function decode(bytes: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes, 'latin1'));
  } catch (cause) {
    throw new AppError('unreadable_text', { cause });
  }
}

function unwhole(): AppError {
  return new AppError('validation_failed', { fields: { non_field_errors: [{ code: 'wrong_type' }] } });
}
