/** Replaces names by numbers, each always by the same, so that programs can be compared without their names. */
export function createRenamer() {
  const numbers = new Map<string, number>();
  const name = (text: string): string => {
    const number = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, number);
    return `name${number}`;
  };
  return {
    name,
    /** Names in an expression; what stands in quote marks is no name. */
    code: (text: string) =>
      text.replace(/"[^"]*"|'[^']*'|\b[A-Za-z_]\w*/g, (piece) => (/^["']/.test(piece) ? piece : name(piece))),
    /** The names of `assign:total>=2`, `uses:total` and `def:area/2`; called functions are Python's own. */
    rule: (text: string) =>
      text.replace(
        /^((?:no:)?(?:assign|uses|def):)(\w+)/,
        (_, kind: string, own: string) => kind + name(own),
      ),
  };
}
