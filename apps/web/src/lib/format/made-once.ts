/**
 * Returns a function that calls `make` once for each list of arguments and keeps what it made. For formats of `Intl`:
 * making one loads the data of its language, which takes a cheap phone many milliseconds.
 */
export function madeOnce<Choices extends readonly string[], Made>(
  make: (...choices: Choices) => Made,
): (...choices: Choices) => Made {
  const kept = new Map<string, Made>();
  return (...choices) => {
    const key = choices.join(' ');
    const made = kept.get(key) ?? make(...choices);
    kept.set(key, made);
    return made;
  };
}
