/**
 * True if the path is one of the pattern, in which `:name` stands for any segment. Like the router, ignores the case and
 * slashes at the end. The router's own `matchPath` builds a regular expression at each call: over all screens, that
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

/** Returns the parts of a path between its slashes, as written in the address. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
