/**
 * Replaces each name by a number, the same name always by the same, so that programs compare equal whatever their
 * names.
 */
export function createRenamer() {
  const numbers = new Map<string, number>();
  const name = (text: string): string => {
    const number = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, number);
    return `name${number}`;
  };
  return {
    name,
    /** Renames the names in an expression, but nothing in quotes. */
    code: (text: string) =>
      text.replace(/"[^"]*"|'[^']*'|\b[A-Za-z_]\w*/g, (piece) => (/^["']/.test(piece) ? piece : name(piece))),
    /**
     * Renames the name in `assign:total>=2`, `uses:total` and `def:area/2`. Called functions are Python's own.
     */
    rule: (text: string) =>
      text.replace(
        /^((?:no:)?(?:assign|uses|def):)(\w+)/,
        (_, kind: string, own: string) => kind + name(own),
      ),
  };
}
