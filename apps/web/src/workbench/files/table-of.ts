/** A file with values between commas, whose first line names the columns. */
export type FileTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** The table in a file that ends in `.csv`. Null for another file, and where the lines have unequal numbers of cells. */
export function tableOf(name: string, text: string): FileTable | null {
  if (!name.endsWith('.csv')) return null;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [head, ...rows] = lines.map((line) => line.replace(/\r$/, '').split(','));
  if (head === undefined || head.length < 2 || rows.some(({ length }) => length !== head.length)) return null;
  return { head, rows };
}
