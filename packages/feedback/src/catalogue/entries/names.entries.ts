import type { CatalogueEntry } from '../entry.ts';

/** Names that Python does not know. */
export const namesEntries: readonly CatalogueEntry[] = [
  {
    id: 'NAM-INVISIBLE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'invisibleCharacterInName',
  },
  {
    id: 'NAM-IMPORT',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'isUsualModule',
  },
  {
    id: 'NAM-OTHER-LANGUAGE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'nameOfOtherLanguage',
  },
  {
    id: 'NAM-CASE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined(?:\. Did you mean: '(?<sug>[^\s'()]+)')?/u,
    condition: 'nameDiffersInCaseOnly',
  },
  {
    id: 'NAM-TWO-SPELLINGS',
    exception: /^(?:NameError|UnboundLocalError)$/u,
    message: /(?:name|variable) '(?<name>[^\s'()]+)' (?:is not defined|where)/u,
    condition: 'definitionIsMisspelled',
  },
  {
    id: 'NAM-MODULE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'belongsToModule',
  },
  {
    id: 'NAM-METHOD',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'methodWithoutValue',
  },
  {
    id: 'NAM-TYPO',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined(?:\. Did you mean: '(?<sug>[^\s'()]+)')?/u,
    condition: 'suggestionIsClose',
  },
  {
    id: 'NAM-WRONG-SIGN',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'storedWithWrongOperator',
  },
  {
    id: 'NAM-NOT-REACHED',
    exception: /^(?:NameError|UnboundLocalError)$/u,
    message: /(?:name|variable) '(?<name>[^\s'()]+)' (?:is not defined|where)/u,
    condition: 'storedInSkippedBlock',
  },
  {
    id: 'NAM-NOT-INSIDE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'missingInFunction',
  },
  {
    id: 'NAM-PARAMETER',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'isParameterElsewhere',
  },
  {
    id: 'NAM-LOCAL',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'assignedOnlyInFunction',
  },
  {
    id: 'NAM-LATER',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'assignedLater',
  },
  {
    id: 'NAM-TURNED',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'turnedAround',
  },
  {
    id: 'NAM-QUOTES',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'looksLikeText',
  },
  { id: 'NAM-UNKNOWN', exception: /^(?:NameError)$/u, message: /name '(?<name>[^\s'()]+)' is not defined/u },
  {
    id: 'NAM-UNBOUND',
    exception: /^(?:UnboundLocalError)$/u,
    message: /cannot access local variable '(?<name>[^\s'()]+)'/u,
  },
];
