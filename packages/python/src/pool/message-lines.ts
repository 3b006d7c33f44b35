/**
 * Splits a stream of bytes into lines of at most `maxBytes`. Calls `onLine` with each line, without its line feed.
 * Calls `onTooLong` once when a line exceeds the limit, and ignores everything after it.
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
