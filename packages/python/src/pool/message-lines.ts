/**
 * Cuts a stream of bytes into lines of at most `maxBytes`. `onLine` gets each without its end; `onTooLong` is
 * called once when a line grows beyond the limit, and nothing after it is looked at.
 */
export function lineReader(maxBytes: number, onLine: (line: string) => void, onTooLong: () => void) {
  let parts: Buffer[] = [];
  let size = 0;
  let isOver = false;
  return (chunk: Buffer): void => {
    let rest = chunk;
    while (!isOver) {
      const end = rest.indexOf(0x0a);
      const part = end === -1 ? rest : rest.subarray(0, end);
      parts.push(part);
      size += part.byteLength;
      if (size > maxBytes) {
        isOver = true;
        parts = [];
        onTooLong();
        return;
      }
      if (end === -1) return;
      onLine(Buffer.concat(parts).toString('utf8'));
      parts = [];
      size = 0;
      rest = rest.subarray(end + 1);
    }
  };
}
