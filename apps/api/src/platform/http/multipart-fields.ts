import { AppError } from '../errors/app-error.ts';

const maxParts = 100;
const lineBreak = '\r\n';

/**
 * Returns the plain fields of a `multipart/form-data` body in order, without the parts that hold a file. The server
 * limits the size of the body. A library such as busboy is not used on purpose: it silently leaves out a part whose
 * headers it cannot read, and a signed form must not be read without one of its parts.
 * @throws AppError `validation_failed` for a malformed or incomplete body, `unreadable_text` for text that is not UTF-8
 */
export function multipartFields(contentType: string, body: Buffer): (readonly [string, string])[] {
  const boundary = boundaryOf(contentType);
  // latin1 maps every byte to one character, so the search for boundaries cannot break the text between them.
  const text = `${lineBreak}${body.toString('latin1')}`;
  const [, ...parts] = text.split(`${lineBreak}--${boundary}`);
  const end = parts.pop();
  if (end === undefined || !end.startsWith('--') || parts.length > maxParts) throw unwhole();
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

/** Reads one part: a line break, headers, an empty line and the value. Null for a file. */
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
