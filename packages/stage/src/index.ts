export { frameAt } from './frame.ts';
export { lengthOf } from './letters.ts';
export { placesOf } from './lit-text.ts';
export { readLiteLesson, writeLiteLesson } from './lite-lesson.ts';
export { type Look, type Room, videoLook } from './look.ts';
export { effectMs } from './program-at.ts';
export {
  type Cue,
  type ProgramScreen,
  type Span,
  speechOf,
  type TimedInput,
  type TimedLine,
  type TimedMark,
  type TimedProgram,
  type TimedRow,
  type TimedRun,
  type TimedScene,
  type TimedStep,
  type Timeline,
  type TryIt,
  type Written,
} from './timeline.ts';
export { creditOf, posterCard } from './title-card.ts';
export { type CodeEdit, planTyping } from './typing.ts';
export { type WorldName, worldNames } from './world/world-names.ts';
