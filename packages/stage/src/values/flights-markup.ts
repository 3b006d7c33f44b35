import { escapeHtml } from '../html.ts';
import { type FlightPlace, flightsAt } from './flights.ts';
import type { SeenProgram } from './moment.ts';

/** How long a value is on its way, in milliseconds, where the next step leaves it the time. */
export const flightMs = 420;

/**
 * Renders the values that move in a step, for `flyValues`, which gives them their places. It belongs into an element that is round both the
 * program and the boxes. The boxes show their new values only after `--flight`, so the same time belongs to an element round them.
 */
export function flightsMarkup(seen: SeenProgram, index: number, lengthMs = flightMs): string {
  const flights = flightsAt(seen, index).map(({ text, from, to }) => {
    const places = `data-from="${placeText(from)}" data-to="${placeText(to)}"`;
    return `<i class="flight" data-key="flight-${index}-${placeText(to)}" data-ms="${lengthMs}" ${places}>${escapeHtml(text)}</i>`;
  });
  return flights.length === 0
    ? ''
    : `<div class="flights" aria-hidden="true" lang="en">${flights.join('')}</div>`;
}

function placeText(place: FlightPlace): string {
  if (place === 'typed') return 'typed';
  if ('box' in place) return `box ${escapeHtml(place.box)}`;
  return `code ${place.line} ${place.start} ${place.end}`;
}
