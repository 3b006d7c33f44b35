import { useLocation } from 'react-router';
import { segmentsOf } from '../../lib/path-pattern.ts';

/** Returns the decoded parameter of the page's address. Only the last segment can be one (`lib/screens.ts`). */
export function useAddressParameter(): string {
  const written = segmentsOf(useLocation().pathname).at(-1) ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    // A `%` that is no code of a character.
    return written;
  }
}
