/**
 * Returns the function with a memory of its last results, at most `most` of them: those asked for longest ago are forgotten
 * first. For functions whose result depends on their texts alone. `isKept` says which
 * results are worth remembering, so that texts of strangers do not displace those of learners.
 */
export function rememberResults<Texts extends readonly string[], Result>(
  most: number,
  make: (...texts: Texts) => Result,
  isKept: (result: Result) => boolean = () => true,
): (...texts: Texts) => Result {
  const results = new Map<string, Result>();
  return (...texts) => {
    const key = JSON.stringify(texts);
    const known = results.get(key);
    // A map lists its entries in the order in which they were set.
    if (known !== undefined) results.delete(key);
    const result = known ?? make(...texts);
    if (!isKept(result)) return result;
    results.set(key, result);
    const [oldest] = results.size > most ? results.keys().take(1) : [];
    if (oldest !== undefined) results.delete(oldest);
    return result;
  };
}
