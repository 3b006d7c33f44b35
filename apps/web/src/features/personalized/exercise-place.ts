import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** What is open beside the list: an exercise, the form for an own question, or the picker. */
export type Place = { kind: 'exercise'; id: string } | { kind: 'form' } | { kind: 'picker' };

/** Returns the address of what is open. It survives a reload and works with the back button. */
export function addressOf(place: Place): string {
  const path = paths.personalized();
  if (place.kind === 'exercise') return `${path}?exercise=${encodeURIComponent(place.id)}`;
  return place.kind === 'form' ? `${path}?own=1` : path;
}

/** Location state of a learner's navigation: unlike a visit's first page, it takes the focus. */
export const chosen = { isChosen: true };

/**
 * What is open, and the function to open something else. `chosenKey` is new for each navigation by the learner, and
 * null if the learner did not navigate.
 */
export function usePlace() {
  const location = useLocation();
  const { pathname, search, key } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const here = `${pathname}${search}`;
  const goTo = useCallback(
    (place: Place, options: { replace?: boolean } = {}) => {
      const address = addressOf(place);
      void navigate(address, { replace: options.replace === true || address === here, state: chosen });
    },
    [navigate, here],
  );
  return { place: readPlace(search), chosenKey: isChosen(state) ? key : null, goTo };
}

/** Reads from an address what is open; the picker if it names nothing. */
export function readPlace(search: string): Place {
  const values = new URLSearchParams(search);
  const id = values.get('exercise');
  if (id !== null && id !== '') return { kind: 'exercise', id };
  return values.has('own') ? { kind: 'form' } : { kind: 'picker' };
}

function isChosen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isChosen' in state;
}
