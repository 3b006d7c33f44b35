/** The numbers of the placed pieces, from the first line of the program to the last. */
export type Order = readonly number[];

/** Puts a piece behind those that are placed. */
export function withPiece(order: Order, piece: number): Order {
  return order.includes(piece) ? order : [...order, piece];
}

/** Takes a piece back; those behind it move up. */
export function withoutPiece(order: Order, piece: number): Order {
  return order.filter((placed) => placed !== piece);
}

/** Moves a placed piece one place up (-1) or down (1). At the end of the order it stays. */
export function withMoved(order: Order, piece: number, by: -1 | 1): Order {
  const from = order.indexOf(piece);
  const other = order[from + by];
  if (from === -1 || other === undefined) return order;
  return order.map((placed) => (placed === piece ? other : placed === other ? piece : placed));
}

/** The piece that is not placed and comes next after this one, from the beginning again after the last; null without one. */
export function nextFree(order: Order, total: number, piece: number): number | null {
  for (let step = 1; step < total; step += 1) {
    const candidate = (piece + step) % total;
    if (!order.includes(candidate)) return candidate;
  }
  return null;
}

/** Whether two orders are the same. */
export function isSameOrder(one: Order, other: Order): boolean {
  return one.length === other.length && one.every((piece, index) => piece === other[index]);
}
