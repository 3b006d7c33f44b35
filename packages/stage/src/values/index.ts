export { drawArrows } from './arrows.ts';
export { flightsMarkup } from './flights-markup.ts';
export { flyValues } from './fly-values.ts';
export {
  endsWithoutReturn,
  goesIntoBlock,
  hasRun,
  type Moment,
  momentAt,
  type NameChange,
  type SeenProgram,
} from './moment.ts';
export { type Picture, pictureAt } from './picture.ts';
export { applyStep, countReferences, drawnAt, shownSteps, stateAt } from './state-at.ts';
export type { Trace, TraceStep } from './trace.ts';
export { valueText } from './value-text.ts';
export { type ShownValues, valuesMarkup } from './values-markup.ts';
export { valueWords } from './words.ts';
