/** What some browsers report about the connection. */
type Connection = { effectiveType?: unknown; saveData?: unknown };

const slowTypes: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** True when the browser reports a slow connection or that data should be saved. */
export function isSlowConnection(): boolean {
  const connection: unknown = Reflect.get(globalThis.navigator ?? {}, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const { effectiveType, saveData }: Connection = connection;
  return saveData === true || slowTypes.includes(effectiveType);
}
