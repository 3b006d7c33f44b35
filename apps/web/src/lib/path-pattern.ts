/**
 * True if the path is one of the pattern, in which `:name` stands for any segment. Like the router, ignores the case and
 * a slash at the end. The router's own `matchPath` builds a regular expression at each call: over all screens, that
 * takes a cheap phone 20 ms.
 */
export function isPathOf(pattern: string, pathname: string): boolean {
  const expected = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  return (
    expected.length === given.length &&
    expected.every(
      (segment, index) => segment.startsWith(':') || segment.toLowerCase() === given[index]?.toLowerCase(),
    )
  );
}

/** Returns the parts of a path between its slashes, as written in the address; none for `/`. */
export function segmentsOf(path: string): string[] {
  const [, ...segments] = path.split('/');
  return segments.at(-1) === '' ? segments.slice(0, -1) : segments;
}
