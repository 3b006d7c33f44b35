/** What is known under this key, made when it is asked for the first time. */
export function kept<K, V>(known: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
