export {
  addBusinessDays,
  addDays,
  addWeeks,
  defaultTimeZone,
  isoDayIn,
  type LearningDaySpan,
  learningDay,
  learningDaySpan,
  mondayOf,
  mondaysBetween,
} from './calendar.ts';
export {
  type CardAnswer,
  type CardKind,
  type CardKinds,
  type ChoiceKey,
  type DeckKind,
  type FaultyLineKey,
  type MultipleChoiceKey,
  type OptionLetter,
  type OrderLinesKey,
  optionLetters,
} from './card-kinds.ts';
export { usesChance } from './chance.ts';
export { countsMilestones } from './counts-milestones.ts';
export { type Drawing, type DrawingStep, type PenShape, type Point, penShapes } from './drawing.ts';
export {
  type Asked,
  type AskedByKind,
  type ByKind,
  type Evidence,
  type EvidenceByKind,
  type EvidenceKind,
  entryOf,
  outputOf,
} from './evidence.ts';
export { type ChecklistItem, checklistItems, type ThemePicture, themePictures } from './free-tasks.ts';
export { type HelpRung, helpRungs, rungNumber } from './help-rungs.ts';
export { isKeySymbol, type KeySymbol } from './key-symbols.ts';
export {
  type Bilingual,
  comingLanguages,
  type Language,
  type Localized,
  languages,
  localized,
  type TextByText,
  textByText,
  withoutComingTexts,
} from './languages.ts';
export { fairUsePerDay, maxCardLines, maxVisitorCodeLength } from './limits.ts';
export {
  maxGuessLength,
  predictionIn,
  readPrediction,
  withPrediction,
} from './prediction.ts';
export { type FilesLeft, programFileLimits, type TextFile } from './program-files.ts';
export {
  type AnticipatedMistake,
  afterTheCourse,
  type ExpectedCase,
  type ObservedMistake,
  type ObservedStop,
  type QuestionChecks,
} from './question-checks.ts';
export { isWritten, type QuestionKind, questionKinds } from './question-kinds.ts';
export {
  type Comparison,
  isEnough,
  isRule,
  isRuleOfFreeTasks,
  parseRule,
  type Rule,
  type RuleKind,
  ruleForms,
  ruleOptions,
} from './rules.ts';
export {
  type ClueCount,
  clueCounts,
  type MistakeKind,
  mistakeKinds,
  type Outcome,
  type OutcomeKind,
  outcomeKinds,
  type PythonException,
  type PythonValue,
  type RunReport,
  type ShownValue,
  type SourceClues,
  type SourceFacts,
  type SourceRange,
} from './run-report.ts';
export { drawingOfStrokes, readStrokes, type Stroke, strokesOf, strokesText } from './strokes.ts';
export {
  mostTraceSteps,
  stepsBetweenStates,
  type Trace,
  type TracedCondition,
  type TracedFrame,
  type TracedLine,
  type TracedLineKind,
  type TracedObject,
  type TracedState,
  type TracedValue,
  type TraceEnd,
  type TraceStep,
  tracedLineKinds,
} from './trace.ts';
export { type ShownStep, type VisitStep, visitSteps } from './visit-steps.ts';
export {
  type Walk,
  type WalkFacts,
  type WalkManner,
  type WalkSettings,
  walkManners,
  walksOf,
} from './walks.ts';
