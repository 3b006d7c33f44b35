import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Where the screen of personalized exercises stands. */
const personalizedPath = '/personalized-exercises';

/** What is open beside the list: an exercise, the form for a question of one's own, or the picker. */
export type Place = { kind: 'exercise'; id: string } | { kind: 'form' } | { kind: 'picker' };

/** The address of a place: it survives a reload, and the browser's back button leads through it. */
export function addressOf(place: Place): string {
  if (place.kind === 'exercise') return `${personalizedPath}?exercise=${encodeURIComponent(place.id)}`;
  return place.kind === 'form' ? `${personalizedPath}?own=1` : personalizedPath;
}

/** Kept with a way that a learner chose: what opens takes the focus, which the first page of a visit leaves alone. */
export const chosen = { isChosen: true };

/**
 * Where the learner is, and how to go on. `chosenKey` is another one each time the learner chose a way, and null
 * where nobody did.
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

/** The place that an address names; whatever names none is the picker. */
export function readPlace(search: string): Place {
  const values = new URLSearchParams(search);
  const id = values.get('exercise');
  if (id !== null && id !== '') return { kind: 'exercise', id };
  return values.has('own') ? { kind: 'form' } : { kind: 'picker' };
}

function isChosen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isChosen' in state;
}
