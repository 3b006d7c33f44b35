import type { TracedValue } from '@python-learning/domain';
import { type Moment, momentAt, type SeenProgram } from './moment.ts';
import { type Picture, type PicturedFrame, pictureAt } from './picture.ts';
import { argumentRange, type CodeRange, computedRange } from './value-source.ts';
import { shortened, valueText } from './value-text.ts';

/** Where a value comes from or goes to: what was typed last, the box of a name, or a part of the program. */
export type FlightPlace = 'typed' | { box: string } | CodeRange;

/** A value that moves in a step. */
export type Flight = { text: string; from: FlightPlace; to: FlightPlace };

/**
 * Returns what moves in a step: a new value goes from where it was computed, typed or given into the box of its name, and what a call
 * returns goes into the name that gets it, or back to the line of the call.
 */
export function flightsAt(seen: SeenProgram, index: number): Flight[] {
  const moment = momentAt(seen, index);
  if (moment === null || moment.leftOut > 0) return [];
  const picture = pictureAt(seen, index);
  const intoBoxes = picture.frames.flatMap((frame) => {
    const parameters = frame.boxes.map(({ name }) => name);
    const added = frame.boxes.filter(({ isNew }) => isNew);
    return added.map(({ name, value }) => ({
      text: shortText(value, picture),
      from: sourceOf(moment, picture, { frame, name, value, place: parameters.indexOf(name) }),
      to: { box: `${frame.id}-${name}` },
    }));
  });
  const hasReceiver = intoBoxes.some(({ from }) => typeof from === 'object' && 'box' in from);
  return hasReceiver ? intoBoxes : [...intoBoxes, ...flightBack(moment, picture)];
}

type NewValue = { frame: PicturedFrame; name: string; value: TracedValue; place: number };

function sourceOf(moment: Moment, picture: Picture, { frame, name, value, place }: NewValue): FlightPlace {
  const { step, seen } = moment;
  const line = moment.line ?? 1;
  if (step.called?.some(({ id }) => id === frame.id) === true) {
    return argumentRange(seen.code, line, { call: frame.name ?? '', parameter: name, place });
  }
  if (frame.returned !== undefined) return setFrom(moment, moment.ran ?? 1);
  const given = lastReturned(moment, picture);
  if (given !== undefined && JSON.stringify(given.value) === JSON.stringify(value)) return { box: given.box };
  return setFrom(moment, line);
}

/** Where a line has the value from that it sets. */
function setFrom({ step, seen }: Moment, line: number): FlightPlace {
  return step.read === undefined ? computedRange(seen.code, line) : 'typed';
}

/** The value of a call whose line does something else with it, such as printing it. */
function flightBack(moment: Moment, picture: Picture): Flight[] {
  const given = lastReturned(moment, picture);
  if (given === undefined || moment.line === null) return [];
  const to = computedRange(moment.seen.code, moment.line);
  return [{ text: shortText(given.value, picture), from: { box: given.box }, to }];
}

/** What the outermost of the calls gives back that end in the step, and the box it stands in. */
function lastReturned(
  { step }: Moment,
  { frames }: Picture,
): { box: string; value: TracedValue } | undefined {
  const ended = frames.find(({ id }) => id === step.returned?.at(-1)?.id);
  const value = ended?.returned;
  if (ended === undefined || value === undefined || value === null) return undefined;
  return { box: `${ended.id}-return`, value };
}

/** More letters than these are no value to follow with the eyes. */
const mostLetters = 12;

function shortText(value: TracedValue, { objects }: Picture): string {
  return shortened(valueText(value, objects), mostLetters);
}
