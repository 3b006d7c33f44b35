/** What some browsers tell of the connection. */
type Connection = { effectiveType?: unknown; saveData?: unknown };

const slowTypes: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** True where the browser tells that the connection is slow, or that data is to be saved. */
export function isSlowConnection(): boolean {
  const connection: unknown = Reflect.get(globalThis.navigator ?? {}, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const { effectiveType, saveData }: Connection = connection;
  return saveData === true || slowTypes.includes(effectiveType);
}
